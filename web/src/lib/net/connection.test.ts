import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Listener, type Socket, type LinkState } from "$lib/net/connection";
import type { Rejected, Done, TableFrame, FromClient, ToClient } from "$lib/net/protocol";

class FakeSocket implements Socket {
  sent: FromClient[] = [];
  closed = false;
  onopen = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }
  close(): void {
    this.drop(1000);
  }
  drop(code: number): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.({ code });
  }
  hear(message: Partial<ToClient> & { is: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.hear({ is: "hello", person: "p", name: "Sol", now: Date.now() });
  }
  all(kind: string): FromClient[] {
    return this.sent.filter((message) => message.do === kind);
  }
}

function listener(seen: TableFrame[], invitation: string | null = null, away: string[] = []): Listener {
  let since = 0;
  return {
    table: () => {},
    frame: (frame) => {
      seen.push(frame);
      since = frame.seq;
    },
    said: () => {},
    refused: () => {},
    parted: (error) => away.push(error),
    since: () => since,
    invitation,
  };
}

const frame = (since: number, seq: number): TableFrame => ({
  is: "frame",
  table: "t1",
  since,
  seq,
  view: {},
  events: [],
  moves: [],
  clock: null,
  until: null,
  made_for: null,
});

describe("the line", () => {
  let sockets: FakeSocket[];
  let standings: LinkState[];
  let line: Connection;
  let seen: TableFrame[];
  const last = () => sockets.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    standings = [];
    seen = [];
    line = new Connection(
      () => {
        sockets.push(new FakeSocket());
        return last();
      },
      (standing) => standings.push(standing),
      "me",
    );
    line.join("t1", listener(seen, "secret"));
  });

  it("joins its tables as soon as it is greeted", () => {
    expect(last().sent).toEqual([]);
    last().greet();
    expect(last().sent).toEqual([{ do: "join", table: "t1", since: 0, invitation: "secret" }]);
    expect(standings).toEqual(["opening", "open"]);
  });

  it("comes back by itself, ever more slowly, and says so", async () => {
    last().drop(1006);
    expect(line.standing).toBe("waiting");
    await vi.advanceTimersByTimeAsync(400);
    expect(sockets).toHaveLength(2);
    for (let i = 0; i < 4; i++) {
      last().drop(1006);
      await vi.advanceTimersByTimeAsync(20_000);
    }
    const before = sockets.length;
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets).toHaveLength(before + 1);
  });

  it("joins again from the last event it saw", async () => {
    last().greet();
    last().hear(frame(0, 7));
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(400);
    last().greet();
    expect(last().all("join")).toMatchObject([{ table: "t1", since: 7 }]);
  });

  it("sends an act that was not acknowledged again, with the same name, once", async () => {
    last().greet();
    const act = line.ask<Done>({ do: "act", table: "t1", seq: 0, moves: ["R7"] });
    const first = last().all("act")[0];
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(400);
    last().greet();
    expect(last().all("act")).toEqual([first]);
    last().hear({ is: "done", table: "t1", id: (first as { id: string }).id, seq: 3 });
    await expect(act).resolves.toMatchObject({ seq: 3 });
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(400);
    last().greet();
    expect(last().all("act")).toEqual([]);
  });

  it("keeps an act that is made while the line is down", async () => {
    last().greet();
    last().drop(1006);
    void line.ask<Done>({ do: "act", table: "t1", seq: 0, moves: ["R7"] });
    await vi.advanceTimersByTimeAsync(400);
    last().greet();
    expect(last().sent.map((message) => message.do)).toEqual(["join", "act"]);
  });

  it("gives refusals to who asked", async () => {
    last().greet();
    const act = line.ask<Done>({ do: "act", table: "t1", seq: 0, moves: ["R7"] });
    const id = (last().all("act")[0] as { id: string }).id;
    last().hear({ is: "rejected", error: "too_low", details: {}, table: "t1", id });
    await expect(act).rejects.toMatchObject({ error: "too_low" } satisfies Partial<Rejected>);
  });

  it("notices a gap and asks from where it stands", () => {
    last().greet();
    last().hear(frame(0, 4));
    last().hear(frame(6, 8));
    expect(seen).toHaveLength(1);
    expect(last().all("join")).toMatchObject([{ since: 0 }, { since: 4 }]);
    last().hear(frame(4, 8));
    expect(seen.at(-1)!.seq).toBe(8);
  });

  it("resolves a noted answer, sends it again while the question is open, and drops it after", async () => {
    last().greet();
    const act = line.ask({ do: "act", table: "t1", seq: 0, moves: ["hold"] });
    last().hear({ is: "noted", table: "t1", id: (last().all("act")[0] as { id: string }).id });
    await expect(act).resolves.toMatchObject({ is: "noted" });
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(400);
    last().greet();
    expect(last().all("act")).toHaveLength(1);
    last().hear(frame(0, 2));
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(400);
    last().greet();
    expect(last().all("act")).toHaveLength(0);
  });

  it("hangs up a line that answers nothing, and connects anew", async () => {
    last().greet();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().all("ping")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(sockets).toHaveLength(2);
  });

  it("stays quiet when nobody is signed in until it is told to go on", async () => {
    last().drop(4401);
    expect(line.standing).toBe("signed-out");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    line.reach();
    expect(sockets).toHaveLength(2);
  });

  const shown = (status: string) => ({ is: "table" as const, id: "t1", status }) as Partial<ToClient> & { is: string };

  it("joins again while a table is in play and shows no frame", async () => {
    last().greet();
    last().hear(shown("open"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(last().all("join")).toHaveLength(1);
    last().hear(shown("playing"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().all("join")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(last().all("join")).toHaveLength(2);
    last().hear(shown("playing"));
    last().hear(frame(0, 0));
    last().hear(shown("playing"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last().all("join")).toHaveLength(2);
  });

  it("joins again when the server could not look at the table", async () => {
    last().greet();
    last().hear({ is: "rejected", error: "store_down", details: {}, table: "t1", id: null });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(last().all("join")).toHaveLength(2);
  });

  it("says why a table is shown no longer, and does not ask for it again", async () => {
    const away: string[] = [];
    line.join("t2", listener([], null, away));
    last().greet();
    const act = line.ask<Done>({ do: "act", table: "t2", seq: 0, moves: ["R7"] });
    last().hear({ is: "parted", table: "t2", error: "no_spectators" });
    expect(away).toEqual(["no_spectators"]);
    await expect(act).rejects.toMatchObject({ error: "no_spectators" } satisfies Partial<Rejected>);
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(400);
    last().greet();
    expect(last().sent.map((message) => (message as { table?: string }).table)).toEqual(["t1"]);
  });

  it("hangs up when no table is left", () => {
    last().greet();
    line.part("t1");
    expect(last().closed).toBe(true);
    expect(line.standing).toBe("waiting");
  });
});
