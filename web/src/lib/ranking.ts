/** Places at the end of a match. Winners come first; whether high or low points are good shows in what the winners have. */
export interface Placed {
  seat: number;
  place: number;
  score: number;
}

export function ranked(scores: readonly number[], winners: readonly number[]): Placed[] {
  const won = new Set(winners);
  const lowWins = winners.length > 0 && scores[winners[0]!]! < Math.max(...scores);
  const seats = scores.map((score, seat) => ({ seat, score, won: won.has(seat) }));
  seats.sort((a, b) => Number(b.won) - Number(a.won) || (lowWins ? a.score - b.score : b.score - a.score));
  return seats.map(({ seat, score, won }, i) => {
    const before = seats.findIndex((other) => other.won === won && (won || other.score === score));
    return { seat, score, place: Math.min(i, before) + 1 };
  });
}
