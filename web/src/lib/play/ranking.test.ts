import { describe, expect, it } from "vitest";
import { ranked } from "./ranking";

describe("places at the end", () => {
  it("are by points where many are good", () => {
    expect(ranked([3, 9, 5], [1]).map(({ seats, place }) => [seats[0], place])).toEqual([[1, 1], [2, 2], [0, 3]]);
  });
  it("are by points where few are good", () => {
    expect(ranked([30, 12, 44], [1]).map(({ seats }) => seats[0])).toEqual([1, 0, 2]);
  });
  it("are shared", () => {
    expect(ranked([5, 5, 1, 1], [0, 1]).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  });
  it("are those of teams with what partners have together", () => {
    const teams = [[0, 2], [1, 3]];
    expect(ranked([10, 8, 21, 17], [0, 2], teams)).toEqual([
      { seats: [0, 2], score: 31, place: 1 },
      { seats: [1, 3], score: 25, place: 2 },
    ]);
  });
  it("go by who won where totals are equal", () => {
    expect(ranked([7, 9, 9], [2]).map(({ seats }) => seats[0])).toEqual([2, 1, 0]);
  });
});
