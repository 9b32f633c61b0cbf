/** The line to the server: one socket for all tables. It comes back by itself, says so, and loses nothing.
 *
 * Whatever expects an answer is kept until the answer is here and sent again on a new socket; an act carries its own name, so
 * the server plays it once however often it arrives. Tables are joined again from the last event that was seen. */
import { CloseCode } from "$lib/net/protocol";
import type { Rejected, Described, Done, TableFrame, FromClient, Hello, Hinted, Noted, Parted, Said, TableShown, ToClient, Tried } from "$lib/net/protocol";
import { prepareHangul } from "$lib/text/hangul";

export type LinkState = "opening" | "open" | "waiting" | "signed-out";
type Reply = Done | Noted | Tried | Hinted | Described;
type Question = Extract<FromClient, { id: string }>;

/** What a table wants to hear. */
export interface Listener {
  table(shown: TableShown): void;
  frame(frame: TableFrame): void;
  said(said: Said): void;
  refused(refusal: Rejected): void;
  /** The server shows it no longer, and why. */
  parted(error: string): void;
  /** How many events it has. */
  since(): number;
  invitation: string | null;
}

/** The part of WebSocket that the line needs; tests bring their own. */
export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 15_000;
const HEARTBEAT_MS = 20_000;
const PATIENCE_MS = 8_000;
const FRAME_MS = 2_000; // within which a table in play shows its frame

interface Asked {
  question: Question;
  resolve: (answer: Reply) => void;
  reject: (refusal: Rejected) => void;
  state: "sent" | "noted" | "unheard";
}

export class Connection {
  standing: LinkState = "waiting";
  clockOffset = 0; // what to add to our clock to have the server's
  private socket: Socket | null = null;
  private wanted = false;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private listeners = new Map<string, Listener>();
  private open = new Map<string, Asked>();
  private showing = new Set<string>(); // tables that showed a frame on this socket
  private rejoining = new Map<string, ReturnType<typeof setTimeout>>();
  private names = 0;

  constructor(
    private connect: () => Socket,
    private changed: (standing: LinkState) => void = () => {},
    private prefix = String(crypto.getRandomValues(new Uint32Array(1))[0]), // two tabs must not name acts alike
  ) {}

  // ---- tables

  join(table: string, listener: Listener): void {
    this.listeners.set(table, listener);
    this.wanted = true;
    if (this.standing === "open") this.joinNow(table, listener);
    else this.reach();
  }

  part(table: string): void {
    if (!this.listeners.delete(table)) return;
    this.forgetFrame(table);
    for (const [id, { question }] of this.open) if (question.table === table) this.open.delete(id);
    if (this.standing === "open") this.send({ do: "part", table });
    if (this.listeners.size === 0) this.hangUp();
  }

  /** A question of this table; the answer, or the refusal thrown. It is asked again if the line breaks. */
  ask<A extends Reply>(question: DistributiveOmit<Question, "id">): Promise<A> {
    const named = { ...question, id: `${this.prefix}-${this.names++}` } as Question;
    return new Promise<A>((resolve, reject) => {
      this.open.set(named.id, { question: named, resolve: resolve as (answer: Reply) => void, reject, state: "sent" });
      if (this.standing === "open") this.send(named);
    });
  }

  /** Something that needs no answer; lost if the line is down. */
  tell(message: FromClient): void {
    if (this.standing === "open") this.send(message);
  }

  // ---- the socket

