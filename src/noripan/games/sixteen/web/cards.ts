/** SixTeen's tiles and moves: from notation to what is drawn and said. */
import type { Orders } from "$lib/play/order";
import type { Words } from "$lib/net/protocol";
import type { Colour } from "$lib/ui/drawing";
import { END, LETTERS } from "./codes";
import { LAYING } from "./grammar";

export { clauses } from "./clauses";

export const COLOUR_OF: Record<string, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue", P: "purple" };
/** The faces of one colour in the order of a row's places. */
export const FACES = [...Array.from({ length: END - 1 }, (_, i) => String(i + 1)), "E", "R"];

export function cardWords(card: string): Words {
  if (card === "scissors" || card === "bin") return [`card-${card}`, {}];
  return ["card-tile", { colour: card[0]!, face: card.slice(1) }];
}

const place = (card: string) => (isTile(card) ? FACES.indexOf(card.slice(1)) : FACES.length); // scissors and bin come last
const row = (card: string) => (isTile(card) ? LETTERS.indexOf(card[0]!) : LETTERS.length);
export const orders: Orders = { colour: (card) => [row(card), place(card)], number: (card) => [place(card), row(card)] };

/** Whether a tile does more than count: the two 16s, scissors and the bin. */
export const isSpecial = (card: string) => !isTile(card) || /^.[ER]$/.test(card);

export const isTile = (card: string) => card !== "scissors" && card !== "bin";

/** The tiles that a move lays, lowest first; none for other moves. */
export function tilesOf(move: string): string[] {
  const found = LAYING.exec(move);
  if (!found) return [];
  const [, colour, first, last = first] = found as unknown as [string, string, string, string?];
  if (last === first) return [colour + first];
  const run = Math.min(FACES.indexOf(last!), END - 1);
  return [...FACES.slice(FACES.indexOf(first), run), last!].map((face) => colour + face);
}
