import { describe, expect, it } from "vitest";
import { namesOf, othersOf } from "./play";

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

describe("a name from right to left", () => {
  it("is kept apart from the sentence around it", () => {
    const seats = ["Sol", "محمد"].map((name) => ({ name, level: null }));
    expect(namesOf(seats, String, "gone")).toEqual(["Sol", "\u2068محمد\u2069"]);
  });
});
