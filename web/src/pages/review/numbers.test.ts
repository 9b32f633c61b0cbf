import { expect, test } from "vitest";
import type { ReviewedSeat } from "$lib/net/protocol";
import { mostOf, smoothed, stepsOf, ticks } from "./numbers";

const seat = (fair: number, parts: number[]): ReviewedSeat => {
  const [deal, draws, decisions, guesses, others] = parts as [number, number, number, number, number];
  const result = parts.reduce((sum, one) => sum + one, fair);
  const named = { deal, draws, decisions, guesses, others };
  return { seat: 0, result, fair, parts: named, errors: {}, exact: {}, error_rate: 0, decisions: 0, mistakes: 0, inaccuracies: 0 };
};

test("what is written adds up, however it is rounded", () => {
  for (const parts of [
    [0.11149, -0.03333, 0.22222, 0.00049, 0.36613],
    [0.33333, 0.33333, -0.33333, 0.10049, -0.76682],
  ]) {
    const { fair, result, steps } = stepsOf(seat(0.33333, parts));
    const written = steps.map(({ from, to }) => Math.round(10 * (to - from)));
    expect(Math.round(10 * fair) + written.reduce((sum, one) => sum + one, 0)).toBe(Math.round(10 * result));
  }
});

test("nothing is not less than nothing", () => {
  expect(Object.is(stepsOf(seat(0.5, [-0.500001, 0, 0, 0, 0])).result, 0)).toBe(true);
});

test("the largest part is named, whichever way it went", () => {
  expect(mostOf(seat(0.5, [0.1, 0, -0.4, 0.2, 0.1]))).toBe("decisions");
});

test("an average begins with the first value", () => {
  expect(smoothed([4, 2, 3, 9], 3)).toEqual([4, 3, 3, 14 / 3]);
});

test("marks are round numbers inside", () => {
  expect(ticks(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(23.2, 27.9)).toEqual([24, 25, 26, 27]);
  expect(ticks(5, 5)).toEqual([5]);
});
