/** A mission as a thread of beads: where it bursts, and where a sum lies on it. */
export interface MissionScale {
  first: number;
  last: number;
  /** The sum at which one is bust, in the direction in which it bursts. */
  limit: number;
  /** Whether the low end bursts. */
  low: boolean;
}

const SHORTEST_LOW = 12; // beads of a mission that has no upper end
const LONGEST = 16;
const DEEPEST = -8;

/** A mission's name tells its kind and its limit. */
export function scaleOf(mission: string, sums: readonly number[]): MissionScale {
  const [, kind, limit] = /^([a-z]+)(\d+)$/.exec(mission)! as unknown as [string, string, string];
  if (kind === "low") {
    const last = Math.min(LONGEST, Math.max(SHORTEST_LOW, ...sums));
    return { first: 0, last, limit: Number(limit), low: true };
  }
  const first = kind === "plusminus" ? Math.max(DEEPEST, Math.min(-3, ...sums)) : 1;
  return { first, last: Number(limit), limit: Number(limit), low: false };
}

export const bursts = (scale: MissionScale, sum: number) => (scale.low ? sum <= scale.limit : sum >= scale.limit);

/** How far a sum is from the edge: how much more it bears, or how much it is beyond. */
export function room(scale: MissionScale, sum: number): number {
  const edge = scale.low ? scale.limit + 1 : scale.limit - 1;
  return Math.abs(edge - sum);
}

/** The beads a sum fills, from zero to itself. */
export function fills(sum: number, bead: number): boolean {
  return sum >= 0 ? bead >= 0 && bead <= sum && (bead > 0 || sum === 0) : bead <= 0 && bead >= sum;
}
