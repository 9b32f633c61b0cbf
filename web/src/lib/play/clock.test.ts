import { describe, expect, it } from "vitest";
import { clockText } from "./clock";

describe("clocks", () => {
  it("round up, so that none shows 0 before it is over", () => {
    expect([-5, 500, 61_000, 4_500_000, 90_000_000].map(clockText)).toEqual(["0:00", "0:01", "1:01", "1:15:00", "1 d 01 h"]);
  });
});
