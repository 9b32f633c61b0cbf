import { beforeEach, describe, expect, it, vi } from "vitest";
import { dwellOf, Pacer } from "./pacer";

describe("what arrives", () => {
  let seen: string[];
  let waiting: number;
  let pacer: Pacer<string>;
  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    pacer = new Pacer<string>(
      (one) => {
        seen.push(one);
        return one === "own" ? 0 : 1000;
      },
      (left) => (waiting = left),
    );
  });

  it("is shown one after another, each for a while", () => {
    pacer.put("a");
    pacer.put("b");
    pacer.put("c");
    expect([seen, waiting]).toEqual([["a"], 2]);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["a", "b"]);
    vi.advanceTimersByTime(1000);
    expect([seen, waiting]).toEqual([["a", "b", "c"], 0]);
  });

  it("is shown at once if nothing was shown just before", () => {
    pacer.put("a");
    vi.advanceTimersByTime(5000);
    pacer.put("b");
    expect(seen).toEqual(["a", "b"]);
  });

  it("does not wait behind what needs no time", () => {
    pacer.put("own");
    pacer.put("b");
    expect(seen).toEqual(["own", "b"]);
  });

  it("is all shown to who is in a hurry", () => {
    for (const one of ["a", "b", "c"]) pacer.put(one);
    pacer.hurry();
    expect([seen, waiting]).toEqual([["a", "b", "c"], 0]);
    pacer.put("d");
    expect(seen.at(-1)).toBe("d");
  });

  it("waits while it is held, hurry or not", () => {
    pacer.put("a");
    pacer.hold();
    pacer.put("b");
    pacer.hurry();
    vi.advanceTimersByTime(9000);
    expect([seen, waiting]).toEqual([["a"], 1]);
    pacer.resume();
    expect(seen).toEqual(["a", "b"]);
  });

  it("is forgotten with the table", () => {
    pacer.put("a");
    pacer.put("b");
    pacer.clear();
    vi.advanceTimersByTime(9000);
    expect([seen, waiting]).toEqual([["a"], 0]);
  });
});

describe("a move", () => {
  it("is seen longer the more it did, and as slowly as somebody likes", () => {
    expect(dwellOf([1, 2, 3], "normal")).toBeGreaterThan(dwellOf([1], "normal"));
    expect(dwellOf([1], "slow")).toBeGreaterThan(dwellOf([1], "normal"));
    expect(dwellOf([1, 2, 3], "fast")).toBe(0);
  });
});
