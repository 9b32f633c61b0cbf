/** What reviews say: a text of its own, loaded when a review is looked at. */
import type { FluentBundle } from "@fluent/bundle";
import { speech } from "$lib/text/speech.svelte";
import { bundleOf, Texts, type Language } from "$lib/text/texts";

const FILES = import.meta.glob<string>("../../../../src/noripan/review/texts/*.ftl", { query: "?raw", import: "default" });

async function load(language: Language): Promise<FluentBundle> {
  const [, text] = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}.ftl`))!;
  return bundleOf(language, await text());
}

class ReviewWords {
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  /** See to it that `of` and `plain` can speak in the page's language. */
  async learn(): Promise<void> {
    const language = speech.language;
    if (!(language in this.bundles)) this.bundles = { ...this.bundles, [language]: await load(language) };
  }

  /** These texts, with those of reviews. */
  with(texts: Texts | null): Texts | null {
    const bundle = texts && this.bundles[texts.language];
    return bundle ? new Texts(texts.language, [bundle, ...texts.bundles], texts.game, texts.names, texts.you) : null;
  }
}

export const reviewWords = new ReviewWords();
