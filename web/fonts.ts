import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const FAMILIES = ["@fontsource-variable/noto-sans-kr/index.css", "@fontsource/noto-serif-kr/700.css"];

/** Stands on every page, as the name of a language. */
const ALWAYS = "한국어";

interface Face {
  slice: string;
  css: string;
}

/** The faces of one family, in the order of their slices, with absolute addresses and WOFF2 only. */
function faces(stylesheet: string): Face[] {
  const file = require.resolve(stylesheet);
  const text = readFileSync(file, "utf-8");
  return [...text.matchAll(/\/\* noto-\w+-kr-(\S+?)-(?:wght|700)-normal \*\/\s*(@font-face \{.*?\})/gs)].map(([, slice, css]) => ({
    slice: slice!.replace(/[[\]]/g, ""),
    css: css!
      .replace(/,\s*url\([^)]*\.woff\) format\(['"]woff['"]\)/, "")
      .replace(/url\((\.[^)]*)\)/, (_, path: string) => `url(${resolve(dirname(file), path)})`)
      .replace("'Noto Sans KR Variable'", "'Noto Sans KR'"),
  }));
}

/** Whether this face draws one of the letters that every page has. */
function isAlways(face: Face): boolean {
  const listed = /unicode-range: *([^;}]+)/.exec(face.css)?.[1] ?? "";
  const ranges = listed.split(",").map((range) => range.trim().slice(2).split("-").map((end) => parseInt(end, 16)));
  return [...ALWAYS].some((letter) => ranges.some(([first, last]) => letter.codePointAt(0)! >= first! && letter.codePointAt(0)! <= (last ?? first!)));
}

/** Two stylesheets: what every page needs, and the other slices of Hangul. Both families stand side by side for each slice, so that the
 *  long lists of characters, which are the same, compress away. */
export function fonts(): Plugin {
  const sheets: Record<string, (face: Face) => boolean> = {
    "virtual:fonts-latin.css": (face) => face.slice.startsWith("latin") || (/^\d+$/.test(face.slice) && isAlways(face)),
    "virtual:fonts-hangul.css": (face) => /^\d+$/.test(face.slice) && !isAlways(face),
  };
  return {
    name: "fonts",
    resolveId: (id) => (id in sheets ? `\0${id}` : null),
    load(id) {
      const wanted = sheets[id.slice(1)];
      if (!id.startsWith("\0") || !wanted) return null;
      const found = FAMILIES.flatMap(faces).filter(wanted);
      if (found.length < 2) throw new Error(`no faces found for ${id.slice(1)}`);
      return found
        .sort((a, b) => a.slice.localeCompare(b.slice))
        .map((face) => face.css)
        .join("\n");
    },
  };
}
