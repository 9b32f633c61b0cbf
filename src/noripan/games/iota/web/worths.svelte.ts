/** What laying a card would bring, asked of the server place by place and not faster than it likes to be asked. */
import type { Play, Trial } from "$lib/play/play";

const AT_ONCE = 6;
const PAUSE_MS = 330;

export class Worths {
  private known = $state.raw<ReadonlyMap<string, Trial>>(new Map());
  private view: unknown = null;
  private asked: readonly string[] = [];

  of(move: string | null): Trial | undefined {
    return move === null ? undefined : this.known.get(move);
  }

  /** Find out about these moves; a later call puts an end to it. */
  async ask(play: Play, moves: readonly string[]): Promise<void> {
    this.asked = moves;
    if (this.view !== play.view) this.known = new Map();
    this.view = play.view;
    const open = moves.filter((move) => !this.known.has(move));
    for (let i = 0; i < open.length; i += AT_ONCE) {
      const batch = open.slice(i, i + AT_ONCE);
      const found = await Promise.all(batch.map(async (move) => [move, await play.tryOut(move)] as const));
      if (this.view !== play.view || this.asked !== moves) return;
      this.known = new Map([...this.known, ...found.filter((one): one is [string, Trial] => one[1] !== null)]);
      if (i + AT_ONCE < open.length) await new Promise((done) => setTimeout(done, PAUSE_MS));
      if (this.view !== play.view || this.asked !== moves) return;
    }
  }
}
