// How people play on our server: over HTTP to the table, over a socket at it.

const http = require("node:http");
const crypto = require("node:crypto");
const WebSocket = require("ws");
const { Chance, inParallel, request } = require("./common.cjs");

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

class Person {
  constructor(side, name) {
    this.side = side;
    this.name = name;
    this.acts = 0;
    this.seq = 0;
    this.chance = new Chance(name);
  }

  async comeIn() {
    const { headers } = await this.post("/api/guest", { name: this.name, language: "en" });
    this.cookie = headers["set-cookie"].map((line) => line.split(";")[0]).join("; ");
  }

  post(path, data) {
    const headers = this.cookie ? { cookie: this.cookie } : {};
    return request(agent, "POST", this.side.plan.address + path, data, headers);
  }

  connect() {
    this.socket = new WebSocket(`${this.side.plan.address.replace("http", "ws")}/ws`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    this.socket.on("close", (code) => this.side.closed(this.name, code));
    this.socket.on("error", (error) => this.side.closed(this.name, error));
    return new Promise((resolve) => {
      this.socket.on("message", (data) => {
        this.hear(data, resolve);
      });
    });
  }

  join(table) {
    this.table = table;
    this.socket.send(`{"do":"join","table":"${table}"}`);
  }

  hear(data, ready) {
    this.side.received += data.length;
    const message = JSON.parse(data);
    if (message.is === "done") this.done();
    else if (message.is === "frame") this.see(message);
    else if (message.is === "hello") ready();
    else if (message.is === "rejected") throw new Error(`refused: ${data}`);
  }

  see(frame) {
    if (frame.table !== this.table) return;
    if (frame.view.over) {
      this.table = null;
      this.over();
    } else if (frame.moves.length > 0) {
      const move = this.chance.pick(frame.moves);
      this.turn(() => this.act(frame, move));
    }
  }

  act(frame, move) {
    this.acts += 1;
    const act = { do: "act", table: frame.table, seq: frame.seq, id: `a${this.acts}`, moves: [move] };
    this.socket.send(JSON.stringify(act));
  }
}

class Ours {
  constructor(plan) {
    this.plan = plan;
    this.received = 0;
  }

  closed(name, why) {
    throw new Error(`the socket of ${name} was closed: ${why}`);
  }

  async prepare() {
    const lanes = Array.from({ length: this.plan.lanes }, (_, lane) => ({
      people: Array.from({ length: this.plan.players }, (_, seat) => new Person(this, `P${lane}-${seat}`)),
      tables: [],
    }));
    await inParallel(8, lanes, async (lane) => {
      for (const person of lane.people) await person.comeIn();
      for (let match = 0; match < this.plan.matches; match++) lane.tables.push(await this.table(lane.people));
    });
    return lanes;
  }

  async table(people) {
    const { game, players, options } = this.plan;
    const made = await people[0].post("/api/tables", { game, players, options, public: true });
    const name = made.data.table.table;
    for (const person of people) {
      await person.post(`/api/tables/${name}/sit`, { random: crypto.randomBytes(16).toString("hex") });
    }
    await people[0].post(`/api/tables/${name}/start`);
    return name;
  }
}

module.exports = { Ours };
