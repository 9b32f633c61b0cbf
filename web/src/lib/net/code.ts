/** Tables are found by a link, or by a code that somebody reads aloud. */
import { get } from "$lib/net/api";
import type { TableFound } from "$lib/net/protocol";

const LEAST = 4;

/** A code in groups of four, as it is shown. */
export function grouped(code: string): string {
  return code.toUpperCase().match(/.{1,4}/g)?.join("-") ?? "";
}

/** Where a link to a table leads, with or without what stands before it. Nothing if it is none. */
export function linkPath(typed: string): string | null {
  const link = /\/t\/([0-9a-z]{1,16})\/?(?:\?(?:.*&)?i=([0-9a-z]+))?/.exec(typed.replace(/[\s\u200b]/g, "").toLowerCase());
  return link ? pathOf(link[1]!, link[2] ?? null) : null;
}

/** What could be a code; the server knows how it may be typed. Nothing if there are too few letters. */
export function codeIn(typed: string): string | null {
  const signs = typed.normalize("NFKC").toLowerCase().replace(/[^0-9a-z]/g, "");
  return signs.length >= LEAST && signs.length <= 40 ? signs : null;
}

/** Where a code leads; the server refuses one that it does not know. */
export async function codePath(code: string): Promise<string> {
  const { table, invitation } = await get<TableFound>(`/api/codes/${code}`);
  return pathOf(table, invitation);
}

function pathOf(table: string, invitation: string | null): string {
  return `/t/${table}${invitation ? `?i=${invitation}` : ""}`;
}
