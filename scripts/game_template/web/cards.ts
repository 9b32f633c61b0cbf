/** The cards of Samplegame: from notation to what is said, and how a hand can be sorted. */
import type { Orders } from "$lib/play/order";
import type { Words } from "$lib/net/protocol";
import { LETTERS } from "./codes";

export function cardWords(card: string): Words {
  return ["card-number", { colour: card[0]!, number: card.slice(1) }];
}

const [colour, number] = [(card: string) => LETTERS.indexOf(card[0]!), (card: string) => Number(card.slice(1))];
export const orders: Orders = { colour: (card) => [colour(card), number(card)], number: (card) => [number(card), colour(card)] };
