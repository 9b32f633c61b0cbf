/** Which patch of the home page each game takes: two wide, two tall and a small one turn around the middle, others follow in rows. */
export type Shape = "wide" | "tall" | "small";
export const PATCHES: { area: string; shape: Shape }[] = [
  { area: "a", shape: "wide" },
  { area: "b", shape: "tall" },
  { area: "c", shape: "tall" },
  { area: "d", shape: "small" },
  { area: "e", shape: "wide" },
];
const COLUMNS = { desktop: 3, tablet: 2 }; // of the home page

/** An area of the mosaic, or none and how many columns a patch below it takes. */
export interface Place {
  area: string | null;
  desktop: number;
  tablet: number;
}

/** The place of each game; those with a wish come first, the others take what is left. Nothing if there are too few for a mosaic. */
export function mosaic(wishes: readonly (Shape | null)[]): Place[] | null {
  if (wishes.length < PATCHES.length) return null;
  const free = [...PATCHES];
  const wished = wishes.map((wish) => {
    const found = free.findIndex((patch) => patch.shape === wish);
    return found < 0 ? null : free.splice(found, 1)[0]!.area;
  });
  const areas = wished.map((area) => area ?? free.shift()?.area ?? null);
  const [last, more] = [areas.lastIndexOf(null), wishes.length - PATCHES.length];
  const rest = (columns: number) => columns - ((more - 1) % columns); // the last one fills its row
  return areas.map((area, i) => ({ area, desktop: i === last ? rest(COLUMNS.desktop) : 1, tablet: i === last ? rest(COLUMNS.tablet) : 1 }));
}
