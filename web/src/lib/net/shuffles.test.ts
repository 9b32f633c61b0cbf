import { beforeEach, describe, expect, it, vi } from "vitest";
import { promiseOf } from "./fair";
import type { TableFrame, TableShown } from "./protocol";
import { keepFirst, mayReveal, missingAt, noteOf, promiseAndSit, reveal } from "./shuffles";

const table = "abc";
let asked: { path: string; body: any }[];
let answers: (() => Response)[]; // to what is asked after sitting down

const seats = (mine: string | null, theirs: string | null) => [mine, theirs].map((promise, person) => ({ person: `${person}`, name: null, level: null, gone: false, bot: false, promise, revealed: false, holiday_until: null }));
function shown(mine: string | null, theirs: string | null = "22".repeat(32), more: Partial<TableShown> = {}): TableShown {
  return { id: table, status: "open", shuffling: true, commitment: "11".repeat(32), you: 0, seats: seats(mine, theirs), ...more } as TableShown;
}
const json = (data: unknown, status = 200) => new Response(JSON.stringify(data), { status });

beforeEach(async () => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  vi.stubGlobal("location", { origin: "https://play.example.org" });
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) });
    return path.endsWith("/sit") ? json({ table: shown(null, null, { shuffling: false }), invitation: null }) : answers.shift()!();
  });
  await promiseAndSit(table, null, null);
});

const mine = () => promiseOf(table, noteOf(table)!.part);

describe("sitting down", () => {
  it("promises a part without showing it, and keeps what the server showed", async () => {
    expect(asked[0]!.body).toEqual({ promise: await mine(), seat: null, invitation: null });
    expect(noteOf(table)).toMatchObject({ commitment: "11".repeat(32), seat: 0, promises: {}, revealed: false });
  });
});

describe("revealing", () => {
  it("happens once everybody is bound, and all promises are kept first", async () => {
    answers = [() => json({})];
    await reveal(shown(await mine()));
    expect(asked[1]).toEqual({ path: `/api/tables/${table}/reveal`, body: { part: noteOf(table)!.part } });
    expect(noteOf(table)).toMatchObject({ promises: { "0": await mine(), "1": "22".repeat(32) }, revealed: true });
  });
  it("does not happen if somebody is not bound, or anything differs from what we saw", async () => {
    const own = await mine();
    expect(await mayReveal(shown(own, null))).toBeNull();
    expect(await mayReveal(shown("33".repeat(32)))).toBeNull();
    expect(await mayReveal(shown(own, undefined, { commitment: "44".repeat(32) }))).toBeNull();
    expect(await mayReveal(shown(own, undefined, { shuffling: false }))).toBeNull();
    expect(await mayReveal(shown(own))).not.toBeNull();
    expect(await mayReveal(shown(own, "55".repeat(32)))).toBeNull();
  });
  it("is tried again while the server cannot be reached, and not if it is too late", async () => {
    answers = [() => json({ error: "store_down", details: {} }, 503), () => json({})];
    await reveal(shown(await mine()));
    expect(noteOf(table)!.revealed).toBe(true);
    answers = [() => json({ error: "part_not_awaited", details: {} }, 409)];
    await reveal(shown(await mine()));
    expect(asked).toHaveLength(4);
  });
});

describe("the first cards", () => {
  const frame = (view: object, until: number | null = null) => ({ table, seq: 0, view, until }) as unknown as TableFrame;
  it("are kept once, unless they may never come to pass", async () => {
    keepFirst(frame({ hand: ["x"] }));
    expect(noteOf(table)!.first).toBeNull(); // the cards were not shuffled with our part
    await mayReveal(shown(await mine()));
    keepFirst(frame({ hand: ["a"] }, 1000));
    keepFirst(frame({ hand: ["b"] }));
    keepFirst(frame({ hand: ["c"] }));
    expect(noteOf(table)!.first).toEqual({ seq: 0, view: { hand: ["b"] } });
  });
});

it("who is missing can be seen at the table", () => {
  const [one, other] = seats("11", "22");
  expect(missingAt({ ...shown(null), seats: [{ ...one!, revealed: true }, other!] })).toEqual([1]);
});
