/** The moment after a round's last card, when the rules have already cleared the table. */
import type { Fact } from "$lib/texts";

/** The table with that last card upon it; nothing if we did not see the table just before. */
export function lastCardLaid(before: any, facts: readonly Fact[]): any {
  const laid = facts.filter(({ fact }) => fact === "laid");
  const won = facts.filter(({ fact }) => fact === "round_won");
  if (!before || laid.length !== 1 || won.length !== 1) return null;
  const { seat, card } = laid[0]!;
  const table = [...before.table, { seat, card }];
  if (table.map((one) => one.card).join() !== won[0]!.cards.join()) return null;
  const without = (hand: string[] | null | undefined) => hand?.filter((one) => one !== card);
  return {
    ...before,
    table,
    taker: won[0]!.seat,
    marker: card.slice(1) === "4" ? seat : before.marker,
    hand: without(before.hand) ?? null,
    hands: before.hands?.map(without),
  };
}

const SCORED = ["went_bust", "ranked", "scored_sum"];

/** How everybody was scored, if a game has just ended. */
export function reckoningOf(facts: readonly Fact[], players: number): Fact[] | null {
  const found = facts.filter(({ fact }) => SCORED.includes(fact));
  return found.length === players ? found : null;
}
