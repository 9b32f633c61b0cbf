/** Finds what the games' folders bring to the browser. No other file of the client knows which games there are. */
import type { Component } from "svelte";
import type { Play } from "./play";
import { bundleOf, type GameTexts, type Language } from "./texts";

export interface BoardProps {
  play: Play;
}
/** What a game's Mini.svelte exports beside the drawing: the tint and shape of its patch. */
export interface Mini {
  default: Component;
  tint: string;
  shape: "wide" | "tall" | "small";
}

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>("$games/*/Board.svelte");
const MINIS = import.meta.glob<Mini>("$games/*/Mini.svelte");
const CARDS = import.meta.glob<Pick<GameTexts, "cardWords" | "orders">>("$games/*/cards.ts");
const TEXTS = import.meta.glob<string>("$games/*/texts/*.ftl", { query: "?raw", import: "default" });

function inFolder<T>(found: Record<string, T>, game: string, file: string): T | undefined {
  return Object.entries(found).find(([path]) => path.endsWith(`/${game}/${file}`))?.[1];
}

/** The game's board, or the general one for a game that has none yet. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load = inFolder(BOARDS, game, "Board.svelte") ?? (() => import("./ui/AnyBoard.svelte"));
  return (await load()).default;
}

export async function miniOf(game: string): Promise<Mini | null> {
  return (await inFolder(MINIS, game, "Mini.svelte")?.()) ?? null;
}

export async function textsOf(game: string, language: Language): Promise<GameTexts> {
  const text = inFolder(TEXTS, game, `texts/${language}.ftl`);
  const cards = inFolder(CARDS, game, "cards.ts");
  if (!text || !cards) throw new Error(`the folder of ${game} has no texts or no cards.ts`);
  const [written, { cardWords, orders }] = await Promise.all([text(), cards()]);
  return { bundle: bundleOf(language, written), cardWords, orders };
}
