// Drives one server and measures it: `node load.cjs PLAN`, a JSON object. Prints one JSON object.
//
// A lane is a match in play with one socket a seat; when the match ends, the lane goes on at the next one that was prepared.
// What is counted are acknowledged moves: `done` with us, the mover's own `update` with boardgame.io.

const fs = require("node:fs");
const { Ours } = require("./ours.cjs");
const { Baseline } = require("./theirs.cjs");

const plan = JSON.parse(process.argv[2]);
const side = plan.side === "ours" ? new Ours(plan) : new Baseline(plan);
const TICKS = 100; // of processor time a second, as Linux counts it

// ---- what the machine says

function cpuSeconds(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function residentBytes(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))[1]) * 1024;
}

const memory = (pids) => pids.reduce((sum, pid) => sum + residentBytes(pid), 0);
const cpu = (pids) => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);

// ---- how moves are sent: as soon as they can be, or at a rate

class AtOnce {
  ready(lane) {
    lane.move();
  }

  stop() {}
}

class AtRate {
  constructor(rate) {
    this.waiting = [];
    this.every = 1000 / rate;
    this.due = performance.now();
    this.late = 0;
    this.tick();
  }

  ready(lane) {
    this.waiting.push(lane);
  }

  tick() {
    const now = performance.now();
    while (this.due <= now) {
      this.due += this.every;
      const lane = this.waiting.shift();
      if (lane) lane.move();
      else this.late += 1;
    }
    this.timer = setTimeout(() => this.tick(), Math.max(0, this.due - performance.now()));
  }

  stop() {
    clearTimeout(this.timer);
  }
}

// ---- a lane

class Lane {
  constructor(people, tables, run) {
    this.people = people;
    this.tables = tables;
    this.run = run;
    this.place = -1;
    people.forEach((person, seat) => {
      person.turn = (move) => this.turn(seat, move);
      person.done = () => this.done();
      person.over = () => this.over();
    });
  }

  next() {
    this.place += 1;
    this.ended = 0;
    if (this.place >= this.tables.length) {
      this.run.ranOut();
      return;
    }
    for (const person of this.people) person.join(this.tables[this.place]);
  }

  turn(seat, move) {
    this.mover = seat;
    this.play = move;
    this.run.sender.ready(this);
  }

  move() {
    this.sentAt = performance.now();
    this.play();
  }

  done() {
    this.run.acknowledged(performance.now() - this.sentAt);
  }

  over() {
    this.ended += 1;
    if (this.ended === this.people.length) this.next();
  }
}

// ---- a run

class Run {
  constructor(lanes) {
    this.lanes = lanes.map(({ people, tables }) => new Lane(people, tables, this));
    this.moves = 0;
    this.latencies = [];
    this.idle = 0;
    this.finished = new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
  }

  start() {
    this.sender = plan.rate ? new AtRate(plan.rate) : new AtOnce();
    for (const lane of this.lanes) lane.next();
    return this.finished;
  }

  ranOut() {
    this.idle += 1;
    if (this.idle > this.lanes.length / 4) this.fail(new Error(`too few matches prepared: ${this.moves} moves made`));
  }

  acknowledged(latency) {
    this.moves += 1;
    if (this.moves === plan.warm) this.begin();
    else if (this.moves > plan.warm) this.latencies.push(latency);
    if (this.moves === plan.warm + plan.moves) this.end();
  }

  begin() {
    console.error("measuring");
    this.before = { at: performance.now(), server: cpu(plan.pids), load: process.cpuUsage() };
    this.bytes = side.received;
  }

  end() {
    const seconds = (performance.now() - this.before.at) / 1000;
    const used = process.cpuUsage(this.before.load);
    this.sender.stop();
    const sorted = this.latencies.sort((a, b) => a - b);
    const quantile = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
    this.finish({
      moves: plan.moves,
      seconds,
      moves_per_second: plan.moves / seconds,
      server_cpu_us: ((cpu(plan.pids) - this.before.server) * 1e6) / plan.moves,
      load_cpu_us: (used.user + used.system) / plan.moves,
      bytes_per_move: (side.received - this.bytes) / plan.moves,
      p50_ms: quantile(0.5),
      p90_ms: quantile(0.9),
      p99_ms: quantile(0.99),
      most_ms: sorted[sorted.length - 1],
    });
  }
}

async function main() {
  const atFirst = memory(plan.pids);
  const lanes = await side.prepare();
  const prepared = memory(plan.pids);
  for (const lane of lanes) await Promise.all(lane.people.map((person) => person.connect()));
  const connected = memory(plan.pids);
  const result = await new Run(lanes).start();
  console.log(JSON.stringify({ ...result, memory: { atFirst, prepared, connected, played: memory(plan.pids) } }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
