/** Finds what the games' folders bring to the browser. No other file of the client knows which games there are. */
import type { FluentBundle } from "@fluent/bundle";
import type { Component } from "svelte";
import type { Play } from "$lib/play/play";
import type { RulesData } from "$lib/ui/rules/rules";
import { bundleOf, type GameTexts, type Language } from "$lib/text/texts";

export interface BoardProps {
  play: Play;
}
/** What a game's Mini.svelte exports beside the drawing: the tint and shape of its patch. */
export interface Mini {
  default: Component;
  tint: string;
  shape: "wide" | "tall" | "small";
}

/** What a game's Shown.svelte is given: one card, small, and what it is called. */
export interface PieceProps {
  card: string;
  label: string;
}

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>("$games/*/web/Board.svelte");
const PIECES = import.meta.glob<{ default: Component<PieceProps> }>("$games/*/web/Shown.svelte");
const RULES = import.meta.glob<RulesData>("$games/*/web/rules.json", { import: "default" });
const MINIS = import.meta.glob<Mini>("$games/*/web/Mini.svelte");
const CARDS = import.meta.glob<Omit<GameTexts, "bundle">>("$games/*/web/cards.ts");
const TEXTS = import.meta.glob<string>("$games/*/texts/*.ftl", { query: "?raw", import: "default" });

const LESSONS = import.meta.glob<string>("$games/*/lessons/*.ftl", { query: "?raw", import: "default" });

/** Cards of a game without a cards.ts are written as in its notation. */
const PLAIN: Omit<GameTexts, "bundle"> = { cardWords: (text) => ["card-text", { text }], orders: {} };

function inFolder<T>(found: Record<string, T>, game: string, file: string): T | undefined {
  return Object.entries(found).find(([path]) => path.endsWith(`/${game}/${file}`))?.[1];
}

/** The game's board, or the general one for a game that has none yet. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = inFolder(BOARDS, game, "web/Board.svelte") ?? (() => import("$lib/ui/AnyBoard.svelte"));
  return (await load()).default;
}

export async function miniOf(game: string): Promise<Mini | null> {
  return (await inFolder(MINIS, game, "web/Mini.svelte")?.()) ?? null;
}

/** How a game draws a card outside its board; nothing for a game that does not. */
export async function pieceOf(game: string): Promise<Component<PieceProps> | null> {
  return (await inFolder(PIECES, game, "web/Shown.svelte")?.())?.default ?? null;
}

/** The box and the examples of a game's rules; nothing for a game that has none yet. */
export async function rulesOf(game: string): Promise<RulesData | null> {
  return (await inFolder(RULES, game, "web/rules.json")?.()) ?? null;
}

/** What a game's lessons say; nothing for a game that has none yet. */
export async function lessonTextsOf(game: string, language: Language): Promise<FluentBundle | null> {
  const text = inFolder(LESSONS, game, `lessons/${language}.ftl`);
  return text ? bundleOf(language, await text()) : null;
}

export async function textsOf(game: string, language: Language): Promise<GameTexts> {
  const text = inFolder(TEXTS, game, `texts/${language}.ftl`);
  if (!text) throw new Error(`the folder of ${game} has no texts`);
  const [written, { cardWords, orders, reckoned, decline, clauses }] = await Promise.all([text(), inFolder(CARDS, game, "web/cards.ts")?.() ?? PLAIN]);
  return { bundle: bundleOf(language, written), cardWords, orders, reckoned, decline, clauses };
}
