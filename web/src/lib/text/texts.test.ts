/** The browser says the same as Python, letter for letter. What Python says is written by tests/web/test_client.py. */
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { commitmentTo, promiseOf, seedFrom } from "$lib/net/fair";
import { textsOf } from "$lib/play/games";
import { chooseParticles } from "$lib/text/particles";
import { bundleOf, Texts, type Data, type GameEvent, type Language } from "$lib/text/texts";
import type { Words } from "$lib/net/protocol";

interface Told {
  particles: [written: string, read: string][];
  core: Record<Language, string>;
  games: { game: string; language: Language; names: string[]; you: number; events: [GameEvent, string][]; words: [Words, string][]; cards: [string, string][]; errors: [string, Data, string][] }[];
  fair: { secret: string; table: string; parts: Record<string, string>; commitment: string; seed: string; promise: string };
}
const file = process.env.NORIPAN_TOLD;
const told: Told | null = file ? (JSON.parse(readFileSync(file, "utf-8")) as Told) : null;

describe.skipIf(!told)("as Python has it", () => {
  it("particles follow the sound of the word before them", () => {
    for (const [written, read] of told!.particles) expect(chooseParticles(written)).toBe(read);
  });

  it("the seed is made", async () => {
    const { secret, table, parts, commitment, seed, promise } = told!.fair;
    expect(await commitmentTo(secret)).toBe(commitment);
    expect(await promiseOf(table, parts["0"]!)).toBe(promise);
    expect(await seedFrom(secret, table, parts)).toBe(seed);
  });

  it.each(told?.games ?? [])("$game is told in $language", async ({ game, language, names, you, events, words, cards, errors }) => {
    const complained = vi.spyOn(console, "error");
    const texts = new Texts(language, [bundleOf(language, told!.core[language])], await textsOf(game, language), names, you);
    for (const [card, said] of cards) expect(texts.card(card)).toBe(said);
    for (const [event, said] of events) expect(texts.event(event)).toBe(said);
    for (const [one, said] of words) expect(texts.words(one)).toBe(said);
    for (const [code, data, said] of errors) expect(texts.error(code, data)).toBe(said);
    expect(events.length).toBeGreaterThan(20);
    expect(complained).not.toHaveBeenCalled();
  });
});
