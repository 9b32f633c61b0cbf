/** Pacer: what arrives is shown one after another, and each stays to be seen before the next takes its place. */
export class Pacer<Shown> {
  private waiting: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private held = false;

  /** `show` draws one and says for how many milliseconds it must be seen; `changed` hears how many wait. */
  constructor(
    private readonly show: (one: Shown) => number,
    private readonly changed: (waiting: number) => void = () => {},
  ) {}

  put(one: Shown): void {
    this.waiting.push(one);
    if (!this.timer && !this.held) this.next();
    else this.changed(this.waiting.length);
  }

  /** Nothing more is shown until somebody has looked long enough. */
  hold(): void {
    this.held = true;
    this.stop();
  }

  resume(): void {
    this.held = false;
    this.next();
  }

  /** Show all that waits at once, unless it is held. */
  hurry(): void {
    this.stop();
    while (this.waiting.length && !this.held) this.draw();
  }

  clear(): void {
    this.stop();
    this.held = false;
    this.waiting = [];
    this.changed(0);
  }

  private next(): void {
    this.stop();
    while (this.waiting.length && !this.held && !this.timer) {
      const dwell = this.draw();
      if (dwell > 0 && !this.held) this.timer = setTimeout(() => this.next(), dwell);
    }
  }

  private draw(): number {
    const one = this.waiting.shift()!;
    this.changed(this.waiting.length);
    return this.show(one);
  }

  private stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

export const PACES = { slow: 2200, normal: 1000, fast: 0 } as const;
export type Pace = keyof typeof PACES;
const LONG_STORY = 3; // events that take longer to take in

/** How long what a move did must be seen, in milliseconds. */
export function dwellOf(events: readonly unknown[], pace: Pace): number {
  return PACES[pace] * (events.length >= LONG_STORY ? 2 : 1);
}