  /** Connect now, for instance because the network is back. */
  reach(): void {
    if (!this.wanted || this.standing === "open" || this.standing === "opening") return;
    clearTimeout(this.retry);
    this.become("opening");
    const socket = this.connect();
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      prepareHangul(data); // names of people
      this.hear(JSON.parse(data) as ToClient);
    };
    socket.onclose = ({ code }) => this.socket === socket && this.lost(code);
  }

  /** See whether the line is alive, for instance because the page is looked at again. */
  probe(): void {
    if (this.standing !== "open") return this.reach();
    clearTimeout(this.heart);
    this.send({ do: "ping", n: 0 });
    this.heart = setTimeout(() => this.socket?.close(), PATIENCE_MS);
  }

  hangUp(): void {
    this.wanted = false;
    clearTimeout(this.retry);
    clearTimeout(this.heart);
    this.forgetFrames();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.become("waiting");
  }

  private lost(code: number): void {
    clearTimeout(this.heart);
    this.forgetFrames();
    this.socket = null;
    if (code === CloseCode.NOT_SIGNED_IN) return this.become("signed-out");
    this.become("waiting");
    if (!this.wanted) return;
    const wait = code === CloseCode.TOO_MANY ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures++);
    this.retry = setTimeout(() => this.reach(), wait * (0.75 + Math.random() / 2));
  }

  private become(standing: LinkState): void {
    this.standing = standing;
    this.changed(standing);
  }

  private send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private joinNow(table: string, listener: Listener): void {
    this.send({ do: "join", table, since: listener.since(), invitation: listener.invitation });
  }

  // ---- what comes in

  private hear(message: ToClient): void {
    this.beat();
    switch (message.is) {
      case "hello":
        return this.greeted(message);
      case "pong":
        this.clockOffset = message.now - Date.now();
        return;
      case "table":
        this.listeners.get(message.id)?.table(message);
        if (["playing", "over"].includes(message.status) && !this.showing.has(message.id)) this.joinLater(message.id);
        return this.sendUnheard(message.id);
      case "frame":
        return this.framed(message);
      case "said":
        return this.listeners.get(message.table)?.said(message);
      case "rejected":
        return this.declined(message);
      case "noted":
        return this.noted(message);
      case "parted":
        return this.sentAway(message);
      case "done":
      case "tried":
      case "hinted":
      case "described":
        this.open.get(message.id)?.resolve(message);
        this.open.delete(message.id);
    }
  }

  private greeted(hello: Hello): void {
    this.failures = 0;
    this.clockOffset = hello.now - Date.now();
    this.become("open");
    for (const [table, listener] of this.listeners) this.joinNow(table, listener);
    for (const { question } of this.open.values()) this.send(question);
  }

  /** A frame that starts after what we have tells of a gap: ask for the table again from there. */
  private framed(frame: TableFrame): void {
    const listener = this.listeners.get(frame.table);
    if (!listener) return;
    this.forgetFrame(frame.table);
    this.showing.add(frame.table);
    for (const [id, { question, state }] of this.open) {
      if (state === "noted" && question.table === frame.table && "seq" in question && question.seq !== frame.seq) this.open.delete(id);
    }
    if (frame.since > listener.since()) this.joinNow(frame.table, listener);
    else listener.frame(frame);
  }

  private declined(refusal: Rejected): void {
    const asked = refusal.id === null ? undefined : this.open.get(refusal.id);
    if (asked && refusal.error === "join_first") {
      asked.state = "unheard";
    } else if (asked) {
      this.open.delete(refusal.id!);
      asked.reject(refusal);
    } else if (refusal.table !== null && refusal.error === "store_down") {
      this.joinLater(refusal.table);
    } else if (refusal.table !== null) {
      this.listeners.get(refusal.table)?.refused(refusal);
    }
  }

  /** Ask for the table again unless its frame comes: whatever went wrong, nobody has to load the page again. */
  private joinLater(table: string): void {
    this.forgetFrame(table);
    const join = () => {
      const listener = this.listeners.get(table);
      if (listener && this.standing === "open") this.joinNow(table, listener);
    };
    this.rejoining.set(table, setTimeout(join, FRAME_MS));
  }

  private forgetFrame(table: string): void {
    clearTimeout(this.rejoining.get(table));
    this.rejoining.delete(table);
    this.showing.delete(table);
  }

  private forgetFrames(): void {
    for (const table of [...this.rejoining.keys(), ...this.showing]) this.forgetFrame(table);
  }

  /** We may not look at a table any more; nothing of it is asked again. */
  private sentAway({ table, error }: Parted): void {
    const listener = this.listeners.get(table);
    if (!listener || error === null) return;
    for (const { question, reject } of this.open.values()) {
      if (question.table === table) reject({ is: "rejected", error, details: {}, table, id: question.id });
    }
    this.part(table);
    listener.parted(error);
  }

  /** The answer to a secret question is kept by the server until the question closes; until then we can send it again. */
  private noted(message: Noted): void {
    const asked = this.open.get(message.id);
    if (!asked) return;
    asked.state = "noted";
    asked.resolve(message);
  }

  /** What came before the table was joined again. */
  private sendUnheard(table: string): void {
    for (const asked of this.open.values()) {
      if (asked.state !== "unheard" || asked.question.table !== table) continue;
      asked.state = "sent";
      this.send(asked.question);
    }
  }

  private beat(): void {
    clearTimeout(this.heart);
    this.heart = setTimeout(() => this.probe(), HEARTBEAT_MS);
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
