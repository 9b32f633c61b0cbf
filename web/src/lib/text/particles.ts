/** Korean particles follow the sound of the word before them, as core/particles.py has it: 카드를, 타일을. */
const FORMS: Record<string, [string, string]> = {
  "을(를)": ["을", "를"],
  "이(가)": ["이", "가"],
  "은(는)": ["은", "는"],
  "와(과)": ["과", "와"],
  "과(와)": ["과", "와"],
  "(으)로": ["으로", "로"],
  "(이)": ["이", ""],
};
const PATTERN = new RegExp(
  `(\\S*?)(${Object.keys(FORMS)
    .map((form) => form.replace(/[()]/g, "\\$&"))
    .join("|")})`,
  "gu",
);
const SOFTENED = /((?!bb|cc|pp|tt)[^aeiouy\W][bcpt]|[^aeiouyc\W]k|\bset|\bweek)$/i; // 엑스퍼트, 마크, 세트
const OWN = /(?<!\S)나의(?=\s)/gu;
const CLOSING = /[)\]}'"’”»」』.!?]+$/u;

type WordEnding = "open" | "l" | "closed";
const DIGITS: WordEnding[] = ["closed", "l", "open", "closed", "open", "open", "closed", "l", "l", "open"];
const LETTERS: Record<string, WordEnding> = { L: "l", M: "closed", N: "closed", R: "l" };

/** How the last syllable of a word ends when a Korean reads it aloud. */
function ending(written: string): WordEnding {
  const word = [...written.replace(CLOSING, "")];
  const last = word.at(-1);
  if (last === undefined) return "open";
  if (last >= "가" && last <= "힣") {
    const final = (last.codePointAt(0)! - 0xac00) % 28;
    return final === 0 ? "open" : final === 8 ? "l" : "closed";
  }
  if (/^[0-9]$/.test(last)) return DIGITS[Number(last)]!;
  if (word.length === 1 || !/\p{L}/u.test(word.at(-2)!)) return LETTERS[last.toUpperCase()] ?? "open";
  if (SOFTENED.test(word.join(""))) return "open";
  const lower = last.toLowerCase();
  return lower === "l" ? "l" : "bckmnpt".includes(lower) ? "closed" : "open";
}

export function chooseParticles(text: string): string {
  const chosen = text.replace(PATTERN, (_, word: string, form: string) => {
    if (word === "나" && form === "이(가)") return "내가";
    const end = ending(word);
    const closed = end === "closed" || (end === "l" && form !== "(으)로");
    return word + FORMS[form]![closed ? 0 : 1];
  });
  return chosen.replace(OWN, "내");
}
