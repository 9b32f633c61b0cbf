/** Sequence Stacks' cards: from notation to what is said. */
import type { Words } from "$lib/protocol";

const COLOURS = "rb";

export function cardWords(card: string): Words {
  if (card.slice(1) === "W") return ["card-wild", { colour: card[0]! }];
  if (COLOURS.includes(card[0]!) && card.length === 2) return ["card-number", { colour: card[0]!, number: card.slice(1) }];
  return ["card-special", { kind: card }];
}
