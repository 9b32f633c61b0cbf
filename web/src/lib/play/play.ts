/** Play: all that a board is given. It draws `view`, offers `moves`, and sends what its player chose; it holds no rules. */
import type { SeatShown, Words } from "$lib/net/protocol";
import type { GameEvent, Texts } from "$lib/text/texts";

/** How the table would look after moves that were only tried. */
export interface Trial {
  view: any;
  events: GameEvent[];
  moves: string[];
}

/** A position in words: the table line by line, and each legal move. */
export interface Description {
  board: Words[];
  moves: Words[];
}

export interface Play {
  readonly game: string;
  /** What to draw: the table as this seat sees it, with the arranged moves already made. */
  readonly view: any;
  /** Legal moves in notation; none while it is not our turn, we only watch, or an act is on its way. */
  readonly moves: readonly string[];
  /** Whether something we did is still on its way. */
  readonly busy: boolean;
  readonly you: number | null;
  /** A match that is over, looked at again: there is nothing to do in it. */
  readonly isReplay?: boolean;
  /** Whose turn it is, if everybody may know. */
  readonly toMove: number | null;
  readonly seats: readonly SeatShown[];
  /** Texts of this game with the people's names. */
  readonly texts: Texts;
  /** What the last move did; the board may mark it until the next. */
  readonly latest: readonly GameEvent[];
  /** What the others did since our own last move; boards mark what came back to us. */
  readonly sinceOwn?: readonly GameEvent[];
  /** What was shown since then, step by step, and which of it is looked at again. */
  readonly seen?: readonly unknown[];
  looking?: number | null;
  /** The table just before what is looked at. */
  readonly before?: any;
  /** Go on after a round was counted. */
  resume?(): void;
  /** Moves that are laid out but not yet sent. */
  readonly arranged: readonly string[];
  /** When a secret question to us closes, by our own clock. */
  readonly until: number | null;
  /** A move that a good player would make, while a hint is shown. */
  readonly hint: string | null;
  /** The others' seats in the order of their turns, beginning after us. */
  readonly others: readonly number[];
  /** What is left on a seat's clock in milliseconds, if there is one. */
  timeLeft(seat: number): number | null;
  /** Play these moves as one unit. */
  send(...moves: string[]): Promise<void>;
  /** How would it look after the arranged moves and these? Nothing if they are refused. */
  tryOut(...moves: string[]): Promise<Trial | null>;
  /** Make a move that can still be taken back; a refusal is said in a sentence. */
  arrange(move: string): Promise<boolean>;
  /** Make a move: it can still be taken back where its result can be shown and the turn goes on; else it is sent, with those arranged before. */
  goOn(move: string): Promise<void>;
  /** Take back the last arranged move, or a certain one and with it those after it that cannot stand alone. */
  takeBack(move?: string): Promise<void>;
  /** Send what is arranged, and these. */
  sendArranged(...more: string[]): Promise<void>;
  /** Why a move is not possible, in a sentence from the server's own reason; nothing if it is possible. */
  whyNot(move: string): Promise<string | null>;
  /** The table and the legal moves in words; nothing if the server does not answer. */
  describe(): Promise<Description | null>;
  /** Show that sentence. */
  explain(move: string): Promise<void>;
}

/** The seats after `you` in turn order; for a spectator all of them. */
export function othersOf(players: number, you: number | null): number[] {
  if (you === null) return Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: players - 1 }, (_, step) => (you + 1 + step) % players);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A name that is written from right to left must not turn round the sentence that it stands in. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** What people call each seat: a person's name, or the level of a bot with a number where there are several. */
export function namesOf(seats: readonly Pick<SeatShown, "name" | "level">[], sayLevel: (level: string) => string, gone: string): string[] {
  return seats.map(({ name, level }, seat) => {
    if (level === null) return isolated(name ?? gone);
    const alike = seats.map((other, number) => ({ ...other, number })).filter((other) => other.level === level);
    const place = alike.findIndex((other) => other.number === seat);
    return alike.length > 1 ? `${sayLevel(level)} ${place + 1}` : sayLevel(level);
  });
}
