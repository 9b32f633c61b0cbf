/** One table as this browser sees it: who is there, the present frame, the log, and moves that are arranged but not sent. */
import { line } from "$lib/net/link.svelte";
import { watchOtherTabs } from "$lib/net/tabs";
import type { Listener } from "$lib/net/connection";
import { keepFirst, missingAt, reveal } from "$lib/net/shuffles";
import { keepLaidOut, laidOut } from "$lib/play/laid_out";
import { dwellOf, Pacer } from "$lib/play/pacer";
import { namesOf, othersOf, type Play, type Trial } from "$lib/play/play";
import type { Rejected, Described, Done, TableFrame, Hinted, Noted, Said, TableShown, Tried } from "$lib/net/protocol";
import { speech } from "$lib/text/speech.svelte";
import type { GameEvent, Texts } from "$lib/text/texts";
import { settings } from "$lib/ui/settings.svelte";
import { dismiss, note, refuse, type More } from "$lib/ui/toasts.svelte";

const SAID_MS = 5000;
const MOST_STEPS = 60; // that can be looked at again
const NEW_ROUND = "round_began";

/** A frame, and what of its events we had not heard before. */
interface News {
  frame: TableFrame;
  events: GameEvent[];
  first: boolean;
}

export class Table implements Play, Listener {
  shown = $state.raw<TableShown | null>(null);
  present = $state.raw<TableFrame | null>(null);
  log = $state.raw<GameEvent[]>([]);
  private told = $state.raw<GameEvent[]>([]); // what the frame on the board did
  /** What was shown since our own last move, from its result on. */
  seen = $state.raw<News[]>([]);
  /** Which of these is looked at again; none: the table as it stands. */
  looking = $state<number | null>(null);
  /** A round has ended: what happened, until somebody has read it. */
  roundEnd = $state.raw<GameEvent[] | null>(null);
  private held = $state(false); // nothing new is shown until somebody has read what is there
  private behind = $state(0); // frames that are here but not shown yet
  private newest = $state.raw<TableFrame | null>(null);
  private received = 0; // events that the server need not send again
  private pacer = new Pacer<News>((news) => this.draw(news), (waiting) => (this.behind = waiting));
  /** We get up ourselves: nobody need tell us. */
  leaving = false;
  private ending: ReturnType<typeof setTimeout> | undefined;
  /** The match is over, and its last move has been seen. */
  ended = $state(false);
  arranged = $state.raw<string[]>([]);
  trial = $state.raw<Trial | null>(null);
  hint = $state<string | null>(null);
  saying = $state.raw<(Said & { at: number })[]>([]);
  refusal = $state.raw<Rejected | null>(null);
  private acting = $state(false); // an act is on its way
  private awaited = $state(0); // the number of the frame that shows what it did
  private arranging: Promise<unknown> = Promise.resolve(); // one after the other, for each builds on the one before
  private pending = $state(0); // how many of these are not yet through
  private framedAt = $state(0);
  private now = $state(Date.now());
  private ticking: ReturnType<typeof setInterval>;
  private elsewhere: BroadcastChannel;

  constructor(
    readonly name: string,
    readonly invitation: string | null,
  ) {
    line.join(name, this);
    this.elsewhere = watchOtherTabs(name, () => note(speech.say("another-tab")));
    this.ticking = setInterval(() => (this.now = Date.now()), 500);
  }

  leave(): void {
    clearInterval(this.ticking);
    clearTimeout(this.ending);
    this.pacer.clear();
    this.elsewhere.close();
    line.part(this.name);
  }

  // ---- what the line tells

  table(shown: TableShown): void {
    if (this.shown && this.shown.you !== shown.you) this.forget();
    if (this.shown && this.shown.you !== null && shown.you === null && !this.leaving) refuse(speech.say("seat-taken-away"));
    this.sayWhoIsMissing(shown);
    this.shown = shown;
    this.refusal = null;
    void reveal(shown);
  }

  /** Who did not reveal their part of the seed in time is not in it: everybody learns of it when the cards are dealt. */
  private sayWhoIsMissing(shown: TableShown): void {
    const missing = missingAt(shown);
    if (this.shown?.status !== "open" || shown.status !== "playing" || !missing.length) return;
    const names = namesOf(shown.seats, (level) => speech.say(`level-${level}`), speech.say("somebody"));
    note(speech.say("shuffled-without", { names: missing.map((seat) => names[seat]).join(", ") }));
  }

  frame(frame: TableFrame): void {
    if (frame.since === 0 && this.received) this.forget(); // moves were taken back: all that counts is told again
    if (this.newest === null && this.you !== null) keepFirst(frame);
    const events = frame.events.slice(this.received - frame.since);
    const first = this.newest === null;
    const own = this.acted;
    this.received += events.length;
    this.newest = frame;
    this.framedAt = Date.now();
    this.pacer.put({ frame, events: [...madeFor(frame, events), ...events], first });
    if (own || this.presses(frame)) this.pacer.hurry();
  }

