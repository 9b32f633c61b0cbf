/** Down Up's cards and moves: from notation to what is drawn and said. */
import type { Orders } from "$lib/play/order";
import type { Words } from "$lib/net/protocol";
import { CARD } from "./grammar";

export { clauses } from "./clauses";

export interface LaidSet {
  seat: number;
  zone: number | null;
  value: number;
  size: number;
  cards: string[];
}

export function numbers(card: string): [top: number, bottom: number] {
  const [top, bottom] = card.split("/").map(Number);
  return [top!, bottom!];
}

/** The same for both ways up. */
export function nameOf(card: string): string {
  return numbers(card).toSorted((a, b) => a - b).join("/");
}

export const isStar = (card: string) => nameOf(card) === "1/5";

export function cardWords(card: string): Words {
  const [top, bottom] = numbers(card);
  return [isStar(card) ? "card-star" : "card-plain", { top, bottom }];
}

export const orders: Orders = { top: numbers, bottom: (card) => numbers(card).toReversed() };

/** How moves name the place of a set. */
export const placeOf = ({ seat, zone }: Pick<LaidSet, "seat" | "zone">) => (zone === null ? `@${seat}` : `@${seat}.${zone}`);

/** The move that lays these cards; cards of a set are written by rising bottom number. */
export function laying(cards: readonly string[]): string {
  return `lay ${cards.toSorted((a, b) => numbers(a)[1] - numbers(b)[1]).join(" ")}`;
}

/** The cards of one's hand that a move plays. */
export function cardsOf(move: string): string[] {
  return move.startsWith("take") ? [] : (move.match(new RegExp(CARD, "g")) ?? []);
}

/** What is chosen after tapping a card: with nothing of its number chosen all of that number, else this one more or less. */
export function tapped(card: string, chosen: readonly string[], hand: readonly string[], moves: readonly string[]): string[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  const [top] = numbers(card);
  if (chosen.length && numbers(chosen[0]!)[0] === top) return [...chosen, card];
  const all = hand.filter((other) => numbers(other)[0] === top);
  return moves.includes(laying(all)) ? all : [card];
}
