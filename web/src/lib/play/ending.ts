/** Who may end a match before its end. */

import type { TableShown } from "$lib/net/protocol";

/** Nobody misses a match that its only player ends, nor a table at which nobody else sits. */
export function mayEnd(table: TableShown, person: string | undefined): boolean {
  const hosting = person !== undefined && table.host === person;
  return hosting && !(table.rated && table.status === "playing") && table.seats.every((seat) => !seat.person || seat.person === person);
}