  /** Whether waiting would cost us time: a clock runs, or a question is open. */
  private presses(frame: TableFrame): boolean {
    return frame.until !== null || (frame.clock !== null && frame.moves.length > 0);
  }

  /** What a frame does to the board; how long it must be seen before the next. */
  private draw(news: News): number {
    const { frame, events, first } = news;
    this.log = [...this.log, ...events];
    this.sayIfPlayedForUs(frame);
    const own = speech.of(this.game)?.game?.reckoned ?? []; // the board itself shows how these were counted
    if (!first && events.some(({ event }) => event === NEW_ROUND)) this.endRound(news);
    else this.place(news);
    if (!first && events.some(({ event }) => own.includes(event))) this.hold();
    else if (frame.view.over) this.ending = setTimeout(() => (this.ended = true), first ? 0 : dwellOf(events, settings.pace));
    return first ? 0 : dwellOf(events, settings.pace);
  }

  /** Let everybody read how the round was counted, before the next one is dealt upon the table. */
  private endRound(news: News): void {
    this.roundEnd = news.events;
    if (news.frame.clock !== null) return this.place(news); // time runs: nobody is kept from playing
    this.unread = news;
    this.hold();
  }
  private unread: News | null = null;

  private hold(): void {
    this.held = true;
    this.pacer.hold();
  }

  /** Whoever looked at how a round was counted has seen enough. */
  resume(): void {
    this.roundEnd = null;
    if (this.unread) this.place(this.unread);
    this.unread = null;
    if (!this.held) return;
    this.held = false;
    this.ended = this.over;
    this.pacer.resume();
  }

  /** Who touches the board wants to see it as it stands. */
  hurry(): void {
    if (this.behind) this.pacer.hurry();
  }

  private place(news: News): void {
    const { frame, events, first } = news;
    if (events.length) this.told = first ? events.slice(-3) : events;
    const other = this.present?.seq !== frame.seq;
    if (!first && (other || events.length)) this.clearArranged();
    if (other) this.hint = null;
    this.present = frame;
    if (other) dismiss();
    const ours = events.find(({ seat }) => seat !== undefined)?.seat === this.you;
    if (first) void this.layOutAgain();
    const turnOver = ours && frame.view.to_move !== this.you; // what happened before it stays in sight while our turn goes on
    if (first || events.length) this.seen = first || turnOver ? [news] : [...this.seen, news].slice(-MOST_STEPS);
  }

  /** What lay on the table before the page was loaded again. */
  private async layOutAgain(): Promise<void> {
    const { seat, seq, moves } = laidOut(this.name);
    if (!moves.length || seat !== this.you || seq !== this.present?.seq) return;
    if (await this.inTurn(() => this.rearrange(moves))) note(speech.say("laid-out-again"));
  }

  private sayIfPlayedForUs({ made_for }: TableFrame): void {
    if (made_for && made_for.seat === this.you && made_for.kind === "clock") note(speech.say("time-ran-out"));
  }

  said(said: Said): void {
    const heard = { ...said, at: Date.now() };
    this.saying = [...this.saying, heard];
    setTimeout(() => (this.saying = this.saying.filter((one) => one !== heard)), SAID_MS);
  }

  refused(refusal: Rejected): void {
    if (this.shown === null) this.refusal = refusal;
    else this.sayRefusal(refusal);
  }

  parted(error: string): void {
    this.forget();
    this.refusal = { is: "rejected", error, details: {}, table: this.name, id: null };
  }

  since(): number {
    return this.received;
  }

