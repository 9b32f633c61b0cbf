import { expect, test } from "vitest";
import { sorted } from "$lib/play/order";

test("cards are sorted by the first number that differs", () => {
  const by = (card: string) => ["RB".indexOf(card[0]!), Number(card.slice(1))];
  expect(sorted(["B2", "R10", "B1", "R9"], by)).toEqual(["R9", "R10", "B1", "B2"]);
});

test("what is equal stays as it was", () => {
  expect(sorted(["c", "a", "b"], () => [])).toEqual(["c", "a", "b"]);
});
