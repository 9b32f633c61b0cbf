// How people play on boardgame.io's server: its lobby over HTTP, then its messages on Socket.IO's WebSocket transport, written
// by hand so that both servers are driven by the same light client.

const http = require("node:http");
const WebSocket = require("ws");
const { Chance, inParallel, request } = require("./common.cjs");

const GAME = "rows";
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

class Player {
  constructor(side, name, seat) {
    this.side = side;
    this.name = name;
    this.seat = String(seat);
    this.keys = new Map();
    this.chance = new Chance(name);
  }

  connect() {
    const address = `${this.side.plan.address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    this.socket = new WebSocket(address, { perMessageDeflate: false });
    this.socket.on("error", (error) => {
      throw error;
    });
    return new Promise((resolve) => {
      this.socket.on("message", (data) => this.hear(data.toString(), data.length, resolve));
    });
  }

  hear(text, length, ready) {
    this.side.received += length;
    if (text.startsWith("42")) this.event(JSON.parse(text.slice(text.indexOf(",") + 1)));
    else if (text.startsWith("40")) ready();
    else if (text[0] === "0") this.socket.send(`40/${GAME},`);
    else if (text[0] === "2") this.socket.send("3");
  }

  emit(...event) {
    this.socket.send(`42/${GAME},${JSON.stringify(event)}`);
  }

  join(table) {
    this.table = table;
    this.seen = -1;
    this.emit("sync", table, this.seat, this.keys.get(table));
  }

  event([kind, table, ...rest]) {
    if (table !== this.table) return;
    if (kind === "sync") this.see(rest[0].state);
    else if (kind === "update") this.see(rest[0]);
  }

  see(state) {
    if (state._stateID <= this.seen) return;
    this.seen = state._stateID;
    if (this.acted) {
      this.acted = false;
      this.done();
    }
    if (state.ctx.gameover !== undefined) {
      this.table = null;
      this.over();
    } else if (state.ctx.currentPlayer === this.seat) {
      const move = this.chosen(state.G);
      this.turn(() => this.act(state, move));
    }
  }

  chosen(G) {
    const fitting = G.players[this.seat].hand.filter((tile) => {
      const row = G.rows[tile[0]];
      const number = Number(tile.slice(1));
      return number === row[0] - 1 || number === row[row.length - 1] + 1;
    });
    return fitting.length > 0 ? ["lay", [this.chance.pick(fitting)]] : ["pass", []];
  }

  act(state, [type, args]) {
    this.acted = true;
    const payload = { type, args, playerID: this.seat, credentials: this.keys.get(this.table) };
    this.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.table, this.seat);
  }
}

class Baseline {
  constructor(plan) {
    this.plan = plan;
    this.received = 0;
  }

  async prepare() {
    const lanes = Array.from({ length: this.plan.lanes }, (_, lane) => ({
      people: Array.from({ length: this.plan.players }, (_, seat) => new Player(this, `P${lane}-${seat}`, seat)),
      tables: [],
    }));
    await inParallel(8, lanes, async (lane) => {
      for (let match = 0; match < this.plan.matches; match++) lane.tables.push(await this.table(lane.people));
    });
    return lanes;
  }

  async table(people) {
    const lobby = `${this.plan.address}/games/${GAME}`;
    const setup = { numPlayers: this.plan.players, setupData: this.plan.options };
    const made = await request(agent, "POST", `${lobby}/create`, setup);
    const table = made.data.matchID;
    for (const person of people) {
      const seat = { playerID: person.seat, playerName: person.name };
      const joined = await request(agent, "POST", `${lobby}/${table}/join`, seat);
      person.keys.set(table, joined.data.playerCredentials);
    }
    return table;
  }
}

module.exports = { Baseline };
