import { describe, expect, it } from "vitest";
import { actsOf, lostBy, named, pileFor, readMove, sockets, wouldWin } from "./cards";

describe("moves", () => {
  it("are taken apart", () => {
    expect(readMove("r3")).toMatchObject({ kind: "lay", card: "r3", number: 3, up: false });
    expect(readMove("bW=1^")).toMatchObject({ kind: "lay", card: "bW", number: 1, up: true, colour: "b" });
    expect(readMove("reverse^")).toMatchObject({ kind: "reverse", up: true });
    expect(readMove("steal 2^")).toMatchObject({ kind: "steal", seat: 2, top: true, up: false });
    expect(readMove("steal^ 2")).toMatchObject({ kind: "steal", seat: 2, top: false, up: true });
    expect(readMove("chip^ 1 b")).toMatchObject({ kind: "chip", seat: 1, colour: "b", up: true });
    expect(readMove("discard hold")).toMatchObject({ kind: "discard", card: "hold" });
    expect(["hold", "allow", "end"].map(readMove)).toEqual([null, null, null]);
  });
  it("belong to a card in hand or to the one on the discard pile", () => {
    const moves = ["r2", "r2^", "rW=2", "rW=1", "discard r2", "discard rW", "steal 1"];
    expect(actsOf(moves, "r2", false).map((act) => act.move)).toEqual(["r2", "discard r2"]);
    expect(actsOf(moves, "r2", true).map((act) => act.move)).toEqual(["r2^"]);
    expect(actsOf(moves, "rW", false)).toHaveLength(3);
  });
});

it("a number goes on the older pile that waits for it, a one on a new pile", () => {
  expect(pileFor([["r1", "r2"], ["rW", "r2"]], 3)).toBe(0);
  expect(pileFor([["r1"], ["r1", "r2"]], 3)).toBe(1);
  expect(pileFor([["r1"]], 1)).toBe(1);
});

it("cards alike have names of their own", () => {
  expect(named(["r1", "hold", "r1"]).map((one) => one.name)).toEqual(["r1 0", "hold 0", "r1 1"]);
});

it("a fifth chip wins only with two of each colour", () => {
  expect(wouldWin({ r: 2, b: 2 }, "b")).toBe(true);
  expect(wouldWin({ r: 4, b: 1 }, "b")).toBe(true);
  expect(wouldWin({ r: 3, b: 1 }, "r")).toBe(false);
  expect(wouldWin({ r: 1, b: 2 }, "r")).toBe(false);
});

it("the way to five chips shows which colour is missing", () => {
  expect(sockets(1, 0).map((one) => `${one.colour}${one.filled ? "+" : "-"}`)).toEqual(["r+", "r-", "b-", "b-", "null-"]);
  expect(sockets(4, 1).map((one) => `${one.colour}${one.filled ? "+" : "-"}`)).toEqual(["r+", "r+", "b+", "b-", "r+", "r+"]);
});

it("what others took from a seat, or kept from it, is lost; what it took itself is not", () => {
  const events = [
    { event: "stole_card", seat: 1, from_seat: 0, card: "r5" },
    { event: "stole_chip", seat: 0, from_seat: 1, colour: "b" },
    { event: "held_up", seat: 2, from_seat: 0, colour: "r" },
    { event: "discarded", seat: 0, card: "b1" },
  ];
  expect(lostBy(0, events)).toEqual([events[0], events[2]]);
});
