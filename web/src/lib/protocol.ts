// Made by scripts/protocol_types.py from the server's structs; `make protocol` writes it anew.

/** Everybody takes their time. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for every move. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So many seconds for the whole match, and a few more whenever the turn passes on. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** Correspondence: so many days for every move. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** Show me this table from now on; I have its first `since` facts. */
export interface Join {
  do: "join";
  table: string;
  since?: number;
  invitation?: string | null;
}

/** Show me this table no longer. */
export interface Part {
  do: "part";
  table: string;
}

/** Play these moves as one unit. `id` is the client's own name for this act: sent again it is not played again. */
export interface Act {
  do: "act";
  table: string;
  seq: number;
  id: string;
  moves: string[];
}

/** What would the table look like after these moves? Refused if one of them would reveal anything. */
export interface Try {
  do: "try";
  table: string;
  seq: number;
  id: string;
  moves: string[];
}

/** What would a good player do here, and why? Not at rated tables, unless a remote bot asks; it may name a `level`. */
export interface Hint {
  do: "hint";
  table: string;
  seq: number;
  id: string;
  level?: string;
}

/** Put what I see and my moves into words. */
export interface Describe {
  do: "describe";
  table: string;
  seq: number;
  id: string;
}

/** I am here again: let me play my seat. */
export interface Back {
  do: "back";
  table: string;
}

/** A quick phrase or reaction for everybody at the table. */
export interface Say {
  do: "say";
  table: string;
  phrase: string;
}

export interface Ping {
  do: "ping";
  n?: number;
}

export interface Hello {
  is: "hello";
  person: string;
  name: string;
  now: number;
}

/** Who is at a table, and how it stands with it. */
export interface TableShown {
  is: "table";
  table: string;
  game: string;
  status: string;
  players: number;
  options: Record<string, any>;
  clock: any;
  public: boolean;
  spectators: boolean;
  rated: boolean;
  host: string | null;
  seats: SeatShown[];
  you: number | null;
  commitment: string;
  rematch: string | null;
  created_at: number;
  turn: number | null;
}

/** The position as this seat may see it, and the facts from `since` to `seq`. */
export interface Frame {
  is: "frame";
  table: string;
  since: number;
  seq: number;
  view: any;
  facts: any[];
  moves: string[];
  clock: any;
  until: number | null;
}

/** The act is in the journal; `seq` is the seat's number of facts after it. */
export interface Done {
  is: "done";
  table: string;
  id: string;
  seq: number;
}

/** The answer to a secret question is kept until the question closes; `done` follows then. */
export interface Noted {
  is: "noted";
  table: string;
  id: string;
}

export interface Tried {
  is: "tried";
  table: string;
  id: string;
  frame: any;
}

export interface Hinted {
  is: "hinted";
  table: string;
  id: string;
  move: string;
  reason: any;
  considered: any[];
}

/** Messages of the game's texts with their data: the table line by line, and each legal move, as the frame lists them. */
export interface Described {
  is: "described";
  table: string;
  id: string;
  board: Words[];
  moves: Words[];
}

export interface Declined {
  is: "refused";
  error: string;
  facts: Record<string, any>;
  table: string | null;
  id: string | null;
}

export interface Said {
  is: "said";
  table: string;
  name: string;
  seat: number | null;
  phrase: string;
}

export interface Pong {
  is: "pong";
  n: number;
  now: number;
}

export interface Parted {
  is: "parted";
  table: string;
}

export interface SeatShown {
  person: string | null;
  name: string | null;
  level: string | null;
  gone: boolean;
  bot: boolean;
}

/** A message of a game's texts and what it speaks of. By name, `seat` and `…_seat` are seats, `seats` a list of them,
`card` and `…_card` a card in notation, `cards` and `…_cards` a list of cards; texts put these into words. */
export type Words = [message: string, data: Record<string, any>];

export interface Me {
  id: string;
  name: string;
  language: "ko" | "en" | "de";
  bot_of: string | null;
  created_at: number;
  recovery: boolean;
  passkeys: number;
}

export interface NewGuest {
  name: string;
  language: "ko" | "en" | "de";
}

export interface Change {
  name?: string | null;
  language?: "ko" | "en" | "de" | null;
}

export interface RecoveryCode {
  code: string;
}

export interface Refusal {
  error: string;
  facts: Record<string, any>;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, any>;
  public?: boolean;
  spectators?: boolean;
  rated?: boolean;
  clock?: Clock;
  bots?: string[];
}

export interface Sit {
  random: string;
  seat?: number | null;
  invitation?: string | null;
}

export interface SeatBot {
  seat: number;
  level: string;
}

export interface AtSeat {
  seat: number;
}

/** A table as its people see it; the invitation is for them alone. */
export interface TableMade {
  table: TableShown;
  invitation: string | null;
}

/** The table after so many moves: what this seat (or everybody, with all cards open) saw then. */
export interface Step {
  step: number;
  seat: number | null;
  move: string | null;
  view: Record<string, any>;
  facts: Record<string, any>[];
}

export interface Replay {
  table: string;
  steps: number;
  shown: Step[];
}

/** A step for the ears: how the table stands then. */
export interface StepWords {
  step: number;
  board: Words[];
}

export interface GameResults {
  game: string;
  matches: number;
  won: number;
  best: number | null;
  rating: number | null;
  uncertainty: number | null;
}

export interface Profile {
  person: string;
  name: string;
  bot: boolean;
  since: number;
  games: GameResults[];
}

export interface Ranked {
  player: string;
  name: string | null;
  bot: boolean;
  rating: number;
  uncertainty: number;
  matches: number;
}

/** Who sat on a seat: a person by name (none if they have left for good), or a bot of a level. */
export interface Sitter {
  name: string | null;
  level: string | null;
}

export interface Fair {
  commitment: string;
  secret: string;
  parts: Record<string, string>;
}

/** Who played so many moves and when: kind, seat, moves, milliseconds since the start. */
export type Did = [kind: "start" | "move" | "bot" | "clock" | "window" | "cover" | "gone" | "back", seat: number | null, moves: number, at: number];

export interface TableRecord {
  noripan_record: number;
  table: string;
  match: Record<string, any>;
  people: Sitter[];
  fair: Fair;
  started_at: number;
  did: Did[];
  scores: number[] | null;
  winners: number[] | null;
}

export interface GameShown {
  name: string;
  seats: number[];
  options: Record<string, any>[];
  clauses: Record<string, string[]>;
}

/** What can be played here, by whom, and what can be said. */
export interface House {
  games: GameShown[];
  levels: string[];
  phrases: string[];
}

export type Clock = NoClock | MoveClock | BankClock | DaysClock;

export type FromClient = Join | Part | Act | Try | Hint | Describe | Back | Say | Ping;

export type ToClient = Hello | TableShown | Frame | Done | Noted | Tried | Hinted | Described | Declined | Said | Pong | Parted;
