/** Down Up's cards: from notation to what is drawn and said. */
import type { Words } from "$lib/protocol";

export function numbers(card: string): [top: number, bottom: number] {
  const [top, bottom] = card.split("/").map(Number);
  return [top!, bottom!];
}

export function cardWords(card: string): Words {
  const [top, bottom] = numbers(card);
  return [card === "1/5" || card === "5/1" ? "card-star" : "card-plain", { top, bottom }];
}
