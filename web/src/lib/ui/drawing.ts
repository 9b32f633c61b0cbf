/** The five colours of pieces and what draws them: nothing is told by colour alone. */
export type Colour = "red" | "yellow" | "green" | "blue" | "purple";
export const COLOURS: Colour[] = ["red", "yellow", "green", "blue", "purple"];

/** One monoline skeleton a digit, 60 × 100, after the strokes of the Hunminjeongeum print. */
export const DIGITS: Record<string, string> = {
  "0": "M9 30a21 21 0 0 1 42 0v40a21 21 0 0 1-42 0z",
  "1": "M10 25 27 9v82",
  "2": "M9 32A21.5 21.5 0 1 1 46 46L10 91h42",
  "3": "M11 9h38L28 41a25.4 25.4 0 1 1-19 38",
  "4": "M41 91V9L7 67h47",
  "5": "M48 9H16l-4 38a25.6 25.6 0 1 1-3 33",
  "6": "M43 9C21 22 8.5 45 8.5 69a21.5 22 0 1 0 43 0a21.5 22 0 0 0-43 0",
  "7": "M8 9h44L24 91",
  "8": "M30 9a19 19 0 1 1-.1 0zM30 47a22 22 0 1 1-.1 0z",
  "9": "M17 91C39 78 51.5 55 51.5 31a21.5 22 0 1 0-43 0a21.5 22 0 0 0 43 0",
  "+": "M30 34v40M10 54h40",
  "-": "M12 54h36",
  "−": "M12 54h36",
  "×": "M14 38l32 32M46 38L14 70",
  "=": "M10 44h40M10 66h40",
};

const advance = (sign: string) => (sign === "1" ? 43 : sign === " " ? 28 : 62);

/** Where each sign of a number stands, and how wide they are together. */
export function laidOut(text: string): { signs: { sign: string; x: number }[]; width: number } {
  let x = 0;
  const signs = [];
  for (const sign of text) {
    if (sign in DIGITS) signs.push({ sign, x });
    x += advance(sign);
  }
  return { signs, width: x };
}

/** Icons 24 × 24, one line each. */
export const ICONS = {
  back: "M15 5l-7 7 7 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.1",
  sound: "M4 10v4h3l5 4V6L7 10zM16 9q2 3 0 6M19 6.5q4 5.5 0 11",
  silent: "M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5",
  people:
    "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11M3 19c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 5.2a3 3 0 0 1 0 5.6M17.5 14c2.2.6 3.5 2.4 3.5 5",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2.5",
  go: "M5 12h14M13 6l6 6-6 6",
  undo: "M8 5L3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4",
  check: "M5 12.5l5 5L19.5 7",
  cross: "M6 6l12 12M18 6L6 18",
  scissors:
    "M20 4L8.5 15.5M4 4l11.5 11.5M6.5 15.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M17.5 15.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13.5h10L18 7M10 11v5.5M14 11v5.5",
  jump: "M3 19c1-9 4.5-13.5 9-13.5s7.5 4 8.5 10M16.5 12.5l4 3.5 2-5M9.5 20h5",
  reverse: "M5 10a7.5 7.5 0 0 1 13-2.5L20 10M20 4.5V10h-5.5M19 14a7.5 7.5 0 0 1-13 2.5L4 14M4 19.5V14h5.5",
  steal: "M12 20.5V10M12 10V5.5M8 6l4-3.5L16 6M4 14.5v4a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-4",
  chip: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3v3M12 18v3M3 12h3M18 12h3",
  hold: "M7 12.5V6.3a1.7 1.7 0 0 1 3.4 0V11M10.4 11V4.3a1.7 1.7 0 0 1 3.4 0V11M13.8 11V5.8a1.7 1.7 0 0 1 3.4 0v8.7c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-6.2-4.7L3.3 13a1.6 1.6 0 0 1 2.7-1.7l1 1.5",
  wild: "M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  first: "M20 5l-7 7 7 7zM12 5l-7 7 7 7zM3 5v14",
  last: "M4 5l7 7-7 7zM12 5l7 7-7 7zM21 5v14",
  prev: "M18 5l-9 7 9 7zM6 5v14",
  next: "M6 5l9 7-9 7zM18 5v14",
  lay: "M6 3.5h12v10H6zM12 20.5v-4M9 18l3 3 3-3",
  add: "M4 4h8v11H4zM15.5 12h6M18.5 9v6",
  take: "M7 11h10v10H7zM12 9V3M9 5.5l3-3 3 3",
  flip: "M8 3.5v16M4.5 16L8 20l3.5-4M16 20.5v-16M12.5 8L16 4l3.5 4",
  loop: "M6 9a7 7 0 1 1-1 5M6 3.5V9h5.5",
  stop: "M12 4v11M7 20h10M7 15h10",
  off: "M4 4l16 16M5 12.5a10 10 0 0 1 4-2.6M19 12.5a10 10 0 0 0-5-3M8.5 16a5 5 0 0 1 6-.4M12 19.5v.1",
  share: "M12 14V3M8 6.5L12 3l4 3.5M5 12v8h14v-8",
  star: "M12 3.5l2.5 5.5 6 .6-4.5 4 1.3 6L12 16.5 6.7 19.6l1.3-6-4.5-4 6-.6z",
  bust: "M12 2.5l2 5 5-2-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 2z",
  hint: "M9 18h6M10 21h4M8 14.5A6 6 0 1 1 16 14.5c-.8.7-1 1.300-1 2H9c0-.7-.2-1.300-1-2",
  log: "M6 4h12v16H6zM9 8.500h6M9 12h6M9 15.500h4",
  speech: "M4 5h16v11h-8l-5 4v-4H4z",
  gear: "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4",
  learn: "M2.500 9 12 4.500 21.500 9 12 13.500zM6.500 11v5c3 2.500 8 2.500 11 0v-5M21.500 9v6",
  book: "M12 6.500C10 5 7 4.500 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500v13",
  download: "M12 3v12M7.500 11l4.500 4.500 4.500-4.500M4.500 20h15",
  eye: "M2.500 12c2.500-4.500 5.700-6.500 9.500-6.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  sort: "M6 4v16M3 17l3 3 3-3M12 6h9M12 11h7M12 16h5",
  plus: "M12 5v14M5 12h14",
  copy: "M9 8h11v13H9zM5 16H4V3h11v2",
  key: "M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12.500L20 3.500M16.500 7l3 3",
  chart: "M4 4v16h16M7.500 15l4-5 3 2.500 5-7",
  bot: "M5 9h14v10H5zM12 9V5M12 4.900v.1M9.500 13v2M14.500 13v2",
} as const;
export type IconName = keyof typeof ICONS;

/** A rounded rectangle as a path. */
export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}` +
    `h-${w - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`
  );
}
