import { describe, expect, it } from "vitest";
import { laidOut } from "./drawing";

describe("numerals", () => {
  it("stand side by side, 1 being narrow", () => {
    expect(laidOut("16")).toEqual({ signs: [{ sign: "1", x: 0 }, { sign: "6", x: 43 }], width: 105 });
  });
});
