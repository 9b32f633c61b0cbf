/** What somebody chose for this browser. It stays in this browser. */
import { preferredLanguage } from "$lib/text/speech.svelte";
import type { Language } from "$lib/text/texts";
import type { Pace } from "$lib/play/pacer";
import { counted, NO_STREAK, type Streak } from "$lib/play/streak";

const KEY = "noripan";

interface UserSettings {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "on" | "off";
  pace: Pace; // at which others' moves are shown
  sound: boolean;
  calls: boolean; // be called by the browser when it is our turn
  level: string;
  players: Record<string, number>; // by game: with how many "play now" plays
  orders: Record<string, string>; // by game: how the hand lies
  known: boolean; // somebody came in from this browser before
  learnt: Record<string, string[]>; // by game: the lessons that were finished
  asked: string[]; // games for which we asked whether to learn them first
  coach: "auto" | "on" | "off"; // tips in matches against bots: by themselves in the first ones of who is new to a game
  coached: Record<string, string[]>; // by game: the tables of those first matches
  streaks: Record<string, Streak>; // by game: puzzles of the day
  run: number; // puzzles on end that were found at the first try
  puzzled: Record<string, string>; // by game and difficulty: the last puzzle
}

function kept(): Partial<UserSettings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<UserSettings>;
  } catch {
    return {};
  }
}

export const settings: UserSettings = $state({
  language: preferredLanguage(),
  theme: "auto",
  motion: "auto",
  pace: "normal",
  sound: false,
  calls: false,
  level: "casual",
  players: {},
  orders: {},
  known: false,
  learnt: {},
  asked: [],
  coach: "auto",
  coached: {},
  streaks: {},
  run: 0,
  puzzled: {},
  ...kept(),
});

const FIRST_MATCHES = 3; // of a game, with a coach

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function moves(): boolean {
  return settings.motion === "on" || (settings.motion === "auto" && !still.matches);
}

export function learn(game: string, lesson: string): void {
  settings.learnt[game] = [...new Set([...(settings.learnt[game] ?? []), lesson])];
}

/** Count a match against bots as one of the first, with a coach, unless somebody knows the game: they said so, and learnt nothing. */
export function meet(game: string, table: string, isLesson: boolean): void {
  const tables = settings.coached[game] ?? [];
  const knows = settings.asked.includes(game) && !settings.learnt[game]?.length;
  const isFirst = isLesson || (!knows && tables.length < FIRST_MATCHES);
  if (isFirst && !tables.includes(table)) settings.coached[game] = [...tables, table];
}

/** Whether the coach speaks at a table where it may. */
export function coaches(game: string, table: string): boolean {
  return settings.coach === "on" || (settings.coach === "auto" && !!settings.coached[game]?.includes(table));
}

export const streakOf = (game: string): Streak => settings.streaks[game] ?? NO_STREAK;

/** A puzzle was found or shown; `day` names the day whose puzzle it was. */
export function solve(game: string, ending: "first" | "later" | "shown", day: string | null): void {
  settings.run = ending === "first" ? settings.run + 1 : 0;
  if (day && ending !== "shown") settings.streaks[game] = counted(streakOf(game), day);
}

/** Keep the settings and let the page follow them; call it once, where effects may run. */
export function follow(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const root = document.documentElement;
    if (settings.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = moves() ? "on" : "off";
  });
}
