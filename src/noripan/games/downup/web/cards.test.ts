import { describe, expect, it } from "vitest";
import { cardsOf, laying, nameOf, placeOf, tapped } from "./cards";

describe("cards", () => {
  it("keep their name when they turn", () => {
    expect(nameOf("7/10")).toBe("7/10");
    expect(nameOf("10/7")).toBe("7/10");
  });
  it("are laid by rising bottom number", () => {
    expect(laying(["8/10", "8/3", "8/9"])).toBe("lay 8/3 8/9 8/10");
  });
  it("are read from moves", () => {
    expect(cardsOf("lay 8/3 8/10")).toEqual(["8/3", "8/10"]);
    expect(cardsOf("add 8/3 @1.2")).toEqual(["8/3"]);
    expect(cardsOf("take @1")).toEqual([]);
    expect(cardsOf("flip")).toEqual([]);
  });
  it("lie in places", () => {
    expect(placeOf({ seat: 3, zone: null })).toBe("@3");
    expect(placeOf({ seat: 1, zone: 2 })).toBe("@1.2");
  });
});

describe("tapping cards", () => {
  const hand = ["3/4", "8/1", "8/3", "8/6"];
  it("chooses all of that number if they can be laid", () => {
    expect(tapped("8/3", [], hand, ["lay 8/1 8/3 8/6"])).toEqual(["8/1", "8/3", "8/6"]);
    expect(tapped("8/3", ["3/4"], hand, ["lay 8/1 8/3 8/6"])).toEqual(["8/1", "8/3", "8/6"]);
  });
  it("else this one alone", () => {
    expect(tapped("8/3", [], hand, ["lay 8/3"])).toEqual(["8/3"]);
  });
  it("adds one more or takes one away", () => {
    expect(tapped("8/3", ["8/1"], hand, [])).toEqual(["8/1", "8/3"]);
    expect(tapped("8/3", ["8/1", "8/3"], hand, [])).toEqual(["8/1"]);
  });
});
