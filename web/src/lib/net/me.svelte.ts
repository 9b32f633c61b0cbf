/** Who sits before this browser. A visitor becomes a guest when they first do something that needs a name. */
import { get, patch, post, Refused } from "$lib/net/api";
import type { Me, TableWithInvitation } from "$lib/net/protocol";
import { promiseAndSit, start } from "$lib/net/shuffles";
import { settings } from "$lib/ui/settings.svelte";
import { speech } from "$lib/text/speech.svelte";

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

/** Be this person from now on, in this browser. */
export function become(person: Me): void {
  me.person = person;
  settings.known = true;
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

export async function sit(table: string, invitation: string | null, seat: number | null = null): Promise<TableWithInvitation> {
  await ensure();
  return promiseAndSit(table, invitation, seat);
}

/** A table full of bots, started at once; its name. */
export async function playNow(game: string, players: number, level = settings.level, options: Record<string, unknown> = {}): Promise<string> {
  await ensure();
  const bots = Array<string>(players - 1).fill(level);
  const { table } = await post<TableWithInvitation>("/api/tables", { game, players, bots, options });
  await sit(table.id, null);
  await start(table.id);
  return table.id;
}
