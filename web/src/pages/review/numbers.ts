/** Numbers of a review as they are written: hundredths of a win that add up, and whose sign is seen. */
import type { ReviewedSeat } from "$lib/net/protocol";
import type { Texts } from "$lib/text/texts";

export const PARTS = ["deal", "draws", "decisions", "guesses", "others"] as const;
export type ResultPart = (typeof PARTS)[number];

/** A step of the way from the fair share to the result. */
export interface PartStep {
  part: ResultPart;
  from: number;
  to: number;
}

/** In tenths of a hundredth, rounded so that every step begins where the one before it ended. */
export function stepsOf(seat: ReviewedSeat): { fair: number; result: number; steps: PartStep[] } {
  let sum = seat.fair;
  const fair = tenths(sum);
  let from = fair;
  const steps = PARTS.map((part) => {
    sum += seat.parts[part] ?? 0;
    const step = { part, from, to: tenths(sum) };
    from = step.to;
    return step;
  });
  return { fair, result: from, steps };
}

const tenths = (share: number): number => Math.round(1000 * share) / 10 || 0; // never −0

/** The part that made most of the difference. */
export function mostOf(seat: ReviewedSeat): ResultPart {
  return PARTS.reduce((most, part) => (Math.abs(seat.parts[part] ?? 0) > Math.abs(seat.parts[most] ?? 0) ? part : most));
}

/** With one decimal and its sign, as the terminal writes it. */
export function signedIn(texts: Texts, hundredths: number): string {
  const rounded = Math.round(10 * hundredths) / 10;
  return (rounded > 0 ? "+" : rounded < 0 ? "−" : "") + texts.say("decimal", { value: Math.abs(rounded) });
}

/** The average of each value and up to `most - 1` before it. */
export function smoothed(values: readonly number[], most: number): number[] {
  return values.map((_, i) => {
    const some = values.slice(Math.max(0, i + 1 - most), i + 1);
    return some.reduce((sum, one) => sum + one, 0) / some.length;
  });
}

/** Round numbers between two values, at most five or so. */
export function ticks(low: number, high: number): number[] {
  const span = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(span));
  const step = [0.2, 0.5, 1, 2].map((part) => part * power).find((one) => span / one <= 5)!;
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(6)));
}
