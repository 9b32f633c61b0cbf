/** One table as this browser sees it: who is there, the present frame, the log, and moves that are arranged but not sent. */
import { line } from "./connection.svelte";
import type { Listener } from "./line";
import { namesOf, othersOf, type Play, type Trial } from "./play";
import type { Declined, Described, Done, Frame, Hinted, Noted, Said, TableShown, Tried } from "./protocol";
import { speech } from "./speech.svelte";
import type { Fact, Texts } from "./texts";
import { refuse } from "./toasts.svelte";

const SAID_MS = 5000;

export class Table implements Play, Listener {
  shown = $state.raw<TableShown | null>(null);
  present = $state.raw<Frame | null>(null);
  log = $state.raw<Fact[]>([]);
  latest = $state.raw<Fact[]>([]);
  arranged = $state.raw<string[]>([]);
  trial = $state.raw<Trial | null>(null);
  hint = $state<string | null>(null);
  saying = $state.raw<(Said & { at: number })[]>([]);
  refusal = $state.raw<Declined | null>(null);
  private acting = $state(false); // an act is on its way
  private awaited = $state(0); // the number of the frame that shows what it did
  private arranging: Promise<unknown> = Promise.resolve(); // one after the other, for each builds on the one before
  private steps = $state(0); // how many of these are not yet through
  private framedAt = $state(0);
  private now = $state(Date.now());
  private ticking: ReturnType<typeof setInterval>;

  constructor(
    readonly name: string,
    readonly invitation: string | null,
  ) {
    line.join(name, this);
    this.ticking = setInterval(() => (this.now = Date.now()), 500);
  }

  leave(): void {
    clearInterval(this.ticking);
    line.part(this.name);
  }

  // ---- what the line tells

  table(shown: TableShown): void {
    if (this.shown && this.shown.you !== shown.you) this.forget();
    this.shown = shown;
    this.refusal = null;
  }

  frame(frame: Frame): void {
    const news = (frame.facts as Fact[]).slice(this.log.length - frame.since);
    const first = this.present === null;
    this.log = [...this.log, ...news];
    if (news.length) this.latest = first ? news.slice(-3) : news;
    if (this.present?.seq !== frame.seq || news.length) this.clearArranged();
    if (this.present?.seq !== frame.seq) this.hint = null;
    this.present = frame;
    this.framedAt = Date.now();
  }

  said(said: Said): void {
    const heard = { ...said, at: Date.now() };
    this.saying = [...this.saying, heard];
    setTimeout(() => (this.saying = this.saying.filter((one) => one !== heard)), SAID_MS);
  }

  refused(refusal: Declined): void {
    if (this.shown === null) this.refusal = refusal;
    else this.sayRefusal(refusal);
  }

  since(): number {
    return this.log.length;
  }

  private forget(): void {
    this.log = [];
    this.latest = [];
    this.present = null;
    this.awaited = 0;
    this.clearArranged();
  }

  private clearArranged(): void {
    this.show([], null);
  }

  // ---- what a board reads

  get game(): string {
    return this.shown?.game ?? "";
  }
  readonly names: string[] = $derived(namesOf(this.shown?.seats ?? [], (level) => speech.say(`level-${level}`), speech.say("somebody")));
  readonly texts: Texts = $derived(speech.of(this.game, this.names)!); // the same ones as long as nobody comes or goes
  get view(): any {
    return this.trial?.view ?? this.present?.view;
  }
  get busy(): boolean {
    return this.acted || this.steps > 0;
  }
  private get acted(): boolean {
    return this.acting || (this.present?.seq ?? 0) < this.awaited;
  }
  get moves(): readonly string[] {
    return this.acted ? [] : (this.trial?.moves ?? this.present?.moves ?? []);
  }
  get you(): number | null {
    return this.shown?.you ?? null;
  }
  get toMove(): number | null {
    return this.present?.view.to_move ?? null;
  }
  get seats() {
    return this.shown?.seats ?? [];
  }
  get others(): number[] {
    return othersOf(this.seats.length, this.you);
  }
  get until(): number | null {
    return this.present?.until ? this.present.until - line.clockOffset : null;
  }
  get over(): boolean {
    return this.present?.view.over ?? false;
  }

