/** The language the page speaks: texts are loaded when needed, and everything said follows when it changes. */
import { textsOf } from "$lib/play/games";
import { prepareHangul } from "$lib/text/hangul";
import { bundleOf, LANGUAGES, Texts, type Data, type GameTexts, type Language } from "$lib/text/texts";

const HOUSE = import.meta.glob<string>(["../../../texts/*.ftl", "../../../../src/noripan/{protocol,server,core}/texts/*.ftl"], {
  query: "?raw",
  import: "default",
});
/** What all games are called; the rest of a game's texts is learnt when it is needed. */
const NAMES: Record<Language, () => Promise<{ default: string }>> = {
  ko: () => import("virtual:names/ko"),
  en: () => import("virtual:names/en"),
  de: () => import("virtual:names/de"),
};
const ORDER = ["../../../texts", "protocol/texts", "server/texts", "core/texts"]; // who comes first has the say

class Speech {
  texts = $state.raw<Texts | null>(null);
  private wanted = new Set<string>();
  private games = $state.raw<Record<string, GameTexts>>({});

  get language(): Language {
    return this.texts?.language ?? "en";
  }

  say(message: string, data?: Data): string {
    return this.texts?.say(message, data) ?? "";
  }

  error(code: string, details: Data): string {
    return this.texts?.error(code, details) ?? code;
  }

  async speak(language: Language): Promise<void> {
    const files = Object.entries(HOUSE).filter(([path]) => path.endsWith(`/${language}.ftl`));
    files.sort(([a], [b]) => rank(a) - rank(b));
    const written = await Promise.all([...files.map(([, load]) => load()), NAMES[language]().then((found) => found.default)]);
    const games = await Promise.all([...this.wanted].map(async (name) => [name, await textsOf(name, language)] as const));
    this.games = Object.fromEntries(games);
    if (language === "ko") prepareHangul(written.join());
    this.texts = new Texts(
      language,
      written.map((text) => bundleOf(language, text)),
    );
    document.documentElement.lang = language;
    await Promise.all([...this.wanted].map((name) => this.learn(name))); // those asked for meanwhile
  }

  /** See to it that `of` can speak of this game, soon and in every language. */
  async learn(game: string): Promise<void> {
    this.wanted.add(game);
    if (game in this.games || !this.texts) return;
    const learnt = await textsOf(game, this.language);
    this.games = { ...this.games, [game]: learnt };
  }

  /** The texts of a game that was learnt. */
  of(game: string, names: readonly string[] = [], you: number | null = null): Texts | null {
    const known = this.games[game];
    return known && this.texts ? new Texts(this.texts.language, this.texts.bundles, known, names, you) : null;
  }
}

function rank(path: string): number {
  return ORDER.findIndex((part) => path.includes(part));
}

export function preferredLanguage(): Language {
  const wanted = navigator.languages.map((one) => one.slice(0, 2));
  return LANGUAGES.find((one) => one === wanted.find((two) => LANGUAGES.includes(two as Language))) ?? "en";
}

export const speech = new Speech();

/** By how much something changed, as the reader writes it. */
export function signed(change: number): string {
  return new Intl.NumberFormat(speech.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(change);
}

/** A day as the reader writes it: of a moment, or one that is named as 2026-11-18. */
export function dayOf(when: number | string): string {
  const zone = typeof when === "string" ? { timeZone: "UTC" } : {};
  return new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", ...zone }).format(typeof when === "string" ? Date.parse(when) : when);
}
