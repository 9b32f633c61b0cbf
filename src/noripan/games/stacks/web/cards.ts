/** Sequence Stacks' cards and moves: from notation to what is drawn, said and done. */
import type { Orders } from "$lib/play/order";
import type { GameEvent, Words } from "$lib/net/protocol";
import type { Colour } from "$lib/ui/drawing";
import { CHIPPING, DISCARDING, LAYING, LAYING_WILD, STEALING, TURN } from "./grammar";
import { ENOUGH, ENOUGH_OF_COLOUR, LETTERS } from "./codes";

export { clauses } from "./clauses";

export const COLOUR_OF: Record<string, Colour> = { r: "red", b: "blue" };

export const decline = "allow";

export function cardWords(card: string): Words {
  if (card.slice(1) === "W") return ["card-wild", { colour: card[0]! }];
  if (LETTERS.includes(card[0]!) && card.length === 2) return ["card-number", { colour: card[0]!, number: card.slice(1) }];
  return ["card-special", { kind: card }];
}

const number = (card: string) => (card.length === 2 ? "12345W".indexOf(card[1]!) : 6); // specials come last
const colour = (card: string) => (card.length === 2 ? LETTERS.indexOf(card[0]!) : LETTERS.length);
export const orders: Orders = { colour: (card) => [colour(card), number(card)], number: (card) => [number(card), colour(card)] };

export const isWild = (card: string) => card.slice(1) === "W";
/** The colour of a number or wild card; specials have none. */
export const colourOf = (card: string): Colour | null => (card.length === 2 ? COLOUR_OF[card[0]!]! : null);

/** A move taken apart: which card, from where, and what it is done with. */
export interface CardUse {
  move: string;
  kind: "lay" | "jump" | "reverse" | "steal" | "chip" | "discard";
  card: string;
  /** Whether the card comes from the own discard pile. */
  up: boolean;
  /** What a laid card counts as. */
  number?: number;
  seat?: number;
  /** Whether the top of a discard pile is stolen rather than an unseen card. */
  top?: boolean;
  colour?: string;
}

export function readMove(move: string): CardUse | null {
  let found = LAYING.exec(move);
  if (found) return { move, kind: "lay", card: found[1]! + found[2]!, up: !!found[3], number: Number(found[2]), colour: found[1] };
  found = LAYING_WILD.exec(move);
  if (found) return { move, kind: "lay", card: `${found[1]}W`, up: !!found[3], number: Number(found[2]), colour: found[1] };
  found = TURN.exec(move);
  if (found) return { move, kind: found[1] as "jump" | "reverse", card: found[1]!, up: !!found[2] };
  found = STEALING.exec(move);
  if (found) return { move, kind: "steal", card: "steal", up: !!found[1], seat: Number(found[2]), top: !!found[3] };
  found = CHIPPING.exec(move);
  if (found) return { move, kind: "chip", card: "chip", up: !!found[1], seat: Number(found[2]), colour: found[3] };
  found = DISCARDING.exec(move);
  return found ? { move, kind: "discard", card: found[1]!, up: false } : null;
}

/** All that can be done with a card in the hand, or with the one on top of the own discard pile. */
export function actsOf(moves: readonly string[], card: string, up: boolean): CardUse[] {
  return moves.map(readMove).filter((act): act is CardUse => act !== null && act.card === card && act.up === up);
}

/** The pile of a colour on which a number comes next: its place among the open ones, the next free place for a new pile. */
export function pileFor(piles: readonly (readonly string[])[], number: number): number {
  const found = piles.findIndex((pile) => pile.length === number - 1);
  return found < 0 ? piles.length : found;
}

/** Names for cards of which there are several alike: the card and its number among them. */
export function named(cards: readonly string[]): { card: string; name: string }[] {
  return cards.map((card, i) => ({ card, name: `${card} ${cards.slice(0, i).filter((other) => other === card).length}` }));
}

/** What others have taken from a seat, or kept from it. */
export function lostBy(seat: number, events: readonly GameEvent[]): GameEvent[] {
  return events.filter(({ event, from_seat }) => from_seat === seat && ["stole_card", "stole_top", "stole_chip", "held_up"].includes(event));
}

/** Would one more chip of this colour make five, two of each colour at least? */
export function wouldWin(chips: { r: number; b: number }, colour: string): boolean {
  const [reds, blues] = [chips.r + Number(colour === "r"), chips.b + Number(colour === "b")];
  return reds + blues >= ENOUGH && Math.min(reds, blues) >= ENOUGH_OF_COLOUR;
}

/** The way to five chips, two of each colour at least: what lies in each socket, and which are still empty. */
export function sockets(reds: number, blues: number): { colour: string | null; filled: boolean }[] {
  const needed = (colour: string, count: number) => Array.from({ length: ENOUGH_OF_COLOUR }, (_, i) => ({ colour, filled: i < count }));
  const more = (colour: string, count: number) => Array.from({ length: Math.max(0, count - ENOUGH_OF_COLOUR) }, () => ({ colour, filled: true }));
  const extra = [...more("r", reds), ...more("b", blues)];
  return [...needed("r", reds), ...needed("b", blues), ...(extra.length ? extra : [{ colour: null, filled: false }])];
}
