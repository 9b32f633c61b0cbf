/** The box and the played examples of a game, as scripts/rules_data.py writes them, and what is said of their pictures. */
import type { GameEvent, Words } from "$lib/net/protocol";
import type { Data, Texts } from "$lib/text/texts";

export interface ScenePart {
  name: string;
  label: Words;
  cards: string[];
  layout: "row" | "pile" | "grid";
  /** Of a grid's cards: column and row. */
  places: [number, number][];
  captions: Words[];
  tokens: string[];
  note: Words | null;
  /** The cards that were not there in the picture before. */
  fresh: number[];
}
export interface TriedMove {
  move: string;
  words: Words;
  refusal: [string, Data] | null;
}
export interface Picture {
  parts: ScenePart[];
  events: GameEvent[];
  tries: TriedMove[];
}
export interface Example {
  name: string;
  text: Words;
  clauses: string[];
  pictures: Picture[];
}
export interface Kind {
  card: string;
  copies: number;
  /** Players -> copies, where that differs. */
  fewer: Record<string, number>;
}
export interface BoxShelf {
  label: Words;
  kinds: Kind[];
  players: number;
}
export interface RulesData {
  about: Words | null;
  shelves: BoxShelf[];
  examples: Example[];
  /** Clauses of which the printed rules say nothing at all. */
  rulings: string[];
}

export const TURN = "turn";
export const STEPS = ["one", "two", "three"];

/** All but the turn; neighbours with the same text are shown together. */
export function grouped(examples: readonly Example[]): Example[][] {
  const groups: Example[][] = [];
  for (const one of examples) {
    if (groups.at(-1)?.[0]!.text[0] === one.text[0]) groups.at(-1)!.push(one);
    else if (one.name !== TURN) groups.push([one]);
  }
  return groups;
}

/** A picture in words, for those who cannot see it. */
export function altOf({ parts }: Pick<Picture, "parts">, texts: Texts): string {
  return parts.map((part) => partInWords(part, texts)).join(" ");
}

function partInWords({ label, cards, places, captions, note, fresh }: ScenePart, texts: Texts): string {
  const named = cards.map((card, i) => {
    const place = places[i] ? ` (${places[i].join(", ")})` : "";
    return (captions[i] ? `${texts.words(captions[i])}: ` : "") + texts.card(card) + place;
  });
  const shown = [...(note && !cards.length ? [] : [named.join("; ") || "–"]), ...(note ? [texts.words(note)] : [])].join("; ");
  const added = fresh.length && fresh.length < cards.length ? ` ${texts.say("picture-new", { cards: fresh.map((i) => cards[i]) })}.` : "";
  return `${texts.say("picture-of", { label: texts.words(label), shown })}.${added}`;
}

/** Where on a grid the tries of a picture would go, each with the numbers of its tries. */
export function placesTried(tries: readonly TriedMove[]): { x: number; y: number; numbers: number[] }[] {
  const found = new Map<string, { x: number; y: number; numbers: number[] }>();
  tries.forEach(({ move }, i) => {
    const place = /@(-?\d+),(-?\d+)$/.exec(move);
    if (!place) return;
    const there = found.get(place[0]) ?? { x: Number(place[1]), y: Number(place[2]), numbers: [] };
    there.numbers.push(i + 1);
    found.set(place[0], there);
  });
  return [...found.values()];
}

/** Letters taken apart, so that a syllable that is still being typed finds the words it begins: 빠 finds 빨강. */
const spelled = (text: string) => text.normalize("NFKD").toLocaleLowerCase();

/** Whether a text has all words of a query. */
export function matches(query: string, text: string): boolean {
  const within = spelled(text);
  return spelled(query).split(/\s+/).every((word) => within.includes(word));
}
