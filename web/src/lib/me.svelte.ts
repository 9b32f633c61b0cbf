/** Who sits before this browser. A visitor becomes a guest when they first do something that needs a name. */
import { get, patch, post, Refused } from "./api";
import type { Me, TableMade } from "./protocol";
import { settings } from "./settings.svelte";
import { speech } from "./speech.svelte";

export const me = $state({ person: null as Me | null });

/** Recognise somebody who was here before; asks nothing of a newcomer. */
export async function recognise(): Promise<void> {
  if (!settings.known) return;
  try {
    me.person = await get<Me>("/api/me");
  } catch (error) {
    if (error instanceof Refused && error.status === 401) settings.known = false;
  }
}

/** Be somebody: the person known here, or a new guest. */
export async function ensure(name?: string): Promise<Me> {
  if (me.person) return me.person;
  try {
    me.person = await post<Me>("/api/guest", { name: name ?? inventedName(), language: settings.language });
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "already_signed_in") throw error;
    me.person = await get<Me>("/api/me");
  }
  settings.known = true;
  return me.person;
}

export async function rename(name: string): Promise<void> {
  if (me.person) me.person = await patch<Me>("/api/me", { name });
  else await ensure(name);
}

/** A friendly name for who has not chosen one. */
function inventedName(): string {
  const names = speech.say("guest-names").split(",");
  const [pick, number] = crypto.getRandomValues(new Uint16Array(2));
  return `${names[pick! % names.length]!.trim()} ${(number! % 90) + 10}`;
}

/** This person's part of the seed of a match. */
export function seedPart(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function sit(table: string, invitation: string | null, seat: number | null = null): Promise<TableMade> {
  await ensure();
  return post<TableMade>(`/api/tables/${table}/sit`, { random: seedPart(), seat, invitation });
}

/** A table full of bots, started at once; its name. */
export async function playNow(game: string, players: number): Promise<string> {
  await ensure();
  const bots = Array<string>(players - 1).fill(settings.level);
  const { table } = await post<TableMade>("/api/tables", { game, players, bots });
  await sit(table.table, null);
  await post(`/api/tables/${table.table}/start`);
  return table.table;
}
