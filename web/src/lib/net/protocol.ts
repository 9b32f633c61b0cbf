// Made by scripts/protocol_types.py from the server's structs; `make protocol` regenerates it.

/** Everybody takes their time. */
export interface NoClock {
  kind: "none";
}

/** A number of seconds for each move. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** A number of seconds for the whole match, and an increment whenever the turn passes on. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** Correspondence: a number of days for each move. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** Show me this table from now on; I have its first `since` events. */
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

/** Let the table stand as it was before my last move. Only where all others are bots and nothing is rated. */
export interface TakeBack {
  do: "take_back";
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

/** Are you there, and what time is it? `n` comes back in the answer. */
export interface Ping {
  do: "ping";
  n?: number;
}

/** The socket is open: who you are, and the server's time. */
export interface Hello {
  is: "hello";
  person: string;
  name: string;
  now: number;
}

/** A table's players, settings and status. */
export interface TableShown {
  is: "table";
  id: string;
  game: string;
  status: "open" | "playing" | "over" | "closed";
  players: number;
  options: Record<string, any>;
  clock: Clock;
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
  shuffling: boolean;
  watching: number;
  origin: string | null;
}

/** The position as this seat may see it, and the events from `since` to `seq`. */
export interface TableFrame {
  is: "frame";
  table: string;
  since: number;
  seq: number;
  view: Record<string, any>;
  events: GameEvent[];
  moves: string[];
  clock: ClockShown | null;
  until: number | null;
  made_for: MadeFor | null;
}

/** The act is in the journal; `seq` is the seat's number of events after it. */
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

/** The table as it would be after the moves that you tried. Nothing was played. */
export interface Tried {
  is: "tried";
  table: string;
  id: string;
  frame: MatchFrame;
}

/** What a good player would do, why if there are words for it, and the moves it considered, best first. */
export interface Hinted {
  is: "hinted";
  table: string;
  id: string;
  move: string;
  reason: Reason | null;
  considered: Considered[];
}

/** Messages of the game's texts with their data: the table line by line, and each legal move, as the frame lists them. */
export interface Described {
  is: "described";
  table: string;
  id: string;
  board: Words[];
  moves: Words[];
}

/** Your message with this `table` and `id` changed nothing. `error` is a code; `details` fill in its text. */
export interface Rejected {
  is: "rejected";
  error: string;
  details: Record<string, any>;
  table: string | null;
  id: string | null;
}

/** Somebody at the table says a phrase. */
export interface Said {
  is: "said";
  table: string;
  name: string;
  seat: number | null;
  phrase: string;
}

/** The answer to `ping`, with the server's time. */
export interface Pong {
  is: "pong";
  n: number;
  now: number;
}

/** The table is shown no longer: as you wished or, with an error, because you may not look at it any more. */
export interface Parted {
  is: "parted";
  table: string;
  error: string | null;
}

/** What each seat has left in milliseconds, and whose clock is running. */
export interface ClockShown {
  left: number[];
  running: number | null;
}

/** Who sits on a seat: a person, one of our bots by its level, or nobody. */
export interface SeatShown {
  person: string | null;
  name: string | null;
  level: string | null;
  gone: boolean;
  bot: boolean;
  promise: string | null;
  revealed: boolean;
  holiday_until: number | null;
}

/** A move that somebody did not make themselves: their time ran out (`clock`), or a bot plays for them (`stand_in`). */
export interface MadeFor {
  seat: number;
  kind: "clock" | "stand_in";
}

/** A position as a seat may see it, with new events and the seat's legal moves. */
export interface MatchFrame {
  seq: number;
  view: Record<string, any>;
  events: GameEvent[];
  moves: string[];
}

/** A message of the game's texts that says why, and its data. */
export interface Reason {
  message: string;
  data: Record<string, any>;
}

/** A move that the adviser looked at: how often, how it fares (1 wins, 0 loses), and why, for the best few. */
export interface Considered {
  move: string;
  visits: number;
  result: number;
  reason: Reason | null;
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

export interface ProfileChange {
  name?: string | null;
  language?: "ko" | "en" | "de" | null;
}

export interface RecoveryCode {
  code: string;
}

export interface Refusal {
  error: string;
  details: Record<string, any>;
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

/** Take a seat with a promise of a part of the seed, to be revealed when the match starts; or with the part itself,
which then proves less to whoever gives it away so early. */
export interface Sit {
  promise?: string | null;
  random?: string | null;
  seat?: number | null;
  invitation?: string | null;
}

export interface Reveal {
  part: string;
}

export interface SeatBot {
  seat: number;
  level: string;
}

export interface AtSeat {
  seat: number;
}

/** Somebody tells the operators of who sits there. */
export interface ReportSeat {
  seat: number;
  reason: "name" | "stalling" | "cheating" | "other";
}

/** A table as its people see it; the invitation is for them alone. */
export interface TableWithInvitation {
  table: TableShown;
  invitation: string | null;
  host_is_there: boolean;
}

/** Where a code leads; the invitation comes with it if the code is one. */
export interface TableFound {
  table: string;
  invitation: string | null;
}

/** The table after `step` moves, as this seat saw it, or with all cards open. */
export interface StepShown {
  step: number;
  seat: number | null;
  move: string | null;
  view: Record<string, any>;
  events: GameEvent[];
}

export interface ReplayShown {
  table: string;
  steps: number;
  shown: StepShown[];
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

/** Somebody in a match that is over: a person (by name, if they still exist), or a bot of a level. */
export interface Opponent {
  person: string | null;
  name: string | null;
  level: string | null;
  bot: boolean;
  score: number;
  won: boolean;
}

/** A match played to its end, as one of its seats looks back on it. */
export interface PlayedMatch {
  table: string;
  game: string;
  ended_at: number;
  rated: boolean;
  seat: number;
  seats: Opponent[];
  rating_change: number | null;
}

export interface Passkey {
  id: string;
  name: string;
  created_at: number;
}

/** What the browser's navigator.credentials needs, as its parse…FromJSON() reads it. */
export interface Ceremony {
  options: Record<string, any>;
}

export interface SubscriptionShown {
  id: string;
  kind: "push" | "webhook" | "ntfy";
  url: string;
  created_at: number;
  stopped_at: number | null;
}

/** `public_key` is what browsers subscribe with (VAPID); None if this server sends no notifications. */
export interface Notifications {
  public_key: string | null;
  subscriptions: SubscriptionShown[];
}

export interface WebhookMade {
  subscription: SubscriptionShown;
  secret: string | null;
}

export interface HolidayShown {
  until: number | null;
  days_left: number;
  days_a_year: number;
}

export interface LessonListed {
  name: string;
  drill: boolean;
  clauses: string[];
}

/** A game's lessons: the course in its order, then the drills. */
export interface CourseShown {
  game: string;
  minutes: number;
  lessons: LessonListed[];
}

/** A question: how its choices are shown, and which there are. */
export interface AskedShown {
  kind: string;
  choices: (number | string)[];
}

export interface LessonStepShown {
  name: string;
  does: string;
  question: AskedShown | null;
}

/** A wrong try that the lesson names: the refusal, and the text of the lesson that belongs to it. */
export interface TaughtShown {
  moves: string[];
  error: string | null;
  details: Record<string, any>;
  text: string | null;
}

/** A place in a lesson. `frames` lead to it, `ways` lead on: a right move, or "" where nothing is to be moved. */
export interface LessonNode {
  step: number;
  frames: MatchFrame[];
  board: Words[];
  words: Words[];
  reveals: boolean;
  ways: Record<string, number>;
  wrong: TaughtShown[];
  right: (number | string)[];
  labels: Words[];
}

/** The match at the end of a course. */
export interface PracticeShown {
  players: number;
  level: string;
  options: Record<string, any>;
}

export interface LessonShown {
  game: string;
  name: string;
  players: number;
  seat: number;
  steps: LessonStepShown[];
  nodes: LessonNode[];
  practice: PracticeShown | null;
}

/** Moves that are only tried, at the place to which these ways lead. */
export interface LessonTry {
  ways: string[];
  moves: string[];
}

/** A move that was looked at closely: the share of the win it brings, and its gain over the move played. */
export interface ReviewedOption {
  move: string;
  share: number;
  gain: number;
  error: number;
  words: Words | null;
}

/** A move that could have been another. All but `hands` follows from what the seat knew. */
export interface ReviewedDecision {
  number: number;
  seat: number;
  move: string;
  best: string;
  legal: number;
  loss: number;
  error: number;
  verdict: "mistake" | "inaccuracy" | null;
  theme: string;
  share: number;
  gain: number;
  determinizations: number;
  options: ReviewedOption[];
  reason: Reason | null;
  guessed: (Record<string, number> | null)[];
  hands: string[][];
}

/** result = fair + the sum of the parts, exactly so in `exact`. */
export interface ReviewedSeat {
  seat: number;
  result: number;
  fair: number;
  parts: Record<string, number>;
  errors: Record<string, number>;
  exact: Record<string, string>;
  error_rate: number;
  decisions: number;
  mistakes: number;
  inaccuracies: number;
}

/** Everybody's chance to win after so many moves. */
export interface ReviewedMoment {
  moves: number;
  shares: number[];
}

export interface ReviewData {
  noripan_review: number;
  version: string;
  game: string;
  players: number;
  options: Record<string, any>;
  effort: string;
  moves: number;
  winners: number[];
  seats: ReviewedSeat[];
  curve: ReviewedMoment[];
  decisions: ReviewedDecision[];
  values_by: string;
}

/** How far the review of a match is, and the review once it is done. */
export interface ReviewShown {
  table: string;
  state: "none" | "waiting" | "making" | "done" | "failed";
  ahead: number;
  done: number;
  steps: number;
  review: ReviewData | null;
}

/** What a kind of decision cost, in hundredths of a win for each. */
export interface ThemeRate {
  theme: string;
  decisions: number;
  error_rate: number;
}

export interface MatchRate {
  table: string;
  ended_at: number;
  error_rate: number;
}

/** The rating after a match. */
export interface RatingPoint {
  table: string;
  ended_at: number;
  rating: number;
}

/** Shares and rates are hundredths of a win, for each match or decision. */
export interface Statistics {
  game: string;
  reviewed: number;
  decisions: number;
  mistakes: number;
  inaccuracies: number;
  error_rate: number | null;
  result: number | null;
  fair: number | null;
  luck: number | null;
  adjusted: number | null;
  uncertainty: number | null;
  themes: ThemeRate[];
  rates: MatchRate[];
  ratings: RatingPoint[];
}

/** A position as the seat to move sees it, with its legal moves in words. */
export interface ExerciseShown {
  game: string;
  players: number;
  seat: number;
  frame: MatchFrame;
  board: Words[];
  words: Words[];
}

export interface ExerciseMove {
  move: string | null;
}

export interface ExerciseTries {
  moves: string[];
}

/** The best move and why; `frame` is the table after it, where that reveals nothing. */
export interface ExerciseSolution {
  best: string;
  words: Words;
  reason: Reason | null;
  share: number;
  next: number | null;
  frame: MatchFrame | null;
}

/** What became of a try; losses are in hundredths of a win. */
export interface ExerciseAnswer {
  kind: "right" | "worse" | "shown";
  words: Words;
  loss: number | null;
  solution: ExerciseSolution | null;
}

/** A game that has puzzles: how many of each difficulty, and the one of the day. */
export interface PuzzlesListed {
  game: string;
  day: string;
  daily: string;
  counts: Record<string, number>;
}

export interface PuzzleShown {
  game: string;
  players: number;
  seat: number;
  frame: MatchFrame;
  board: Words[];
  words: Words[];
  name: string;
  difficulty: string;
  rating: number;
}

/** From which moment: after so many moves, 0 for the same deal again. Bots take the other seats. */
export interface PlayAgain {
  step: number;
  seat: number | null;
  level: string;
  invitation: string | null;
}

/** The position before a decision that lost clearly, and what was played. */
export interface MistakeShown {
  game: string;
  players: number;
  seat: number;
  frame: MatchFrame;
  board: Words[];
  words: Words[];
  table: string;
  number: number;
  verdict: "mistake" | "inaccuracy";
  played: Words;
  loss: number;
  ended_at: number | null;
}

/** When an exercise of one's own list comes back. */
export interface MistakeLater {
  due: string;
  is_learnt: boolean;
}

/** `reason` speaks for a better move than the one tried; `later` is there if the answer counted for one's own list. */
export interface MistakeAnswer {
  kind: "right" | "worse" | "shown";
  words: Words;
  loss: number | null;
  solution: ExerciseSolution | null;
  reason: Reason | null;
  later: MistakeLater | null;
}

/** One's own mistakes in a game: how many are due, come back at all, and are learnt. */
export interface PracticeGame {
  game: string;
  due: number;
  waiting: number;
  learnt: number;
  next: string | null;
}

export interface DueMistake {
  table: string;
  number: number;
  game: string;
}

/** One's own mistakes of all reviewed matches; `due` names the first that are to be practised, in this order. */
export interface PracticeStanding {
  day: string;
  games: PracticeGame[];
  due: DueMistake[];
}

/** Who sat on a seat: a person by name (none if they have left for good), or a bot of a level. */
export interface SeatRecord {
  name: string | null;
  level: string | null;
}

export interface Fair {
  commitment: string;
  secret: string;
  parts: Record<string, string>;
  promises: Record<string, string> | null;
}

/** Who played so many moves and when: kind, seat, moves, milliseconds since the start. */
export type RecordedAct = [kind: "start" | "move" | "bot" | "clock" | "unanswered" | "stand_in" | "gone" | "back" | "take_back" | "answer", seat: number | null, moves: number, at: number];

export interface TableRecord {
  noripan_record: number;
  table: string;
  match: Record<string, any>;
  people: SeatRecord[];
  fair: Fair;
  started_at: number;
  did: RecordedAct[];
  scores: number[] | null;
  winners: number[] | null;
  origin: string | null;
}

/** The table when it was first shown after the deal, and how many events had been shown by then. */
export interface FirstView {
  seq: number;
  view: Record<string, any>;
}

/** What a client keeps of a shuffle, to compare the record with: nothing in it comes from the record. */
export interface ShuffleNote {
  noripan_shuffle: number;
  server: string;
  table: string;
  part: string;
  commitment: string;
  seat: number | null;
  promises: Record<string, string>;
  revealed: boolean;
  first: FirstView | null;
}

export interface GameShown {
  name: string;
  seats: number[];
  options: Record<string, any>[];
  clauses: Record<string, string[]>;
}

/** What can be played here, by whom, and what can be said. */
export interface Catalogue {
  games: GameShown[];
  levels: string[];
  phrases: string[];
}

export type Clock = NoClock | MoveClock | BankClock | DaysClock;

export type FromClient = Join | Part | Act | Try | Hint | Describe | TakeBack | Back | Say | Ping;

export type ToClient = Hello | TableShown | TableFrame | Done | Noted | Tried | Hinted | Described | Rejected | Said | Pong | Parted;

export type GameEvent = { event: string } & Record<string, any>;

/**  */
export const CloseCode = { MESSAGE_TOO_LONG: 1009, RESTARTING: 1012, NOT_SIGNED_IN: 4401, WRONG_ORIGIN: 4403, SLOW_READER: 4408, TOO_MANY: 4429 } as const;
