/** IOTA's cards: from notation to what is said. */
import type { Words } from "$lib/protocol";

export function cardWords(card: string): Words {
  if (card === "W") return ["card-wild", {}];
  return ["card-plain", { colour: card[0]!, shape: card[1]!, number: card[2]! }];
}
