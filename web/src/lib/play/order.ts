/** Orders in which a hand can lie. A game names its own in cards.ts, the usual one first. */

/** By what cards are sorted: the first number that differs decides, and equal ones stay as they were. */
export type Orders = Record<string, (card: string) => readonly number[]>;

export function sorted(cards: readonly string[], by: (card: string) => readonly number[]): string[] {
  return cards.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)];
    const at = a.findIndex((value, i) => value !== b[i]);
    return at < 0 ? 0 : a[at]! - b[at]!;
  });
}
