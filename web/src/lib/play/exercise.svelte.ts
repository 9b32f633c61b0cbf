/** A puzzle or a mistake as a `Play`: one move is looked for, and the first that the board sends, lays out or confirms is the answer. The server judges it. */
import { post, Refused } from "$lib/net/api";
import type { ExerciseAnswer, ExerciseShown, ExerciseSolution, MatchFrame, MistakeAnswer, Reason, SeatShown } from "$lib/net/protocol";
import { othersOf, type Description, type Play, type Trial } from "$lib/play/play";
import { speech } from "$lib/text/speech.svelte";
import type { GameEvent, Texts } from "$lib/text/texts";

const UNSEEN = "move_reveals"; // a legal move whose outcome is hidden

type Answer = ExerciseAnswer & Partial<Pick<MistakeAnswer, "reason">>;

export class ExercisePlay<Answered extends Answer = Answer> implements Play {
  readonly until = null;
  readonly arranged: readonly string[] = [];
  readonly game: string;
  readonly you: number;
  /** What is said to the last try, in sentences. */
  said = $state.raw<string[]>([]);
  solution = $state.raw<ExerciseSolution | null>(null);
  tries = $state(0);
  hint: string | null = $derived.by(() => this.solution?.best ?? null);
  private pending = $state(0);

  constructor(
    readonly shown: ExerciseShown,
    /** Where the server answers: a path, to which what is asked is added, and what comes after it. */
    private readonly address: { path: string; query?: string },
    /** Every answer, and how it ended once it was found or given up. */
    private readonly heard: (answer: Answered, ending: "first" | "later" | "shown" | null) => void,
    /** Who sits there; invented people, if nobody in particular. */
    private readonly people: (() => string[]) | null = null,
  ) {
    this.game = shown.game;
    this.you = shown.seat;
  }

  // ---- what a board reads

  readonly names: string[] = $derived.by(() => this.people?.() ?? speech.say("example-people").split(", ").slice(0, this.shown.players));
  readonly texts: Texts = $derived.by(() => {
    const names = this.names.map((name, seat) => (seat === this.you ? speech.say("you-named", { name }) : name));
    return speech.of(this.game, names, this.you)!;
  });
  get seats(): SeatShown[] {
    return this.names.map((name) => ({ person: null, name, level: null, gone: false, bot: false, promise: null, revealed: false, holiday_until: null }));
  }
  private get frame(): MatchFrame {
    return this.solution?.frame ?? this.shown.frame;
  }
  get view(): any {
    return this.frame.view;
  }
  get moves(): readonly string[] {
    return this.solution || this.pending ? [] : this.frame.moves;
  }
  get busy(): boolean {
    return this.pending > 0;
  }
  get toMove(): number | null {
    return this.frame.view.to_move;
  }
  get latest(): readonly GameEvent[] {
    return this.frame.events as GameEvent[];
  }
  get others(): number[] {
    return othersOf(this.shown.players, this.you);
  }
  timeLeft(): null {
    return null;
  }

  // ---- what one does

  async send(...moves: string[]): Promise<void> {
    if (moves.length) await this.answer(moves[0]!);
  }
  async arrange(move: string): Promise<boolean> {
    await this.answer(move);
    return false;
  }
  goOn(move: string): Promise<void> {
    return this.answer(move);
  }
  sendArranged(...more: string[]): Promise<void> {
    return this.send(...more);
  }
  async takeBack(): Promise<void> {}

  async tryOut(...moves: string[]): Promise<Trial | null> {
    return this.attempt(moves).catch(() => null);
  }
  async whyNot(move: string): Promise<string | null> {
    return (await this.refusal([move])) ?? null;
  }
  async explain(move: string): Promise<void> {
    this.say((await this.refusal([move])) ?? "");
  }
  async describe(): Promise<Description> {
    return { board: this.shown.board, moves: this.shown.words };
  }

  /** What speaks for the best move, without the move. */
  async showHint(): Promise<void> {
    await this.work(async () => {
      const reason = await this.ask<Reason | null>("hint");
      this.say(reason ? this.texts.words([reason.message, reason.data]) : speech.say("puzzle-no-hint"));
    });
  }

  async showSolution(): Promise<void> {
    await this.work(async () => this.hear(await this.ask<Answered>("answer", {})));
  }

  private async answer(move: string): Promise<void> {
    if (this.solution || this.pending) return;
    await this.work(async () => this.hear(await this.ask<Answered>("answer", { move })));
  }

  private hear(answer: Answered): void {
    const { kind, words, loss, solution, reason } = answer;
    if (kind === "worse") {
      this.tries += 1;
      const move = this.texts.words(words);
      this.say(loss === null ? speech.say("puzzle-worse-unknown", { move }) : speech.say("puzzle-worse", { move, loss }), reason ? this.texts.words([reason.message, reason.data]) : "");
      return this.heard(answer, null);
    }
    this.solution = solution;
    this.say(kind === "right" ? speech.say("lesson-right") : "");
    this.heard(answer, kind === "shown" ? "shown" : this.tries ? "later" : "first");
  }

  private say(...sentences: string[]): void {
    this.said = sentences.filter(Boolean);
  }

  /** The solution in sentences. */
  get explained(): string[] {
    if (!this.solution) return [];
    const { words, reason, share, next } = this.solution;
    return [
      speech.say("puzzle-best", { move: this.texts.words(words) }),
      ...(reason ? [this.texts.words([reason.message, reason.data])] : []),
      ...(next === null ? [] : [speech.say("puzzle-chance", { share, next })]),
    ];
  }

  private ask<T>(what: string, body: unknown = {}): Promise<T> {
    return post<T>(`${this.address.path}/${what}${this.address.query ?? ""}`, body);
  }
  private attempt(moves: string[]): Promise<Trial> {
    return this.ask<Trial>("try", { moves });
  }
  private async refusal(moves: string[]): Promise<string | null> {
    try {
      await this.attempt(moves);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code !== UNSEEN) return this.texts.error(error.code, error.details);
    }
    return null;
  }
  private async work(run: () => Promise<void>): Promise<void> {
    this.pending += 1;
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.say(this.texts.error(error.code, error.details));
    } finally {
      this.pending -= 1;
    }
  }
}
