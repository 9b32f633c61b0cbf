/** The moment after a round's last card, when the rules have already cleared the table. */
import type { GameEvent } from "$lib/text/texts";
import { isFour, reckoned } from "./cards";

/** The table with that last card upon it; nothing if we did not see the table just before. */
export function lastCardLaid(before: any, events: readonly GameEvent[]): any {
  const laid = events.filter(({ event }) => event === "laid");
  const won = events.filter(({ event }) => event === "round_won");
  if (!before || laid.length !== 1 || won.length !== 1) return null;
  const { seat, card } = laid[0]!;
  const table = [...before.table, { seat, card }];
  if (table.map((one) => one.card).join() !== won[0]!.cards.join()) return null;
  const without = (hand: string[] | null | undefined) => hand?.filter((one) => one !== card);
  return {
    ...before,
    table,
    taker: won[0]!.seat,
    marker: isFour(card) ? seat : before.marker,
    hand: without(before.hand) ?? null,
    hands: before.hands?.map(without),
  };
}

/** How everybody was scored, if a game has just ended. */
export function reckoningOf(events: readonly GameEvent[], players: number): GameEvent[] | null {
  const found = events.filter(({ event }) => reckoned.includes(event));
  return found.length === players ? found : null;
}
