/** Messages in Korean, English and German from the same files as the terminal's, put together as core/texts.py does. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Orders } from "$lib/play/order";
import { chooseParticles } from "$lib/text/particles";
import type { GameEvent, Words } from "$lib/net/protocol";

export const LANGUAGES = ["ko", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Data = Record<string, unknown>;
export type { GameEvent };
export type CardWords = (card: string) => Words;

/** What a game adds: its own messages, its cards in words, and in which orders a hand of them can lie. */
export interface GameTexts {
  bundle: FluentBundle;
  cardWords: CardWords;
  orders?: Orders;
  decline?: string; // the move that lets a secret question pass
  clauses?: Readonly<Record<string, string>>; // which clause of the rules a refusal or a reason rests on
  reckoned?: readonly string[]; // events that the game's own board reckons, and waits
}

/** Whether this is the reader's seat, or a list of it alone. */
const isOnly = (seats: unknown, you: number | null): boolean => (Array.isArray(seats) ? seats.length === 1 && seats[0] === you : seats === you);

export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  return bundle;
}

export class Texts {
  constructor(
    readonly language: Language,
    readonly bundles: FluentBundle[],
    readonly game: GameTexts | null = null,
    readonly names: readonly string[] = [],
    readonly you: number | null = null, // the seat that reads: `$seat_is` says whether a message speaks of it
  ) {}

  say(message: string, data: Data = {}): string {
    const found = this.find(message);
    if (!found) {
      console.error(`no text for ${message} in ${this.language}`);
      return message;
    }
    const values = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, this.value(key, value)]));
    for (const key of Object.keys(data)) if (/seats?$/.test(key)) values[`${key}_is`] = isOnly(data[key], this.you) ? "you" : "other";
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, values, errors);
    if (errors.length) console.error(`${message} in ${this.language}: ${errors[0]}`);
    return this.language === "ko" ? chooseParticles(text) : text;
  }

  has(message: string): boolean {
    return this.find(message) !== null;
  }

  words([message, data]: Words): string {
    return this.say(message, data);
  }

  card(card: string): string {
    return this.game ? this.words(this.game.cardWords(card)) : card;
  }

  event({ event, ...data }: GameEvent): string {
    return this.say(`event-${event}`, data);
  }

  /** Why something was refused. */
  error(code: string, details: Data): string {
    return this.has(`error-${code}`) ? this.say(`error-${code}`, details) : this.say("error-unknown", { code });
  }

  seat(seat: number): string {
    return this.names[seat] ?? this.say("seat-name", { number: seat });
  }

  private inASentence(seat: number): string {
    return seat === this.you ? this.say("own-seat", { name: this.seat(seat) }) : this.seat(seat);
  }

  join(words: string[], message = "and-join"): string {
    if (words.length < 2) return words[0] ?? this.say("nothing");
    return this.say(message, { first: words.slice(0, -1).join(", "), last: words.at(-1) });
  }

  private find(message: string) {
    const [name, attribute] = message.split(".") as [string, string?];
    for (const bundle of this.game ? [this.game.bundle, ...this.bundles] : this.bundles) {
      const found = bundle.getMessage(name);
      const pattern = attribute ? found?.attributes[attribute] : found?.value;
      if (pattern) return { bundle, pattern };
    }
    return null;
  }

  /** Seats become names and cards become words; the rest stays as it is. */
  private value(key: string, value: unknown): string | number {
    const last = key.slice(key.lastIndexOf("_") + 1);
    if (last === "seat" && typeof value === "number") return this.inASentence(value);
    if (last === "seats" && Array.isArray(value)) return this.join(value.map((seat: number) => this.inASentence(seat)));
    if (last === "card" && this.game) return this.card(String(value));
    if (last === "cards" && this.game && Array.isArray(value)) {
      return this.join(
        value.map((card: string) => this.card(card)),
        "cards-join",
      );
    }
    return typeof value === "number" || typeof value === "string" ? value : String(value);
  }
}
