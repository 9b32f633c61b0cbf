/** How the points of a match went, from the events that tell somebody's new total. */
import type { GameEvent } from "$lib/text/texts";

export interface Course {
  /** For each seat its totals, and after how many countings of the match it had them; the first is 0 at 0. */
  seats: { at: number; total: number }[][];
  countings: number;
  low: number;
  high: number;
}

const FEWEST = 3; // countings of one seat that make a course

/** Nothing where points were counted too seldom to draw a line. */
export function courseOf(events: readonly GameEvent[], players: number): Course | null {
  const seats = Array.from({ length: players }, () => [{ at: 0, total: 0 }]);
  let at = 0;
  for (const { seat, total } of events) {
    if (typeof seat !== "number" || typeof total !== "number" || !seats[seat]) continue;
    if (seats[seat].at(-1)!.at === at) at += 1; // the same seat again: the next counting
    seats[seat].push({ at, total });
  }
  if (Math.max(...seats.map((one) => one.length)) <= FEWEST) return null;
  const totals = seats.flat().map((one) => one.total);
  return { seats, countings: at, low: Math.min(...totals), high: Math.max(...totals) };
}
