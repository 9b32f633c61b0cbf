/** What tapping a tile of the hand chooses. Only legal moves are ever chosen; which they are, the frame says. */
import { tilesOf } from "./cards";

/** The move chosen after tapping `tile` while `chosen` was chosen; null if nothing is. */
export function tapped(tile: string, chosen: string | null, moves: readonly string[]): string | null {
  const laid = moves.map((move) => ({ move, tiles: tilesOf(move) }));
  const find = (first: string, last: string) =>
    laid.find(({ tiles }) => tiles[0] === first && tiles.at(-1) === last)?.move ?? null;
  const now = chosen ? tilesOf(chosen) : [];
  const at = now.indexOf(tile);
  if (at > 0) return find(now[0]!, at === now.length - 1 ? now[at - 1]! : tile);
  if (at === 0) return now.length > 1 ? find(tile, tile) : null;
  if (now.length) {
    const wider = find(now[0]!, tile) ?? find(tile, now.at(-1)!);
    if (wider) return wider;
  }
  const from = laid.filter(({ tiles }) => tiles[0] === tile).sort((a, b) => b.tiles.length - a.tiles.length);
  return from[0]?.move ?? null;
}
