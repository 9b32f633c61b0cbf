/** Places at the end of a match, one for every side: a seat, or a team with what its seats have together. */
export interface Placed {
  seats: number[];
  place: number;
  score: number;
}

/** Whoever won has the best total, so it shows whether many points are good or few. */
export function ranked(scores: readonly number[], winners: readonly number[], teams: readonly number[][] | null = null): Placed[] {
  const sides = (teams ?? scores.map((_, seat) => [seat])).map((seats) => ({
    seats: [...seats],
    score: seats.reduce((sum, seat) => sum + scores[seat]!, 0),
    won: seats.some((seat) => winners.includes(seat)),
  }));
  const best = sides.find(({ won }) => won)?.score;
  const lowWins = best !== undefined && best < Math.max(...sides.map(({ score }) => score));
  sides.sort((a, b) => Number(b.won) - Number(a.won) || (lowWins ? a.score - b.score : b.score - a.score));
  return sides.map(({ seats, score, won }) => {
    const first = sides.findIndex((other) => other.won === won && (won || other.score === score));
    return { seats, score, place: first + 1 };
  });
}
