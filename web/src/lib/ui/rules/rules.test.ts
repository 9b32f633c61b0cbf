import { expect, test } from "vitest";
import { bundleOf, Texts, type GameTexts } from "$lib/text/texts";
import { altOf, grouped, matches, placesTried, type Example, type ScenePart } from "./rules";

test("a search finds words in any order, without regard to case", () => {
  const clause = "TT-13 Whoever has the colour must follow it.";
  expect(matches("", clause)).toBe(true);
  expect(matches("FOLLOW colour", clause)).toBe(true);
  expect(matches("tt-13", clause)).toBe(true);
  expect(matches("follow trump", clause)).toBe(false);
});

test("a Korean syllable that is still being typed finds what it begins", () => {
  const clause = "빨강 1을 가졌던 사람이 먼저 하고, 시계 방향으로 돌아갑니다.";
  for (const typed of ["ㅃ", "빠", "빨", "빨가", "빨강"]) expect(matches(typed, clause)).toBe(true);
  expect(matches("시계방향", clause)).toBe(false);
  expect(matches("시계 방향", clause)).toBe(true);
  expect(matches("파랑", clause)).toBe(false);
});

const part = (more: Partial<ScenePart>): ScenePart => ({
  name: "hand", label: ["part", {}], cards: [], layout: "row", places: [], captions: [], tokens: [], note: null, fresh: [], ...more,
});
const game: GameTexts = { bundle: bundleOf("en", "part = Hand\nnote = sum 5\ncard = card { $text }\n"), cardWords: (text) => ["card", { text }] };
const house = bundleOf("en", "picture-of = { $label }: { $shown }\npicture-new = New: { $cards }\n");
const texts = new Texts("en", [house], game);

test("a picture is told with its cards, their places, what is new and what counts", () => {
  expect(altOf({ parts: [part({ cards: ["a", "b"], fresh: [1] })] }, texts)).toBe("Hand: card a; card b. New: card b.");
  expect(altOf({ parts: [part({ cards: ["a"], places: [[0, -1]] })] }, texts)).toBe("Hand: card a (0, -1).");
  expect(altOf({ parts: [part({ note: ["note", {}] })] }, texts)).toBe("Hand: sum 5.");
  expect(altOf({ parts: [part({}), part({ cards: ["b"], fresh: [0] })] }, texts)).toBe("Hand: –. Hand: card b.");
});

test("tries that go to the same place share it", () => {
  const tried = placesTried([
    { move: "Rs2@1,-1", words: ["a", {}], refusal: ["no_line", {}] },
    { move: "Gt2@1,-1", words: ["a", {}], refusal: null },
    { move: "add 5/1 @2", words: ["a", {}], refusal: null },
  ]);
  expect(tried).toEqual([{ x: 1, y: -1, numbers: [1, 2] }]);
});

test("the turn stands apart, and neighbours with one text together", () => {
  const example = (name: string, text = `example-${name}`): Example => ({ name, text: [text, {}], clauses: [], pictures: [] });
  const groups = grouped([example("turn"), example("a", "example-lot"), example("b", "example-lot"), example("c")]);
  expect(groups.map((group) => group.map(({ name }) => name))).toEqual([["a", "b"], ["c"]]);
});
