/** Which patch of the home page each game takes: two wide, two tall and a small one turn around the middle. */
export type Shape = "wide" | "tall" | "small";
export const PATCHES: { area: string; shape: Shape }[] = [
  { area: "a", shape: "wide" },
  { area: "b", shape: "tall" },
  { area: "c", shape: "tall" },
  { area: "d", shape: "small" },
  { area: "e", shape: "wide" },
];

/** The area of each game; those with a wish come first, the others take what is left. Nothing if there are not five. */
export function mosaic(wishes: readonly (Shape | null)[]): string[] | null {
  if (wishes.length !== PATCHES.length) return null;
  const free = [...PATCHES];
  const areas: (string | null)[] = wishes.map((wish) => {
    const found = free.findIndex((patch) => patch.shape === wish);
    return found < 0 ? null : free.splice(found, 1)[0]!.area;
  });
  return areas.map((area) => area ?? free.shift()!.area);
}
