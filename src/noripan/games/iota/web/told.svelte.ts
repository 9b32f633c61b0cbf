/** What the moves have told so far: the arithmetic of turns, how everybody fared last, and which cards are new. */
import type { GameEvent } from "$lib/text/texts";
import { nameOf } from "./cards";

export interface ScoredLine {
  cards: string[];
  points: number;
  way: "row" | "column" | "line";
}
export interface Sum {
  lines: ScoredLine[];
  doublings: string[];
  total: number;
}

/** The turn that is being laid, as a view counts it. */
export function counted(view: any): Sum | null {
  if (!view.laid.length) return null;
  const lines = view.lines.map((line: any) => ({ cards: line.cards, points: line.points, way: line.upright ? "column" : "row" }));
  return { lines, doublings: view.doublings, total: view.turn_score };
}

/** A turn that is over, as its events told it. */
export function told(events: readonly GameEvent[]): Sum | null {
  const scored = events.find((event) => event.event === "turn_scored");
  if (!scored) return null;
  const lines = events.filter((event) => event.event === "line_scored" || event.event === "lot_scored");
  const doublings = events.flatMap((event) => ({ lot_scored: "lot", four_laid: "four", hand_emptied: "last" })[event.event] ?? []);
  const sum = lines.reduce((before, line) => before + (line.points as number), 0) * 2 ** doublings.length;
  if (sum !== scored.points) return { lines: [], doublings: [], total: scored.points }; // who came later has not heard all of it
  return { lines: lines.map(({ cards, points }) => ({ cards, points, way: "line" })), doublings, total: scored.points };
}

export class TurnMemory {
  results = $state.raw<Record<number, GameEvent>>({}); // how the last turn of each seat ended
  recent = $state.raw<ReadonlySet<string>>(new Set()); // places with the cards of the last turn
  seat = $state<number | null>(null); // who laid them
  sum = $state.raw<Sum | null>(null); // of the last turn
  private closed = true;

  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.event === "laid" || event.event === "swapped") {
        this.recent = new Set([...(this.closed || this.seat !== event.seat ? [] : this.recent), nameOf(event as any)]);
        this.seat = event.seat;
        this.closed = false;
      }
      if (["turn_scored", "passed", "traded", "traded_cards"].includes(event.event)) {
        this.results = { ...this.results, [event.seat]: event };
        this.closed = true;
        if (event.event !== "turn_scored") this.recent = new Set();
        this.seat = event.seat;
      }
    }
    this.sum = told(events) ?? (events.some((event) => this.results[event.seat] === event) ? null : this.sum);
  }
}
