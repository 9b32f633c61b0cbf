import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrCode } from "./qr";

const LINK = "https://play.example.org/t/k7m2p9xa?i=3fqz9h4c한/";
const DRAWN: [length: number, version: number, digest: string][] = [
  [1, 1, "848f621f7ecfca7e"],
  [42, 3, "6e1112c20f8aaf7c"],
  [103, 7, "7a06c5077522cb6c"],
  [200, 10, "8c1b12b1292c8f3c"],
]; // by another program (python-qrcode 8), with the mask that we choose

describe("a QR code", () => {
  it.each(DRAWN)("of %i letters is drawn as others draw it", (length, version, digest) => {
    const rows = qrCode(LINK.repeat(9).slice(0, length));
    expect(rows.length).toBe(17 + 4 * version);
    const drawn = rows.map((row) => row.map(Number).join("")).join("\n");
    expect(createHash("sha256").update(drawn).digest("hex").slice(0, 16)).toBe(digest);
  });
  it("has room for every link of ours, and says so where it has not", () => {
    expect(qrCode(`https://${"a".repeat(150)}.example/t/k7m2p9xa?i=3fqz9h4c`).length).toBe(57);
    expect(() => qrCode("x".repeat(214))).toThrow(RangeError);
  });
});
