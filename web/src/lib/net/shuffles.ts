/** What this browser keeps of every shuffle, to compare the record with afterwards: what it was shown before its own part was known. */
import { post, Refused } from "$lib/net/api";
import { able, hex, promiseOf } from "$lib/net/fair";
import type { ShuffleNote, TableFrame, TableShown, TableWithInvitation } from "$lib/net/protocol";

const KEY = "noripan-shuffles";
const MOST_KEPT = 60;
const TRIES = 8;
const WAIT_MS = 300;

function notes(): Record<string, ShuffleNote> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, ShuffleNote>;
  } catch {
    return {};
  }
}

export function noteOf(table: string): ShuffleNote | null {
  return notes()[table] ?? null;
}

function keep(note: ShuffleNote): void {
  const { [note.table]: _, ...others } = notes();
  const kept = Object.fromEntries([...Object.entries(others), [note.table, note]].slice(-MOST_KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a full store: the check says that nothing was kept
  }
}

/** Take a seat and promise our part of the seed; a browser without digests can only give the part away. */
export async function promiseAndSit(table: string, invitation: string | null, seat: number | null): Promise<TableWithInvitation> {
  const part = hex(crypto.getRandomValues(new Uint8Array(16)).buffer);
  const given = able() ? { promise: await promiseOf(table, part) } : { random: part };
  const made = await post<TableWithInvitation>(`/api/tables/${table}/sit`, { ...given, seat, invitation });
  const { commitment, you } = made.table;
  const note = { noripan_shuffle: 1, server: location.origin, table, part, commitment, seat: you, promises: {}, revealed: false, first: null };
  if (able()) keep(note);
  return made;
}

/** Our note if the table waits for our part and nobody can change anything after seeing it; it then holds everybody's promises. */
export async function mayReveal(table: TableShown): Promise<ShuffleNote | null> {
  const note = noteOf(table.id);
  if (!note || table.you === null || !table.shuffling || table.seats[table.you]?.revealed) return null;
  const people = table.seats.flatMap(({ level, promise }, seat) => (level === null ? [[String(seat), promise] as const] : []));
  const promises = Object.fromEntries(people.filter((one): one is [string, string] => one[1] !== null));
  const bound = Object.keys(promises).length === people.length && promises[table.you] === (await promiseOf(table.id, note.part));
  const before = Object.entries(note.promises);
  const changed = before.length > 0 && (before.length !== people.length || before.some(([seat, promise]) => promises[seat] !== promise));
  if (!bound || changed || table.commitment !== note.commitment) return null;
  const bare = { ...note, seat: table.you, promises };
  keep(bare);
  return bare;
}

const revealing = new Set<string>();

/** Reveal our part, if this table as it is shown waits for it. The others wait for us, so we try again at once. */
export async function reveal(table: TableShown): Promise<void> {
  if (!table.shuffling || revealing.has(table.id)) return;
  revealing.add(table.id);
  try {
    const note = await mayReveal(table);
    for (let left = note ? TRIES : 0; left > 0; left--) {
      try {
        await post(`/api/tables/${table.id}/reveal`, { part: note!.part });
        keep({ ...noteOf(table.id)!, revealed: true }); // which may know the first cards by now
        return;
      } catch (error) {
        if (!(error instanceof Refused) || ![0, 503].includes(error.status)) return; // too late: the check at the end says so
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      }
    }
  } finally {
    revealing.delete(table.id);
  }
}

/** The first cards that we see. While we are asked something, a view is of what may never come to pass. */
export function keepFirst(frame: TableFrame): void {
  const note = noteOf(frame.table);
  if (note && note.first === null && Object.keys(note.promises).length && frame.until === null) {
    keep({ ...note, first: { seq: frame.seq, view: frame.view } });
  }
}

/** Start the match of a table; it begins when everybody has revealed their part. */
export async function start(table: string): Promise<void> {
  const made = await post<TableWithInvitation>(`/api/tables/${table}/start`);
  await reveal(made.table);
}

/** People whose part is not in the seed, of a table whose cards are dealt. */
export function missingAt(table: TableShown): number[] {
  return table.seats.flatMap(({ promise, revealed }, seat) => (promise !== null && !revealed ? [seat] : []));
}
