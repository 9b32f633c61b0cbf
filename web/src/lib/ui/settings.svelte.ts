/** What somebody chose for this browser. It stays in this browser. */
import { preferredLanguage } from "$lib/text/speech.svelte";
import type { Language } from "$lib/text/texts";
import type { Pace } from "$lib/play/pacer";

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
  coach: boolean; // tips in matches against bots
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
  coach: false,
  ...kept(),
});

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function moves(): boolean {
  return settings.motion === "on" || (settings.motion === "auto" && !still.matches);
}

export function learn(game: string, lesson: string): void {
  settings.learnt[game] = [...new Set([...(settings.learnt[game] ?? []), lesson])];
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
