/** How somebody wants to see a hand; it stays in this browser. */
import { sorted, type Orders } from "$lib/play/order";
import { settings } from "$lib/ui/settings.svelte";

export const ORDER_KEY = "F4";

export function orderOf(game: string, orders: Orders): string {
  const chosen = settings.orders[game] ?? "";
  return chosen in orders ? chosen : Object.keys(orders)[0]!;
}

export function inOrder(game: string, cards: readonly string[], orders: Orders): string[] {
  return sorted(cards, orders[orderOf(game, orders)]!);
}

/** Do these lie in different groups of the present order? */
export function apart(game: string, one: string | undefined, other: string, orders: Orders): boolean {
  const by = orders[orderOf(game, orders)]!;
  return one !== undefined && by(one)[0] !== by(other)[0];
}

/** Take the order after the present one. */
export function nextOrder(game: string, orders: Orders): string {
  const names = Object.keys(orders);
  return (settings.orders[game] = names[(names.indexOf(orderOf(game, orders)) + 1) % names.length]!);
}