  timeLeft(seat: number): number | null {
    const clock = this.present?.clock as { left: number[]; running: number | null } | null | undefined;
    if (!clock) return null;
    const passed = clock.running === seat ? Math.max(0, this.now - this.framedAt) : 0;
    return Math.max(0, clock.left[seat]! - passed);
  }

  // ---- what a board does

  async send(...moves: string[]): Promise<void> {
    if (this.acted || !this.present) return;
    const { seq } = this.present;
    this.acting = true;
    try {
      const answer = await line.ask<Done | Noted>({ do: "act", table: this.name, seq, moves });
      this.awaited = answer.is === "done" ? answer.seq : seq + 1;
    } catch (refusal) {
      this.clearArranged();
      this.sayRefusal(refusal as Declined);
    } finally {
      this.acting = false;
    }
  }

  async tryOut(...moves: string[]): Promise<Trial | null> {
    try {
      return await this.attempt([...this.arranged, ...moves]);
    } catch {
      return null;
    }
  }

  arrange(move: string): Promise<boolean> {
    return this.inTurn(async () => {
      const moves = [...this.arranged, move];
      try {
        this.show(moves, await this.attempt(moves));
        return true;
      } catch (refusal) {
        this.sayRefusal(refusal as Declined);
        return false;
      }
    });
  }

  goOn(move: string): Promise<void> {
    return this.inTurn(async () => {
      const moves = [...this.arranged, move];
      const trial = await this.attempt(moves).catch(() => null); // it uncovers something, or sending it tells what is wrong
      if (trial?.moves.length) this.show(moves, trial);
      else await this.send(...moves);
    });
  }

  takeBack(move?: string): Promise<void> {
    return this.inTurn(async () => {
      const at = move === undefined ? this.arranged.length - 1 : this.arranged.indexOf(move);
      if (!(await this.rearrange(this.arranged.toSpliced(at, 1)))) await this.rearrange(this.arranged.slice(0, at));
    });
  }

  sendArranged(...more: string[]): Promise<void> {
    return this.inTurn(() => this.send(...this.arranged, ...more));
  }

  private inTurn<T>(step: () => Promise<T>): Promise<T> {
    this.steps += 1;
    const done = this.arranging.then(step).finally(() => (this.steps -= 1));
    this.arranging = done.catch(() => {});
    return done;
  }

  private async rearrange(moves: string[]): Promise<boolean> {
    try {
      this.show(moves, moves.length ? await this.attempt(moves) : null);
      return true;
    } catch {
      return false; // they do not stand like that
    }
  }

  private show(moves: string[], trial: Trial | null): void {
    this.arranged = moves;
    this.trial = trial;
  }

  async whyNot(move: string): Promise<string | null> {
    try {
      await this.attempt([...this.arranged, move]);
      return null;
    } catch (refusal) {
      return this.sentence(refusal as Declined);
    }
  }

  async explain(move: string): Promise<void> {
    const reason = await this.whyNot(move);
    if (reason) refuse(reason);
  }

  private async attempt(moves: string[]): Promise<Trial> {
    const asked = this.present!.seq;
    return (await line.ask<Tried>({ do: "try", table: this.name, seq: asked, moves })).frame as Trial;
  }

  // ---- what the table's page does

  async askHint(): Promise<Hinted | null> {
    try {
      const hinted = await line.ask<Hinted>({ do: "hint", table: this.name, seq: this.present!.seq });
      this.hint = hinted.move;
      return hinted;
    } catch (refusal) {
      this.sayRefusal(refusal as Declined);
      return null;
    }
  }

  /** The table and our moves in words. */
  async describe(): Promise<Described | null> {
    if (!this.present) return null;
    try {
      return await line.ask<Described>({ do: "describe", table: this.name, seq: this.present.seq });
    } catch {
      return null; // the table has moved on; the next frame asks again
    }
  }

  say(phrase: string): void {
    line.tell({ do: "say", table: this.name, phrase });
  }

  comeBack(): void {
    line.tell({ do: "back", table: this.name });
  }

  private sayRefusal(refusal: Declined): void {
    const reason = this.sentence(refusal);
    if (reason) refuse(reason);
  }

  /** What to say of a refusal; nothing where the frame that made it so is already here, or the move only cannot be tried. */
  private sentence({ error, facts }: Declined): string | null {
    if (["stale", "not_your_turn", "move_reveals"].includes(error)) return null;
    return speech.of(this.game, this.names)?.error(error, facts) ?? speech.error(error, facts);
  }
}
