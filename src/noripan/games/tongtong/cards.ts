/** TongTong's cards: from notation to what is said. */
import type { Words } from "$lib/protocol";

export function cardWords(card: string): Words {
  return ["card-number", { colour: card[0]!, number: card.slice(1) }];
}
