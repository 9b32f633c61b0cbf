/** TongTong's cards: from notation to what is drawn and said. */
import type { Orders } from "$lib/play/order";
import type { Words } from "$lib/net/protocol";
import type { Colour } from "$lib/ui/drawing";
import { FOUR, LETTERS, SIX } from "./codes";

export { clauses } from "./clauses";

export const COLOUR_OF: Record<string, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue", P: "purple" };

export function cardWords(card: string): Words {
  return ["card-number", { colour: card[0]!, number: card.slice(1) }];
}

const [colour, number] = [(card: string) => LETTERS.indexOf(card[0]!), (card: string) => Number(card.slice(1))];
export const orders: Orders = { colour: (card) => [colour(card), number(card)], number: (card) => [number(card), colour(card)] };

export const colourOf = (card: string): Colour => COLOUR_OF[card[0]!]!;
export const isFour = (card: string) => number(card) === FOUR + 1; // the codes count from 0
export const isSix = (card: string) => number(card) === SIX + 1;

/** How everybody was scored; the board itself shows it after a game. */
export const reckoned = ["went_bust", "ranked", "scored_sum"];
