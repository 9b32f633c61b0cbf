/** Was the shuffle fair? The same check as server/fair.py, made here, in the browser, by the browser's own cryptography. */
import type { TableRecord } from "./protocol";

const text = new TextEncoder();

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error("not hexadecimal");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitmentTo(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

export async function seedFrom(secret: string, table: string, parts: Record<string, string>): Promise<string> {
  const seats = Object.keys(parts).sort((a, b) => Number(a) - Number(b));
  const lines = [`noripan ${table}`, ...seats.map((seat) => `${Number(seat)} ${parts[seat]}`)];
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, text.encode(lines.join("\n"))));
}

export interface Verdict {
  commitment: string; // what the secret of the record binds to
  bound: boolean; // and whether that is what was promised
  seed: string; // the seed that secret and parts make
  made: boolean; // and whether the match was dealt from it
  dealt: boolean; // nobody set up the deal
}

/** Throws if this is no record of a table. */
export async function judge(record: TableRecord): Promise<Verdict> {
  const { commitment, secret, parts } = record.fair;
  const bound = await commitmentTo(secret);
  const seed = await seedFrom(secret, record.table, parts);
  return {
    commitment: bound,
    bound: bound === commitment,
    seed,
    made: seed === record.match.seed,
    dealt: !("deal" in record.match),
  };
}
