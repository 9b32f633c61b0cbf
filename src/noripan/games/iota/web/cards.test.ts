import { describe, expect, it } from "vitest";
import { around, Camera, closer, fitted, sees, zoomed } from "./camera.svelte";
import { sorted } from "$lib/play/order";
import { common, laying, orders, remaining, slotted } from "./cards";
import { counted, told, TurnMemory } from "./told.svelte";

describe("moves", () => {
  it("name a card and a place", () => {
    expect(laying("Rs2@1,-12")).toEqual({ move: "Rs2@1,-12", card: "Rs2", x: 1, y: -12, swap: false });
    expect(laying("swap Gt4@0,3")).toMatchObject({ card: "Gt4", x: 0, y: 3, swap: true });
    expect(laying("W@2,0")).toMatchObject({ card: "W" });
  });
  it("do not all", () => {
    for (const move of ["end", "pass", "keep", "trade Rs2 W"]) expect(laying(move)).toBeNull();
  });
});

describe("the hand", () => {
  it("keeps cards where they are and fills the gaps", () => {
    expect(slotted([], ["Bc1", "Rs2", "W", "W"])).toEqual(["Bc1", "Rs2", "W", "W"]);
    expect(slotted(["W", "Rs2", "W", "Bc1"], ["Bc1", "Gt3", "W", "Yx4"])).toEqual(["W", "Gt3", "Yx4", "Bc1"]);
    expect(slotted(["Bc1", "Rs2", "Gt3", "Yx4"], ["Gt3"])).toEqual([null, null, "Gt3", null]);
  });
  it("shows gaps for what is laid", () => {
    expect(remaining(["W", "Rs2", "W", "Bc1"], ["Bc1", "W"])).toEqual(["W", null, null, "Bc1"]);
  });
});

describe("a wild", () => {
  it("shows what is certain of its card", () => {
    expect(common(["Rs1", "Rs2", "Rs4"])).toEqual(["R", "s", " "]);
    expect(common(["Bt3"])).toEqual(["B", "t", "3"]);
    expect(common([])).toEqual([" ", " ", " "]);
  });
});

describe("what is seen of the grid", () => {
  const size = { width: 400, height: 300 };
  const spots = [
    { x: -2, y: 0 },
    { x: 5, y: 3 },
  ];
  it("is all of it, with room around", () => {
    const box = around(spots);
    const sight = fitted(box, size);
    expect(box).toEqual({ left: -3, top: -1, right: 6, bottom: 4 });
    expect(sight).toEqual({ x: 2, y: 2, cell: 40 });
    expect(sees(sight, size, box)).toBe(true);
    expect(sees({ ...sight, cell: 41 }, size, box)).toBe(false);
    expect(sees({ ...sight, x: 2.5 }, size, box)).toBe(false);
  });
  it("stays under the pointer when it grows", () => {
    const before = { x: 2, y: 2, cell: 40 };
    const after = zoomed(before, size, 1.5, 300, 100);
    const under = (sight: typeof before) => [sight.x + (300 - 200) / sight.cell, sight.y + (100 - 150) / sight.cell];
    expect(after.cell).toBe(60);
    expect(under(after)[0]).toBeCloseTo(under(before)[0]!);
    expect(under(after)[1]).toBeCloseTo(under(before)[1]!);
  });
  it("comes closer to a part, but not beyond the edge", () => {
    const whole = around([
      { x: 0, y: 0 },
      { x: 18, y: 18 },
    ]);
    const near = closer({ left: 15, top: 15, right: 19, bottom: 19 }, whole, size);
    expect(near.cell).toBe(44);
    expect(near.x + size.width / near.cell / 2).toBeCloseTo(whole.right + 1);
    expect(sees(near, size, { left: 15, top: 15, right: 19, bottom: 19 })).toBe(true);
  });
  it("knows what lies beyond it, and what a finger means", () => {
    const camera = new Camera();
    camera.size = size;
    camera.all = around(spots);
    camera.release();
    expect(camera.beyond({ x: 6, y: 0 })).toBeNull();
    expect(camera.beyond({ x: 7, y: 0 })).toBe("right");
    expect(camera.beyond({ x: 0, y: -4 })).toBe("up");
    expect(camera.spotAt(200, 150, [])).toEqual({ x: 2, y: 2 });
    expect(camera.spotAt(183, 150, [{ x: 1, y: 2 }])).toEqual({ x: 1, y: 2 });
    expect(camera.spotAt(220, 150, [{ x: 1, y: 2 }])).toEqual({ x: 2, y: 2 });
  });
  it("stays where somebody looks, until they want everything", () => {
    const camera = new Camera();
    camera.size = size;
    camera.all = around(spots);
    camera.show(camera.all);
    camera.zoom(2);
    const chosen = camera.sight;
    camera.show(camera.all);
    expect(camera.sight).toBe(chosen);
    camera.pan(-1e6, 0);
    expect(camera.sight.x).toBe(camera.all.right + 1);
    camera.release();
    expect(camera.sight).toEqual({ x: 2, y: 2, cell: 40 });
  });
});

