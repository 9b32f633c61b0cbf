import { describe, expect, it } from "vitest";
import { clockText } from "./clock";
import { courseOf } from "./course";
import { commitmentTo, judge, seedFrom } from "./fair";
import { mosaic } from "./mosaic";
import { namesOf, othersOf } from "./play";
import type { TableRecord } from "./protocol";
import { ranked } from "./ranking";
import { neighbour } from "./roving";
import { laidOut } from "./ui/drawing";

describe("places at the end", () => {
  it("are by points where many are good", () => {
    expect(ranked([3, 9, 5], [1]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [2, 2], [0, 3]]);
  });
  it("are by points where few are good", () => {
    expect(ranked([30, 12, 44], [1]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });
  it("are shared", () => {
    expect(ranked([5, 5, 1, 1], [0, 1]).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  });
});

describe("arrow keys", () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 0, y: 60 },
    { x: 50, y: 60 },
  ];
  it("walk to the neighbour in that direction", () => {
    expect(neighbour(grid[0]!, grid, "ArrowRight")).toBe(1);
    expect(neighbour(grid[0]!, grid, "ArrowDown")).toBe(2);
    expect(neighbour(grid[3]!, grid, "ArrowUp")).toBe(1);
    expect(neighbour(grid[3]!, grid, "ArrowLeft")).toBe(2);
  });
  it("stay where there is none", () => {
    expect(neighbour(grid[0]!, grid, "ArrowLeft")).toBe(-1);
  });
});

describe("people", () => {
  it("sit in the order of turns after us", () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(2, null)).toEqual([0, 1]);
  });
  it("are told apart", () => {
    const seats = [
      { name: "Sol", level: null },
      { name: null, level: "casual" },
      { name: null, level: "expert" },
      { name: null, level: "casual" },
      { name: null, level: null },
    ];
    expect(namesOf(seats, (level) => level.toUpperCase(), "gone")).toEqual(["Sol", "CASUAL 1", "EXPERT", "CASUAL 2", "gone"]);
  });
});

describe("clocks", () => {
  it("round up, so that none shows 0 before it is over", () => {
    expect([500, 61_000, 3_600_000, 90_000_000].map(clockText)).toEqual(["0:01", "1:01", "1:00:00", "1 d 01 h"]);
  });
});

describe("the home page", () => {
  it("gives every game a patch of its own, wishes first", () => {
    expect(mosaic([null, "wide", "small", null, "wide"])).toEqual(["b", "a", "d", "c", "e"]);
    expect(mosaic(["small", "small", "small", "small", "small"])!.toSorted()).toEqual(["a", "b", "c", "d", "e"]);
    expect(mosaic([null])).toBeNull();
  });
});

describe("numerals", () => {
  it("stand side by side, 1 being narrow", () => {
    expect(laidOut("16")).toEqual({ signs: [{ sign: "1", x: 0 }, { sign: "6", x: 43 }], width: 105 });
  });
});

describe("the fair shuffle", () => {
  const secret = "00ff".repeat(16);
  const parts = { "10": "aa".repeat(16), "2": "bb".repeat(16) };
  async function record(): Promise<TableRecord> {
    const fair = { commitment: await commitmentTo(secret), secret, parts };
    return { table: "abc", match: { seed: await seedFrom(secret, "abc", parts) }, fair } as unknown as TableRecord;
  }
  it("is confirmed", async () => {
    expect(await judge(await record())).toMatchObject({ bound: true, made: true, dealt: true });
  });
  it("is doubted if any part of the record was changed", async () => {
    const good = await record();
    expect(await judge({ ...good, fair: { ...good.fair, secret: "11".repeat(32) } })).toMatchObject({ bound: false, made: false });
    expect(await judge({ ...good, fair: { ...good.fair, parts: { "2": "cc".repeat(16) } } })).toMatchObject({ bound: true, made: false });
    expect(await judge({ ...good, table: "abd" })).toMatchObject({ made: false });
    expect(await judge({ ...good, match: { ...good.match, deal: {} } })).toMatchObject({ dealt: false });
  });
  it("is not judged without a record", async () => {
    await expect(judge({} as TableRecord)).rejects.toThrow();
  });
});

describe("the course of a match", () => {
  const counted = (seat: number, total: number) => ({ fact: "counted", seat, total });
  it("follows every new total, round by round", () => {
    const facts = [counted(0, 4), counted(1, 7), { fact: "laid", seat: 0 }, counted(0, 4), counted(1, 3), counted(0, 9), counted(1, 12)];
    const course = courseOf(facts, 2)!;
    expect(course.seats[1]).toEqual([{ at: 0, total: 0 }, { at: 1, total: 7 }, { at: 2, total: 3 }, { at: 3, total: 12 }]);
    expect([course.countings, course.low, course.high]).toEqual([3, 0, 12]);
  });
  it("is not drawn where points were counted once", () => {
    expect(courseOf([counted(0, 40), counted(1, 7)], 2)).toBeNull();
  });
});
