import { describe, expect, it } from "vitest";
import { commitmentTo, judge, promiseOf, seedFrom } from "./fair";
import type { ShuffleNote, TableRecord } from "./protocol";

const table = "abc";
const secret = "00ff".repeat(16);
const parts = { "0": "aa".repeat(16), "2": "bb".repeat(16) };
const VICTIM = "0";
const CONFEDERATE = "2";

/** A record that fits itself, whatever it is made of; people sit on the seats 0 and 2, a bot between them. */
async function recordOf(secret: string, parts: Record<string, string>, promised: Record<string, string> = parts): Promise<TableRecord> {
  const promises = Object.fromEntries(await Promise.all(Object.entries(promised).map(async ([seat, part]) => [seat, await promiseOf(table, part)])));
  const fair = { commitment: await commitmentTo(secret), secret, parts, promises };
  const people = [null, "casual", null].map((level) => ({ name: null, level }));
  return { noripan_record: 3, table, people, match: { seed: await seedFrom(secret, table, parts) }, fair } as unknown as TableRecord;
}

async function kept(more: Partial<ShuffleNote> = {}): Promise<ShuffleNote> {
  const { fair } = await recordOf(secret, parts);
  return { noripan_shuffle: 1, server: "", table, part: parts[VICTIM], commitment: fair.commitment, seat: 0, promises: fair.promises!, revealed: true, first: null, ...more };
}

describe("a record by itself", () => {
  it("fits, but may be of any shuffle", async () => {
    expect(await judge(await recordOf(secret, parts))).toMatchObject({ bound: true, promised: true, made: true, dealt: true, kept: null, mark: "unknown" });
  });
  it("is doubted if any part of it was changed", async () => {
    const good = await recordOf(secret, parts);
    const fair = (more: object) => judge({ ...good, fair: { ...good.fair, ...more } });
    expect(await fair({ secret: "11".repeat(32) })).toMatchObject({ bound: false, made: false, mark: "broken" });
    expect(await fair({ parts: { ...parts, "2": "cc".repeat(16) } })).toMatchObject({ bound: true, promised: false, made: false, mark: "broken" });
    expect(await fair({ promises: { "0": good.fair.promises!["0"] } })).toMatchObject({ promised: false, mark: "broken" });
    expect(await fair({ promises: null })).toMatchObject({ promised: false, mark: "broken" });
    expect(await judge({ ...good, table: "abd" })).toMatchObject({ made: false, mark: "broken" });
    expect(await judge({ ...good, match: { ...good.match, deal: {} } })).toMatchObject({ dealt: false, mark: "broken" });
  });
  it("of a time before promises is judged as far as it goes", async () => {
    const good = await recordOf(secret, parts);
    const old = { ...good, noripan_record: 2, fair: { ...good.fair, promises: null } };
    expect(await judge(old)).toMatchObject({ promised: true, mark: "unknown" });
    expect(await judge(old, await kept())).toMatchObject({ kept: { others: false }, mark: "broken" });
  });
  it("is not judged if it is none", async () => {
    await expect(judge({} as TableRecord)).rejects.toThrow();
  });
});

describe("a record and what was kept", () => {
  it("prove the shuffle if they agree", async () => {
    expect(await judge(await recordOf(secret, parts), await kept())).toMatchObject({ kept: { shown: true, others: true, mine: true }, mark: "proved" });
  });
  it("prove less if somebody's part is missing", async () => {
    const alone = await recordOf(secret, { "0": parts[VICTIM] }, parts);
    expect(await judge(alone, await kept())).toMatchObject({ missing: [2], mark: "partly" });
    expect(await judge(await recordOf(secret, parts), await kept({ promises: {}, revealed: false }))).toMatchObject({ mark: "partly" });
  });

  // a dishonest operator, who writes records that fit themselves
  const forgeries: [string, () => Promise<TableRecord>, object][] = [
    ["a secret chosen after the parts", () => recordOf("12".repeat(32), parts), { shown: false }],
    ["another part in the player's name", () => recordOf(secret, { ...parts, [VICTIM]: "cc".repeat(16) }), { others: false, mine: false }],
    ["a confederate's part found last", () => recordOf(secret, { ...parts, [CONFEDERATE]: "dd".repeat(16) }), { others: false, mine: true }],
    ["the player's part left out", () => recordOf(secret, { [CONFEDERATE]: parts[CONFEDERATE] }, parts), { others: true, mine: false }],
    ["the record of another table", async () => ({ ...(await recordOf(secret, parts)), table: "other" }), { shown: false }],
  ];
  it.each(forgeries)("%s is found out", async (_, forge, found) => {
    expect(await judge(await forge(), await kept())).toMatchObject({ kept: found, mark: "broken" });
  });
});
