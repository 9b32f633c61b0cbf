import { describe, expect, it } from "vitest";
import { bursts, fills, room, scaleOf } from "./mission";
import { lastCardLaid, reckoningOf } from "./round";

describe("missions", () => {
  it("burst at the top, the low one at the bottom", () => {
    const high = scaleOf("high12", [0, 3]);
    expect([11, 12, 20].map((sum) => bursts(high, sum))).toEqual([false, true, true]);
    const low = scaleOf("low5", [0, 3]);
    expect([0, 5, 6].map((sum) => bursts(low, sum))).toEqual([true, true, false]);
  });
  it("tell how far it is to the edge", () => {
    expect(room(scaleOf("high12", []), 9)).toBe(2);
    expect(room(scaleOf("high12", []), 14)).toBe(3);
    expect(room(scaleOf("low5", []), 8)).toBe(2);
    expect(room(scaleOf("low5", []), 3)).toBe(3);
    expect(room(scaleOf("plusminus11", []), -4)).toBe(14);
  });
  it("show sums below zero where there are any", () => {
    expect(scaleOf("plusminus11", [-5, 2])).toMatchObject({ first: -5, last: 11 });
    expect(scaleOf("sum10", [3])).toMatchObject({ first: 1, last: 10 });
    expect([-3, -2, 0, 1].map((bead) => fills(-2, bead))).toEqual([false, true, true, false]);
    expect([-1, 1, 2, 3].map((bead) => fills(2, bead))).toEqual([false, true, true, false]);
  });
});

describe("a round's last card", () => {
  const before = { table: [{ seat: 1, card: "R5" }, { seat: 2, card: "R7" }], marker: 1, taker: 2, hand: ["R4", "Y1"] };
  const events = [
    { event: "laid", seat: 0, card: "R4" },
    { event: "round_won", seat: 2, cards: ["R5", "R7", "R4"] },
  ];
  it("is still seen on the table, and a four takes the marker", () => {
    const seen = lastCardLaid(before, events);
    expect(seen.table.at(-1)).toEqual({ seat: 0, card: "R4" });
    expect(seen).toMatchObject({ taker: 2, marker: 0, hand: ["Y1"] });
  });
  it("is not shown upon a table it was not laid on", () => {
    expect(lastCardLaid({ ...before, table: [] }, events)).toBeNull();
    expect(lastCardLaid(null, events)).toBeNull();
    expect(lastCardLaid(before, [events[0]!])).toBeNull();
  });
});

it("a game is reckoned when everybody's score is told", () => {
  const scored = [0, 1, 2].map((seat) => ({ event: seat ? "ranked" : "went_bust", seat }));
  expect(reckoningOf([...scored, { event: "game_began" }], 3)).toEqual(scored);
  expect(reckoningOf(scored, 4)).toBeNull();
});
