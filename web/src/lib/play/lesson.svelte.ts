/** A lesson as a `Play`: all that can happen in it came with it, so it goes on without a line; only tries that it does not name are asked of the server. */
import { post, Refused } from "$lib/net/api";
import type { LessonNode, LessonShown, LessonStepShown, MatchFrame, SeatShown, TaughtShown } from "$lib/net/protocol";
import { dwellOf } from "$lib/play/pacer";
import { othersOf, type Description, type Play, type Trial } from "$lib/play/play";
import { speech } from "$lib/text/speech.svelte";
import type { GameEvent, Texts } from "$lib/text/texts";
import { settings } from "$lib/ui/settings.svelte";

const GO_ON = ""; // the way where nothing is to be moved
const UNSEEN = "move_reveals"; // a legal move whose outcome is hidden

/** What the lesson answers: the refusal or a word of praise, and the name of the lesson's own text where it has one. */
export interface LessonAnswer {
  kind: "right" | "wrong" | "hint";
  said: string;
  text: string | null;
}

export class LessonPlay implements Play {
  readonly until = null;
  readonly game: string;
  readonly you: number;
  answer = $state.raw<LessonAnswer | null>(null);
  arranged = $state.raw<string[]>([]);
  hint = $state<string | null>(null);
  /** The step that was just done, while what is said about it is read. */
  done = $state<number | null>(null);
  private trial = $state.raw<Trial | null>(null);
  private at = $state(0); // a node
  private frame = $state(0); // of its frames
  private ways: string[] = []; // that led here
  private begun = { at: 0, ways: 0 }; // where the step began
  private pending = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: LessonShown,
    /** Whether something is said after a step. */
    private readonly hasMore: (step: string) => boolean,
  ) {
    this.game = lesson.game;
    this.you = lesson.seat;
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  // ---- what the page shows

  private get node(): LessonNode {
    return this.lesson.nodes[this.at]!;
  }
  private get shown(): MatchFrame {
    return this.node.frames[this.frame]!;
  }
  /** The step to do, or that was just done; none when the lesson is over. */
  get step(): LessonStepShown | null {
    return this.lesson.steps[this.done ?? this.node.step] ?? null;
  }
  /** The last step is done, and all of it was seen. */
  get over(): boolean {
    return this.node.step >= this.lesson.steps.length && !this.waits;
  }
  /** There is more to see before anything can be done. */
  private get waits(): boolean {
    return this.frame < this.node.frames.length - 1;
  }
  get choices(): (number | string)[] {
    return this.done === null && !this.waits ? (this.step?.question?.choices ?? []) : [];
  }
  /** A choice in words. */
  nameOf(choice: number | string): string {
    const asked = this.step?.question;
    if (asked?.kind === "seat") return choice === this.you ? speech.say("lesson-you") : this.names[choice as number]!;
    if (asked?.kind === "card") return this.texts.card(String(choice));
    const label = this.node.labels[asked?.choices.indexOf(choice) ?? -1];
    return label ? this.texts.words(label) : String(choice);
  }
  get mayGoOn(): boolean {
    return !this.waits && (this.done !== null ? !this.over : this.step?.does === "read");
  }
  /** Whether there is anything to begin again. */
  get mayRetry(): boolean {
    return this.at !== this.begun.at || this.arranged.length > 0;
  }

  // ---- what a board reads

  readonly names: string[] = $derived.by(() => speech.say("example-people").split(", ").slice(0, this.lesson.players));
  readonly texts: Texts = $derived.by(() => {
    const names = this.names.map((name, seat) => (seat === this.you ? speech.say("you-named", { name }) : name));
    return speech.of(this.game, names, this.you)!;
  });
  get seats(): SeatShown[] {
    return this.names.map((name) => ({ person: null, name, level: null, gone: false, bot: false, promise: null, revealed: false, holiday_until: null }));
  }
  get view(): any {
    return this.trial?.view ?? this.shown.view;
  }
  get moves(): readonly string[] {
    const able = this.done === null && !this.waits && !this.pending && (this.step?.does === "move" || this.step?.does === "try");
    return able ? (this.trial?.moves ?? this.shown.moves) : [];
  }
  get busy(): boolean {
    return this.pending > 0;
  }
  get toMove(): number | null {
    return this.shown.view.to_move;
  }
  get latest(): readonly GameEvent[] {
    return this.choices.length ? [] : this.shown.events.slice(-3); // or they would answer the question
  }
  get others(): number[] {
    return othersOf(this.lesson.players, this.you);
  }
  timeLeft(): null {
    return null;
  }

  // ---- what the learner does

  /** From what was read to what is to be done. */
  proceed(): void {
    this.answer = null;
    if (this.done !== null) this.done = null;
    else this.walk([GO_ON]);
  }

  choose(choice: number | string): void {
    if (this.node.right.includes(choice)) this.walk([GO_ON], { kind: "right", said: speech.say("lesson-right"), text: null });
    else this.answer = { kind: "wrong", said: speech.say("lesson-wrong"), text: "hint" };
  }

  showHint(): void {
    this.answer = { kind: "hint", said: "", text: "hint" };
    const node = this.reach(this.arranged) ?? this.node;
    this.hint = null;
    this.hint = Object.keys(node.ways)[0] ?? null;
  }

  /** Begin the step again. */
  retry(): void {
    this.at = this.begun.at;
    this.frame = this.node.frames.length - 1;
    this.ways.length = this.begun.ways;
    this.clear();
    this.answer = null;
  }

  async send(...moves: string[]): Promise<void> {
    this.show([], null);
    if (this.reach(moves)) this.walk(moves, { kind: "right", said: speech.say("lesson-right"), text: null });
    else this.answer = await this.judge(moves);
  }

  async tryOut(...moves: string[]): Promise<Trial | null> {
    return this.attempt([...this.arranged, ...moves]).catch(() => null);
  }

  async arrange(move: string): Promise<boolean> {
    return this.work(async () => {
      const moves = [...this.arranged, move];
      try {
        this.show(moves, await this.attempt(moves));
        this.answer = null;
        return true;
      } catch {
        this.answer = await this.judge(moves);
        return false;
      }
    });
  }

  async goOn(move: string): Promise<void> {
    const moves = [...this.arranged, move];
    const reached = this.reach(moves);
    if (reached && reached.step !== this.node.step) return this.send(...moves);
    const trial = await this.work(() => this.attempt(moves).catch(() => null));
    if (trial?.moves.length) this.show(moves, trial);
    else await this.send(...moves);
  }

  async takeBack(move?: string): Promise<void> {
    const at = move === undefined ? this.arranged.length - 1 : this.arranged.indexOf(move);
    if (!(await this.rearrange(this.arranged.toSpliced(at, 1)))) await this.rearrange(this.arranged.slice(0, at));
  }

  sendArranged(...more: string[]): Promise<void> {
    return this.send(...this.arranged, ...more);
  }

  async whyNot(move: string): Promise<string | null> {
    const answer = await this.judge([...this.arranged, move], false);
    return answer.kind === "wrong" ? answer.said : null;
  }

  async explain(move: string): Promise<void> {
    this.answer = await this.judge([...this.arranged, move]);
  }

  async describe(): Promise<Description> {
    return { board: this.node.board, moves: this.node.words };
  }

  // ---- how it is answered

  /** The node that these right moves lead to; none if one of them is not. What is forbidden leads on, too, but cannot be moved. */
  private reach(moves: readonly string[]): LessonNode | null {
    let node = this.node;
    for (const move of moves) {
      const next = forbidden(node, move) ? undefined : node.ways[move];
      if (next === undefined) return null;
      node = this.lesson.nodes[next]!;
    }
    return node;
  }

  private async attempt(moves: string[]): Promise<Trial> {
    const node = this.reach(moves);
    if (node && moves.length && !node.reveals) return node.frames[0]!;
    return post<Trial>(`/api/lessons/${this.game}/${this.lesson.name}/try`, { ways: this.ways, moves });
  }

  /** What the lesson, or else the server, says of moves that are not right: the first that leads off the way decides. */
  private async judge(moves: string[], goes = true): Promise<LessonAnswer> {
    const { node, move, isLast } = this.offTheWay(moves);
    const known = node.wrong.find((one) => one.moves.at(-1) === move);
    const refused = !isLast || (!known && !node.frames.at(-1)!.moves.includes(move)) ? await this.refusal(moves) : null;
    if (refused) return { kind: "wrong", said: this.sentence(refused.code, refused.details), text: null };
    return known ? this.answerKnown(known, move, goes) : this.other();
  }

  private offTheWay(moves: readonly string[]): { node: LessonNode; move: string; isLast: boolean } {
    const right = moves.findIndex((_, i) => !this.reach(moves.slice(0, i + 1)));
    const at = right < 0 ? moves.length - 1 : right;
    return { node: this.reach(moves.slice(0, at))!, move: moves[at]!, isLast: at === moves.length - 1 };
  }

  /** Why the rules forbid these moves; none if they are legal, or if their end cannot be shown beforehand. */
  private async refusal(moves: string[]): Promise<Refused | null> {
    try {
      await this.attempt(moves);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code !== UNSEEN) return error;
    }
    return null;
  }

  private answerKnown({ error, details, text }: TaughtShown, move: string, goes: boolean): LessonAnswer {
    const answer: LessonAnswer = { kind: "wrong", said: error === null ? "" : this.sentence(error, details), text };
    if (!goes || !forbidden(this.node, move)) return answer;
    this.walk([move]);
    return { ...answer, kind: "right" };
  }

  private other(): LessonAnswer {
    return { kind: "wrong", said: speech.say("lesson-other"), text: "hint" };
  }

  private sentence(code: string, details: Record<string, unknown>): string {
    return this.texts.error(code, details);
  }

  /** Go these ways; what happens is shown frame by frame. */
  private walk(ways: readonly string[], answer: LessonAnswer | null = null): void {
    const before = this.node.step;
    for (const way of ways) this.at = this.node.ways[way]!;
    this.ways.push(...ways);
    this.clear();
    this.frame = 0;
    this.answer = answer;
    if (this.node.step === before) return;
    this.begun = { at: this.at, ways: this.ways.length };
    this.done = this.hasMore(this.lesson.steps[before]!.name) ? before : null;
    this.play();
  }

  private play(): void {
    if (!this.waits) return;
    this.timer = setTimeout(() => {
      this.frame += 1;
      this.play();
    }, dwellOf(this.shown.events as GameEvent[], settings.pace));
  }

  private async rearrange(moves: string[]): Promise<boolean> {
    return this.work(async () => {
      try {
        this.show(moves, moves.length ? await this.attempt(moves) : null);
        return true;
      } catch {
        return false; // they do not stand like that
      }
    });
  }

  private async work<T>(run: () => Promise<T>): Promise<T> {
    this.pending += 1;
    return run().finally(() => (this.pending -= 1));
  }

  private show(moves: string[], trial: Trial | null): void {
    this.arranged = moves;
    this.trial = trial;
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.show([], null);
    this.hint = this.done = null;
  }
}

function forbidden(node: LessonNode, move: string): boolean {
  return move in node.ways && node.wrong.some((one) => one.error !== null && one.moves.at(-1) === move);
}
