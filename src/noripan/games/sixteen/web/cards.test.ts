import { describe, expect, it } from "vitest";
import { sorted } from "$lib/play/order";
import { orders, tilesOf } from "./cards";
import { tapped } from "./choose";

describe("moves", () => {
  it("name the tiles they lay", () => {
    expect(tilesOf("R7")).toEqual(["R7"]);
    expect(tilesOf("R7-9")).toEqual(["R7", "R8", "R9"]);
    expect(tilesOf("B14-E")).toEqual(["B14", "B15", "BE"]);
    expect(tilesOf("B15-R")).toEqual(["B15", "BR"]);
    expect(tilesOf("GR")).toEqual(["GR"]);
    expect(tilesOf("scissors R")).toEqual([]);
    expect(tilesOf("bin R 3")).toEqual([]);
  });
});

describe("tapping tiles", () => {
  const moves = ["R7", "R7-8", "R7-9", "R8", "R8-9", "R9", "Y3", "pass"];
  it("chooses the longest run from there", () => {
    expect(tapped("R7", null, moves)).toBe("R7-9");
    expect(tapped("R8", null, moves)).toBe("R8-9");
    expect(tapped("Y3", "R7-9", moves)).toBe("Y3");
  });
  it("shortens the run from its end", () => {
    expect(tapped("R9", "R7-9", moves)).toBe("R7-8");
    expect(tapped("R8", "R7-9", moves)).toBe("R7-8");
    expect(tapped("R7", "R7-9", moves)).toBe("R7");
  });
  it("widens the run to the tile tapped", () => {
    expect(tapped("R9", "R7", moves)).toBe("R7-9");
    expect(tapped("R7", "R9", moves)).toBe("R7-9");
  });
  it("chooses nothing more at the second tap on a single tile", () => {
    expect(tapped("R7", "R7", moves)).toBeNull();
  });
  it("never chooses what is not legal", () => {
    expect(tapped("R12", null, moves)).toBeNull();
  });
});

it("a hand lies by colour or by number, with scissors and bin at the end", () => {
  const hand = ["bin", "BE", "R10", "R2", "B2", "scissors"];
  expect(sorted(hand, orders.colour!)).toEqual(["R2", "R10", "B2", "BE", "bin", "scissors"]);
  expect(sorted(hand, orders.number!)).toEqual(["R2", "B2", "R10", "BE", "bin", "scissors"]);
});
