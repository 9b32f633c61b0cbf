/** What the moves have told so far: the arithmetic of turns, how everybody fared last, and which cards are new. */
import type { Fact } from "$lib/texts";
import { nameOf } from "./cards";

export interface Line {
  cards: string[];
  points: number;
  way: "row" | "column" | "line";
}
export interface Sum {
  lines: Line[];
  doublings: string[];
  total: number;
}

/** The turn that is being laid, as a view counts it. */
export function counted(view: any): Sum | null {
  if (!view.laid.length) return null;
  const lines = view.lines.map((line: any) => ({ cards: line.cards, points: line.points, way: line.upright ? "column" : "row" }));
  return { lines, doublings: view.doublings, total: view.turn_score };
}

/** A turn that is over, as its facts told it. */
export function told(facts: readonly Fact[]): Sum | null {
  const scored = facts.find((fact) => fact.fact === "turn_scored");
  if (!scored) return null;
  const lines = facts.filter((fact) => fact.fact === "line_scored" || fact.fact === "lot_scored");
  const doublings = facts.flatMap((fact) => ({ lot_scored: "lot", four_laid: "four", hand_emptied: "last" })[fact.fact] ?? []);
  const sum = lines.reduce((before, line) => before + (line.points as number), 0) * 2 ** doublings.length;
  if (sum !== scored.points) return { lines: [], doublings: [], total: scored.points }; // who came later has not heard all of it
  return { lines: lines.map(({ cards, points }) => ({ cards, points, way: "line" })), doublings, total: scored.points };
}

export class Told {
  results = $state.raw<Record<number, Fact>>({}); // how the last turn of each seat ended
  recent = $state.raw<ReadonlySet<string>>(new Set()); // places with the cards of the last turn
  seat = $state<number | null>(null); // who laid them
  sum = $state.raw<Sum | null>(null); // of the last turn
  private closed = true;

  hear(facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (fact.fact === "laid" || fact.fact === "swapped") {
        this.recent = new Set([...(this.closed || this.seat !== fact.seat ? [] : this.recent), nameOf(fact as any)]);
        this.seat = fact.seat;
        this.closed = false;
      }
      if (["turn_scored", "passed", "traded", "traded_cards"].includes(fact.fact)) {
        this.results = { ...this.results, [fact.seat]: fact };
        this.closed = true;
        if (fact.fact !== "turn_scored") this.recent = new Set();
        this.seat = fact.seat;
      }
    }
    this.sum = told(facts) ?? (facts.some((fact) => this.results[fact.seat] === fact) ? null : this.sum);
  }
}
