import { expect, test } from "vitest";
import { counted, daysOn, NO_STREAK } from "./streak";

test("a streak grows by a day at a time and breaks when one is missed", () => {
  const days = ["2026-02-27", "2026-02-28", "2026-02-28", "2026-03-01", "2026-03-03"];
  const streak = days.reduce(counted, NO_STREAK);
  expect(streak).toEqual({ last: "2026-03-03", days: 1, best: 3 });
  expect(daysOn(streak, "2026-03-04")).toBe(1);
  expect(daysOn(streak, "2026-03-05")).toBe(0);
});
