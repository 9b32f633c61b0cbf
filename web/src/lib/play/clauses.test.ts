import { expect, test } from "vitest";
import { bundleOf } from "$lib/text/texts";

const CLAUSES = import.meta.glob<{ clauses: Record<string, string> }>("$games/*/web/clauses.ts", { eager: true });
const TEXTS = import.meta.glob<string>("$games/*/texts/en.ftl", { query: "?raw", import: "default", eager: true });
const gameOf = (path: string) => path.split("/").at(-3)!;
const ALL = Object.entries(CLAUSES).map(([path, { clauses }]) => ({ game: gameOf(path), clauses }));

test("refusals lead to the rules", () => {
  expect(ALL.length).toBeGreaterThan(0);
});

test.each(ALL)("$game: what is said and the clause it rests on both exist", ({ game, clauses }) => {
  const bundle = bundleOf("en", Object.entries(TEXTS).find(([path]) => gameOf(path) === game)![1]);
  const missing = Object.entries(clauses).filter(([said, clause]) => !bundle.hasMessage(said) || !bundle.hasMessage(`rule-${clause}`));
  expect(missing).toEqual([]);
});
