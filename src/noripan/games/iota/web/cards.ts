/** IOTA's cards, places and moves: from notation to what is drawn and said. */
import type { Orders } from "$lib/play/order";
import type { Words } from "$lib/net/protocol";
import type { Colour } from "$lib/ui/drawing";
import { HAND } from "./codes";
import { LAYING } from "./grammar";

export { clauses } from "./clauses";

export const COLOUR_OF: Record<string, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue" };

export interface Spot {
  x: number;
  y: number;
}
export type LaidCard = [card: string, x: number, y: number];
/** A move that puts a card somewhere. */
export interface Laying extends Spot {
  move: string;
  card: string;
  swap: boolean;
}

export const decline = "keep";
export const nameOf = ({ x, y }: Spot) => `${x},${y}`;

export function cardWords(card: string): Words {
  if (card === "W") return ["card-wild", {}];
  return ["card-plain", { colour: card[0]!, shape: card[1]!, number: card[2]! }];
}

const part = (card: string, i: number) => ["RYGB", "csxt", "1234"][i]!.indexOf(card[i] ?? "?") >>> 0; // wilds come last
const by = (...parts: number[]) => (card: string) => parts.map((i) => part(card, i));
export const orders: Orders = { drawn: () => [], colour: by(0, 2, 1), shape: by(1, 0, 2), number: by(2, 0, 1) };

export function laying(move: string): Laying | null {
  const found = LAYING.exec(move);
  return found ? { move, card: found[2]!, x: Number(found[3]), y: Number(found[4]), swap: found[1] !== undefined } : null;
}

/** Which cards of the hand are still where they were, place by place. */
export function remaining(slots: readonly (string | null)[], hand: readonly string[]): (string | null)[] {
  const rest = [...hand];
  return slots.map((card) => {
    const at = rest.indexOf(card ?? "");
    return at < 0 ? null : rest.splice(at, 1)[0]!;
  });
}

/** Cards stay where they are in the hand, and new ones come into the gaps. */
export function slotted(before: readonly (string | null)[], hand: readonly string[]): (string | null)[] {
  const slots = remaining(Array.from({ length: HAND }, (_, i) => before[i] ?? null), hand);
  const rest = [...hand];
  for (const card of slots) if (card) rest.splice(rest.indexOf(card), 1);
  return slots.map((card) => card ?? rest.shift() ?? null);
}

/** What all these cards have in common: each of colour, shape and number, or a space. */
export function common(cards: readonly string[]): [colour: string, shape: string, number: string] {
  const same = (i: number) => (cards.length && cards.every((card) => card[i] === cards[0]![i]) ? cards[0]![i]! : " ");
  return [same(0), same(1), same(2)];
}
