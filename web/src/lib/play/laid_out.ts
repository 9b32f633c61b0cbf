/** Cards that are laid out but not sent survive when the page is loaded again: this tab remembers them. */
export interface LaidOut {
  seat: number;
  seq: number; // of the position that they were laid out in
  moves: string[];
}

const keyOf = (table: string) => `laid out ${table}`;

export function keepLaidOut(table: string, laid: LaidOut): void {
  if (laid.moves.length) sessionStorage.setItem(keyOf(table), JSON.stringify(laid));
  else sessionStorage.removeItem(keyOf(table));
}

export function laidOut(table: string): LaidOut {
  const kept = sessionStorage.getItem(keyOf(table));
  return kept ? (JSON.parse(kept) as LaidOut) : { seat: -1, seq: -1, moves: [] };
}
