import { describe, expect, it } from "vitest";
import { mosaic } from "./mosaic";

describe("the home page", () => {
  it("gives every game a patch of its own, wishes first", () => {
    const areas = (...wishes: Parameters<typeof mosaic>[0]) => mosaic(wishes)!.map(({ area }) => area);
    expect(areas(null, "wide", "small", null, "wide")).toEqual(["b", "a", "d", "c", "e"]);
    expect(areas("small", "small", "small", "small", "small").toSorted()).toEqual(["a", "b", "c", "d", "e"]);
  });
  it("has room for any number of games", () => {
    const below = (count: number) => mosaic(Array.from({ length: count }, () => null))!.filter(({ area }) => !area);
    expect(below(6)).toEqual([{ area: null, desktop: 3, tablet: 2 }]);
    expect(below(7).map(({ desktop, tablet }) => [desktop, tablet])).toEqual([[1, 1], [2, 1]]);
    expect(below(9).map(({ desktop }) => desktop)).toEqual([1, 1, 1, 3]);
  });
  it("is a plain grid where they are few", () => {
    expect(mosaic([null])).toBeNull();
  });
});
