/** Streaks: days on end on which the puzzle of the day was found. They stay in this browser. */
export interface Streak {
  /** The day of the last one, as 2026-11-18. */
  last: string;
  days: number;
  best: number;
}

export const NO_STREAK: Streak = { last: "", days: 0, best: 0 };

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** The streak after the puzzle of this day was found. */
export function counted(streak: Streak, day: string): Streak {
  if (streak.last === day) return streak;
  const days = streak.last === dayBefore(day) ? streak.days + 1 : 1;
  return { last: day, days, best: Math.max(streak.best, days) };
}

/** How many days it has: none if one was missed. */
export function daysOn(streak: Streak, day: string): number {
  return streak.last === day || streak.last === dayBefore(day) ? streak.days : 0;
}
