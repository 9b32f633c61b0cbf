// A game for boardgame.io that asks of its server what ours ask of ours: hidden hands, a few rows of tiles on the table, one
// short move at a time, a new deal when a round is over. Run as `node baseline.cjs PORT`.

const { INVALID_MOVE, PlayerView } = require("boardgame.io/dist/cjs/core.js");
const { Server } = require("boardgame.io/dist/cjs/server.js");

const COLOURS = ["R", "Y", "G", "B", "W"];
const HIGHEST = 16;
const FIRST = 8;

function allTiles() {
  const tiles = [];
  for (const colour of COLOURS) {
    for (let number = 1; number <= HIGHEST; number++) if (number !== FIRST) tiles.push(`${colour}${number}`);
  }
  return tiles;
}

function deal(G, ctx, random) {
  const tiles = random.Shuffle(allTiles());
  const share = Math.floor(tiles.length / (ctx.numPlayers + 1)); // the rest stays hidden
  for (const seat of ctx.playOrder) {
    G.players[seat] = { hand: tiles.splice(0, share) };
    G.counts[seat] = share;
  }
  G.secret = { unused: tiles };
  for (const colour of COLOURS) G.rows[colour] = [FIRST];
  G.removed = [];
  G.passes = 0;
}

function fits(G, tile) {
  const row = G.rows[tile[0]];
  const number = Number(tile.slice(1));
  return number === row[0] - 1 || number === row[row.length - 1] + 1;
}

function endRound(G, ctx, random) {
  for (const seat of ctx.playOrder) {
    G.scores[seat] -= G.counts[seat];
    G.removed.push(...G.players[seat].hand);
  }
  G.round += 1;
  if (G.round < G.rounds) deal(G, ctx, random);
}

const game = {
  name: "rows",
  disableUndo: true, // it would take hidden knowledge back
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ ctx, random }, setupData) => {
    const G = { round: 0, rounds: setupData?.rounds ?? 1, players: {}, counts: {}, scores: {}, rows: {}, lacks: {} };
    for (const seat of ctx.playOrder) {
      G.scores[seat] = 0;
      G.lacks[seat] = [];
    }
    deal(G, ctx, random);
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, ctx, random, playerID }, tile) => {
      const hand = G.players[playerID].hand;
      const place = hand.indexOf(tile);
      if (place < 0 || !fits(G, tile)) return INVALID_MOVE;
      hand.splice(place, 1);
      G.counts[playerID] -= 1;
      const row = G.rows[tile[0]];
      const number = Number(tile.slice(1));
      if (number < row[0]) row.unshift(number);
      else row.push(number);
      G.passes = 0;
      if (hand.length === 0) endRound(G, ctx, random);
    },
    pass: ({ G, ctx, random, playerID }) => {
      if (G.players[playerID].hand.some((tile) => fits(G, tile))) return INVALID_MOVE;
      G.passes += 1;
      G.lacks[playerID] = COLOURS.flatMap((colour) => [`${colour}${G.rows[colour][0] - 1}`, `${colour}${G.rows[colour].at(-1) + 1}`]);
      if (G.passes === ctx.numPlayers) endRound(G, ctx, random);
    },
  },
  endIf: ({ G }) => (G.round >= G.rounds ? { scores: G.scores } : undefined),
};

Server({ games: [game], origins: [] }).run(Number(process.argv[2]), () => console.log("serving"));
