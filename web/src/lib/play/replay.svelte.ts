/** A match that is over, step by step, as a `Play` without moves: boards draw it as they draw a table. */
import { get } from "$lib/net/api";
import { namesOf, othersOf, type Description, type Play } from "$lib/play/play";
import type { ReplayShown as Steps, StepShown, StepWords, TableShown } from "$lib/net/protocol";
import { speech } from "$lib/text/speech.svelte";
import type { GameEvent, Texts } from "$lib/text/texts";

const CHUNK = 100;

export class Replay implements Play {
  readonly moves: readonly string[] = [];
  readonly arranged: readonly string[] = [];
  readonly isReplay = true;
  readonly busy = false;
  readonly until = null;
  readonly hint = null;
  steps = $state(0);
  at = $state(0);
  eyes = $state<number | null>(null); // through whose eyes; null: all cards open
  private shown = $state.raw<Record<number, StepShown>>({});
  private loading = new Set<number>();

  constructor(
    readonly table: TableShown,
    readonly invitation: string | null,
  ) {}

  /** Look at a step through somebody's eyes; what is missing is fetched first. */
  async look(step: number, eyes: number | null): Promise<void> {
    if (eyes !== this.eyes) {
      this.shown = {};
      this.loading.clear();
      this.eyes = eyes;
    }
    await this.fetch(step);
    this.at = Math.max(0, Math.min(step, this.steps));
    if (!this.shown[this.at + 1] && this.at < this.steps) void this.fetch(this.at + 1);
  }

  private async fetch(step: number): Promise<void> {
    const first = Math.max(0, Math.floor(step / CHUNK) * CHUNK);
    if (this.shown[step] || this.loading.has(first)) return;
    this.loading.add(first);
    const query = new URLSearchParams({ first: String(first), count: String(CHUNK) });
    if (this.eyes !== null) query.set("seat", String(this.eyes));
    if (this.invitation) query.set("invitation", this.invitation);
    const eyes = this.eyes;
    const found = await get<Steps>(`/api/tables/${this.table.id}/replay?${query}`);
    if (eyes !== this.eyes) return;
    this.steps = found.steps;
    this.shown = { ...this.shown, ...Object.fromEntries(found.shown.map((one) => [one.step, one])) };
  }

  /** What happened up to this step; what is missing is fetched first. */
  async story(): Promise<GameEvent[]> {
    for (let step = 0; step <= this.at; step += CHUNK) await this.fetch(step);
    return Array.from({ length: this.at + 1 }, (_, step) => this.shown[step]?.events ?? []).flat();
  }

  get ready(): boolean {
    return this.at in this.shown;
  }
  get step(): StepShown {
    return this.shown[this.at]!;
  }
  get game(): string {
    return this.table.game;
  }
  get view(): any {
    return this.step.view;
  }
  get you(): number | null {
    return this.eyes;
  }
  get toMove(): number | null {
    return this.view.to_move;
  }
  get seats() {
    return this.table.seats;
  }
  get names(): string[] {
    return namesOf(this.table.seats, (level) => speech.say(`level-${level}`), speech.say("somebody"));
  }
  get texts(): Texts {
    return speech.of(this.game, this.names)!;
  }
  get latest(): GameEvent[] {
    return this.step.events;
  }
  get others(): number[] {
    return othersOf(this.table.players, this.eyes);
  }
  timeLeft(): null {
    return null;
  }
  async send(): Promise<void> {}
  async tryOut(): Promise<null> {
    return null;
  }
  async arrange(): Promise<boolean> {
    return false;
  }
  async takeBack(): Promise<void> {}
  async goOn(): Promise<void> {}
  async sendArranged(): Promise<void> {}
  async whyNot(): Promise<null> {
    return null;
  }
  async explain(): Promise<void> {}
  async describe(): Promise<Description> {
    const query = new URLSearchParams({ ...(this.eyes === null ? {} : { seat: String(this.eyes) }), ...(this.invitation ? { invitation: this.invitation } : {}) });
    const { board } = await get<StepWords>(`/api/tables/${this.table.id}/replay/${this.at}/words?${query}`);
    return { board, moves: [] };
  }
}
