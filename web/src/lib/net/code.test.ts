import { describe, expect, it } from "vitest";
import { codeIn, grouped, linkPath } from "./code";

describe("a code", () => {
  it("is read however it is typed", () => {
    for (const typed of ["gjaaazyz", "GJAAAZYZ", " Gjaa azyz ", "gjaa-azyz", "ＧＪＡＡ・ＡＺＹＺ"]) expect(codeIn(typed)).toBe("gjaaazyz");
  });
  it("is shown in groups", () => {
    expect(grouped("gjaaazyz")).toBe("GJAA-AZYZ");
    expect(codeIn(grouped("gjaaazyz"))).toBe("gjaaazyz");
  });
  it("is not anything else", () => {
    for (const typed of ["", "abc", "!?", "한글"]) expect(codeIn(typed)).toBeNull();
  });
});

describe("a link", () => {
  it("leads to its table with the invitation in it", () => {
    expect(linkPath("https://play.example.org/t/gjaaazyz?i=0a1bkx7y")).toBe("/t/gjaaazyz?i=0a1bkx7y");
    expect(linkPath("play.example.org/t/gjaaazyz")).toBe("/t/gjaaazyz");
  });
  it("is not anything else", () => {
    for (const typed of ["", "gjaaazyz", "https://example.org/"]) expect(linkPath(typed)).toBeNull();
  });
});
