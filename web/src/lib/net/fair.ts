/** Was the shuffle fair? The same check as noripan/protocol/fair.py, made here, in the browser, by the browser's own cryptography. */
import type { ShuffleNote, TableRecord } from "$lib/net/protocol";

const text = new TextEncoder();
const PROMISED = 3; // the first format of records in which people promise their parts

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error("not hexadecimal");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Browsers compute digests only over https or on the same machine. */
export const able = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function commitmentTo(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

/** What binds a person to their part at this table, and hides it. */
export async function promiseOf(table: string, part: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", text.encode(`noripan part ${table} ${part}`)));
}

export async function seedFrom(secret: string, table: string, parts: Record<string, string>): Promise<string> {
  const seats = Object.keys(parts).sort((a, b) => Number(a) - Number(b));
  const lines = [`noripan ${table}`, ...seats.map((seat) => `${Number(seat)} ${parts[seat]}`)];
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, text.encode(lines.join("\n"))));
}

/** proved: nobody could choose the cards · partly: nothing is wrong, but parts are missing · unknown: this browser kept nothing to
 * compare with · broken: the record contradicts itself or what was kept */
export type ShuffleMark = "proved" | "partly" | "unknown" | "broken";

export interface Verdict {
  commitment: string; // what the secret of the record binds to
  bound: boolean; // and whether that is what the record says was promised
  promised: boolean; // every part is the one its person had promised
  seed: string; // the seed that secret and parts make
  made: boolean; // and whether the match was dealt from it
  dealt: boolean; // nobody set up the deal
  kept: { shown: boolean; others: boolean; mine: boolean } | null; // the server's, everybody's and our own are those we kept
  missing: number[]; // people whose part is not in the seed
  mark: ShuffleMark;
}

const same = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([seat, value]) => other[seat] === value);

/** Throws if this is no record of a table. */
export async function judge(record: TableRecord, note: ShuffleNote | null = null): Promise<Verdict> {
  const { commitment, secret, parts } = record.fair;
  const promises = record.fair.promises ?? {};
  const people = (record.people ?? []).flatMap(({ level }, seat) => (level === null ? [seat] : []));
  const bound = await commitmentTo(secret);
  const seed = await seedFrom(secret, record.table, parts);
  const kept = note && (await compare(record, promises, note));
  const verdict = {
    commitment: bound,
    bound: bound === commitment,
    promised: record.noripan_record < PROMISED || (await allPromised(record.table, people, promises, parts)),
    seed,
    made: seed === record.match.seed,
    dealt: !("deal" in record.match),
    kept,
    missing: people.filter((seat) => parts[seat] === undefined),
  };
  const fits = verdict.bound && verdict.promised && verdict.made && verdict.dealt;
  return { ...verdict, mark: markOf(fits, kept, note, verdict.missing) };
}

function markOf(fits: boolean, kept: Verdict["kept"], note: ShuffleNote | null, missing: number[]): ShuffleMark {
  if (!fits || (kept && !(kept.shown && kept.others && kept.mine))) return "broken";
  if (!note) return "unknown";
  return missing.length || !Object.keys(note.promises).length ? "partly" : "proved";
}

async function allPromised(table: string, people: number[], promises: Record<string, string>, parts: Record<string, string>): Promise<boolean> {
  if (people.some((seat) => promises[seat] === undefined)) return false;
  const made = await Promise.all(Object.entries(parts).map(async ([seat, part]) => promises[seat] === (await promiseOf(table, part))));
  return made.every(Boolean);
}

/** Nothing in the note comes from the record. */
async function compare(record: TableRecord, promises: Record<string, string>, note: ShuffleNote): Promise<NonNullable<Verdict["kept"]>> {
  const present = Object.keys(note.promises).length > 0; // when the cards were shuffled
  const own = String(note.seat);
  return {
    shown: record.table === note.table && record.fair.commitment === note.commitment,
    others: !present || same(promises, note.promises),
    mine:
      (!present || note.promises[own] === (await promiseOf(note.table, note.part))) &&
      (!note.revealed || record.fair.parts[own] === note.part),
  };
}