describe("the arithmetic of a turn", () => {
  const events = [
    { event: "lot_scored", cards: ["Yx4", "Yx1", "Yx2", "Yx3"], points: 10 },
    { event: "line_scored", cards: ["Ys2", "W"], points: 2 },
    { event: "four_laid", seat: 1 },
    { event: "turn_scored", seat: 1, points: 48, total: 60 },
  ];
  it("is told by the events of its end", () => {
    expect(told(events)).toMatchObject({ doublings: ["lot", "four"], total: 48, lines: [{ points: 10 }, { points: 2, way: "line" }] });
    expect(told([{ event: "passed", seat: 0 }])).toBeNull();
  });
  it("is not half told to who came later", () => {
    expect(told(events.slice(1))).toEqual({ lines: [], doublings: [], total: 48 });
  });
  it("is counted in the view while it lasts", () => {
    const lines = [{ cards: ["Ys2", "Ys3"], x: 0, y: 0, upright: true, points: 5 }];
    expect(counted({ laid: [["Ys3", 0, 1]], lines, doublings: [], turn_score: 5 })).toMatchObject({ total: 5, lines: [{ way: "column" }] });
    expect(counted({ laid: [], lines: [], doublings: [], turn_score: 0 })).toBeNull();
  });
  it("stays until the next turn is over, and so do the marks of its cards", () => {
    const memory = new TurnMemory();
    memory.hear([{ event: "laid", seat: 1, card: "Yx4", x: 2, y: 2 }]);
    memory.hear([{ event: "laid", seat: 1, card: "Yx1", x: 3, y: 2 }]);
    memory.hear(events);
    expect([...memory.recent]).toEqual(["2,2", "3,2"]);
    expect(memory.sum?.total).toBe(48);
    memory.hear([{ event: "laid", seat: 0, card: "Bc1", x: 0, y: 1 }]);
    expect([...memory.recent]).toEqual(["0,1"]);
    expect(memory.sum?.total).toBe(48);
    memory.hear([{ event: "passed", seat: 0 }]);
    expect([memory.sum, memory.recent.size, memory.results[1]?.points]).toEqual([null, 0, 48]);
  });
});

it("a hand lies as drawn, by colour, by shape or by number, with wilds at the end", () => {
  const hand = ["W", "Bt1", "Rs4", "Bc4"];
  expect(sorted(hand, orders.drawn!)).toEqual(hand);
  expect(sorted(hand, orders.colour!)).toEqual(["Rs4", "Bt1", "Bc4", "W"]);
  expect(sorted(hand, orders.shape!)).toEqual(["Bc4", "Rs4", "Bt1", "W"]);
  expect(sorted(hand, orders.number!)).toEqual(["Bt1", "Rs4", "Bc4", "W"]);
});