  private forget(): void {
    this.pacer.clear();
    this.received = 0;
    this.log = [];
    this.told = [];
    this.seen = [];
    this.looking = null;
    this.roundEnd = this.unread = null;
    this.held = this.ended = false;
    this.present = this.newest = null;
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
  private readonly sentenceNames: string[] = $derived(this.names.map((name, seat) => (seat === this.you ? speech.say("you-named", { name }) : name)));
  readonly texts: Texts = $derived(speech.of(this.game, this.sentenceNames, this.you)!); // the same ones as long as nobody comes or goes
  private get lookedAt(): News | null {
    return this.looking === null ? null : (this.seen[this.looking] ?? null);
  }
  get view(): any {
    return this.lookedAt?.frame.view ?? this.trial?.view ?? this.present?.view;
  }
  get before(): any {
    return this.looking ? this.seen[this.looking - 1]?.frame.view : null;
  }
  get latest(): readonly GameEvent[] {
    return this.lookedAt?.events ?? this.told;
  }
  readonly sinceOwn: readonly GameEvent[] = $derived(this.seen.slice(1).flatMap(({ events }) => events));
  get busy(): boolean {
    return this.acted || this.pending > 0;
  }
  private get acted(): boolean {
    return this.acting || (this.present?.seq ?? 0) < this.awaited;
  }
  get moves(): readonly string[] {
    return this.acted || this.waits ? [] : (this.trial?.moves ?? this.present?.moves ?? []);
  }
  /** There is more to see before anything can be done. */
  get waits(): boolean {
    return this.held || this.behind > 0 || this.looking !== null;
  }
  get you(): number | null {
    return this.shown?.you ?? null;
  }
  get toMove(): number | null {
    return this.held ? null : ((this.lookedAt?.frame ?? this.present)?.view.to_move ?? null);
  }
  /** Whether something of ours has not reached the server yet; it is kept until it has. */
  get keepsMove(): boolean {
    return this.acting;
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
  /** Whether a question is open that only we are asked, at whosever turn. */
  get isAsked(): boolean {
    const decline = speech.of(this.game)?.game?.decline;
    return decline !== undefined && this.moves.includes(decline);
  }
  /** How many look on, as those who play are told. */
  get watching(): number {
    return this.you === null ? 0 : (this.shown?.watching ?? 0);
  }
  get over(): boolean {
    return this.present?.view.over ?? false;
  }

  /** Everybody's points after the last move that has arrived. */
  get newestScores(): number[] {
    return this.newest?.view.scores ?? [];
  }

  timeLeft(seat: number): number | null {
    const clock = this.newest?.clock;
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
      this.sayRefusal(refusal as Rejected);
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
        this.sayRefusal(refusal as Rejected);
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
    this.pending += 1;
    const done = this.arranging.then(step).finally(() => (this.pending -= 1));
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
    if (this.present && this.you !== null) keepLaidOut(this.name, { seat: this.you, seq: this.present.seq, moves });
    this.arranged = moves;
    this.trial = trial;
  }

  async whyNot(move: string): Promise<string | null> {
    try {
      await this.attempt([...this.arranged, move]);
      return null;
    } catch (refusal) {
      return this.sentence(refusal as Rejected);
    }
  }

  async explain(move: string): Promise<void> {
    try {
      await this.attempt([...this.arranged, move]);
    } catch (refusal) {
      this.sayRefusal(refusal as Rejected);
    }
  }

  private async attempt(moves: string[]): Promise<Trial> {
    const asked = this.present!.seq;
    return (await line.ask<Tried>({ do: "try", table: this.name, seq: asked, moves })).frame;
  }

  // ---- what the table's page does

  async askHint(): Promise<Hinted | null> {
    try {
      const hinted = await line.ask<Hinted>({ do: "hint", table: this.name, seq: this.present!.seq });
      this.hint = hinted.move;
      return hinted;
    } catch (refusal) {
      // Who has moved on meanwhile needs no hint.
      if ((refusal as Rejected).error !== "stale") this.sayRefusal(refusal as Rejected);
      return null;
    }
  }

  /** Why a good player would do what they would, for the coach; the board marks nothing. */
  async askTip(): Promise<Hinted | null> {
    try {
      return await line.ask<Hinted>({ do: "hint", table: this.name, seq: this.present!.seq });
    } catch {
      return null; // the table has moved on, or nobody has time to think
    }
  }

  /** Whether a coach may speak: all others are bots, and nothing is rated. */
  get mayCoach(): boolean {
    return this.you !== null && !this.shown?.rated && this.seats.every(({ level }, seat) => seat === this.you || level !== null);
  }

  /** Whether our last move can be taken back: as a coach may speak, and once we have moved. */
  get mayUndo(): boolean {
    return this.mayCoach && !this.over && this.log.some(({ seat }) => seat === this.you);
  }

  /** Let the table stand as it was before our last move. */
  async undo(): Promise<void> {
    if (!this.newest || this.acted) return;
    try {
      await line.ask<Done>({ do: "take_back", table: this.name, seq: this.newest.seq });
      note(speech.say("took-back"));
    } catch (refusal) {
      this.sayRefusal(refusal as Rejected);
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

  private sayRefusal(refusal: Rejected): void {
    const reason = this.sentence(refusal);
    if (reason) refuse(reason, this.clauseOf(`error-${refusal.error}`));
  }

  /** The way to the clause that a refusal or a reason rests on. */
  clauseOf(message: string): More | undefined {
    const clause = speech.of(this.game)?.game?.clauses?.[message];
    return clause === undefined ? undefined : { label: speech.say("read-clause", { clause }), run: () => (this.clause = clause) };
  }
  /** The clause that somebody wants to read. */
  clause = $state<string | null>(null);

  /** What to say of a refusal; nothing where the frame that made it so is already here, or the move only cannot be tried. */
  private sentence({ error, details }: Rejected): string | null {
    if (["stale", "not_your_turn", "move_reveals"].includes(error)) return null;
    return speech.of(this.game, this.sentenceNames, this.you)?.error(error, details) ?? speech.error(error, details);
  }
}

/** Says before the events of a move that it was made for somebody. */
function madeFor({ made_for }: TableFrame, events: readonly GameEvent[]): GameEvent[] {
  return made_for && events.length ? [{ event: "made_for", seat: made_for.seat, by: made_for.kind }] : [];
}
