/** Sequence Stacks' cards and moves: from notation to what is drawn, said and done. */
import type { Orders } from "$lib/order";
import type { Words } from "$lib/protocol";
import type { Colour } from "$lib/ui/drawing";

export const LETTERS = "rb";
export const HIGHEST = 5;
export const COLOUR_OF: Record<string, Colour> = { r: "red", b: "blue" };

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
export interface Act {
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

export function readMove(move: string): Act | null {
  let found = /^([rb])([1-5])(\^?)$/.exec(move);
  if (found) return { move, kind: "lay", card: found[1]! + found[2]!, up: !!found[3], number: Number(found[2]), colour: found[1] };
  found = /^([rb])W=([1-5])(\^?)$/.exec(move);
  if (found) return { move, kind: "lay", card: `${found[1]}W`, up: !!found[3], number: Number(found[2]), colour: found[1] };
  found = /^(jump|reverse)(\^?)$/.exec(move);
  if (found) return { move, kind: found[1] as "jump" | "reverse", card: found[1]!, up: !!found[2] };
  found = /^steal(\^?) (\d)(\^?)$/.exec(move);
  if (found) return { move, kind: "steal", card: "steal", up: !!found[1], seat: Number(found[2]), top: !!found[3] };
  found = /^chip(\^?) (\d) ([rb])$/.exec(move);
  if (found) return { move, kind: "chip", card: "chip", up: !!found[1], seat: Number(found[2]), colour: found[3] };
  found = /^discard (\S+)$/.exec(move);
  return found ? { move, kind: "discard", card: found[1]!, up: false } : null;
}

/** All that can be done with a card in the hand, or with the one on top of the own discard pile. */
export function actsOf(moves: readonly string[], card: string, up: boolean): Act[] {
  return moves.map(readMove).filter((act): act is Act => act !== null && act.card === card && act.up === up);
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

/** Would one more chip of this colour make five, two of each colour at least? */
export function wouldWin(chips: { r: number; b: number }, colour: string): boolean {
  const [reds, blues] = [chips.r + Number(colour === "r"), chips.b + Number(colour === "b")];
  return reds + blues >= 5 && Math.min(reds, blues) >= 2;
}

/** The way to five chips, two of each colour at least: what lies in each socket, and which are still empty. */
export function sockets(reds: number, blues: number): { colour: string | null; filled: boolean }[] {
  const two = (colour: string, count: number) => [0, 1].map((i) => ({ colour, filled: i < count }));
  const more = (colour: string, count: number) => Array.from({ length: Math.max(0, count - 2) }, () => ({ colour, filled: true }));
  const extra = [...more("r", reds), ...more("b", blues)];
  return [...two("r", reds), ...two("b", blues), ...(extra.length ? extra : [{ colour: null, filled: false }])];
}
