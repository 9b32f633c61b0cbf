/** TongTong's cards: from notation to what is drawn and said. */
import type { Orders } from "$lib/order";
import type { Words } from "$lib/protocol";
import type { Colour } from "$lib/ui/drawing";

/** In the order in which colours come into play. */
export const LETTERS = "RYBGP";
export const COLOUR_OF: Record<string, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue", P: "purple" };

export function cardWords(card: string): Words {
  return ["card-number", { colour: card[0]!, number: card.slice(1) }];
}

const [colour, number] = [(card: string) => LETTERS.indexOf(card[0]!), (card: string) => Number(card.slice(1))];
export const orders: Orders = { colour: (card) => [colour(card), number(card)], number: (card) => [number(card), colour(card)] };

export const colourOf = (card: string): Colour => COLOUR_OF[card[0]!]!;
export const isSix = (card: string) => card.slice(1) === "6";
