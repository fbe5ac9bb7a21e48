// The basic game of Nicy Hosmosu on boardgame.io, to measure the rules in `src/games` against.
//
// Sections 1-10 of `rules.md`, one decision per move: place, fly or stay, shoot or launch, mine,
// buy, pay. Run by `cargo bench --bench speed`, or by hand:
// `npm install && node nicy_hosmosu.mjs 10` plays for ten seconds and prints games per second.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const W = 6, H = 10, at = (c, r) => r * W + c; // row 0 is next to the planet
const DIRS = [[1,0],[-1,0],[0,1],[0,-1],[1,1],[1,-1],[-1,1],[-1,-1]];
const value = t => (t === 'L' || t === 'R' ? 10 : t);

// Section 2.
function setup({ ctx, random }) {
  let piles = [];
  for (const [v, n] of [[1,12],[2,11],[3,11],[4,11],[5,11]]) for (let i = 0; i < n; i++) piles.push(v);
  for (let i = 0; i < 5; i++) piles.push('L', 'R');
  piles = random.Shuffle(piles);
  const grid = Array(W * H).fill(null);
  const aside = [];
  for (let r = 9; r >= 6; r--) for (let c = 0; c < W; c++) {
    let t = piles.pop();
    while (value(t) === 10) { aside.push(t); t = piles.pop(); }
    grid[at(c, r)] = t;
  }
  piles = random.Shuffle(piles.concat(aside));
  return { grid, piles, halves: [], waiting: 0, mine: null, step: 'place', hitless: 0,
    fighters: Array(ctx.numPlayers).fill(null), out: Array(ctx.numPlayers).fill(false),
    score: Array.from({ length: ctx.numPlayers }, () => []), missile: Array(ctx.numPlayers).fill(0), price: 0, paid: 0, over: null };
}
const occupied = (G, s) => G.grid[s] !== null || G.mine === s || G.fighters.includes(s);
// NH-7.1, NH-7.2: an invader comes to space s.
function enter(G, s, t) {
  if (G.mine === s) { G.mine = null; return; }
  const f = G.fighters.indexOf(s);
  if (f >= 0) { G.fighters[f] = null; return; }
  G.grid[s] = t;
}
// NH-6.1, NH-9.6: from row `above` up everything comes down, lowest first.
function descend(G, above) {
  for (let r = above; r < H; r++) for (let c = 0; c < W; c++) {
    const t = G.grid[at(c, r)];
    if (t === null) continue;
    G.grid[at(c, r)] = null;
    if (r === 0) { G.over = 'lost'; return; }
    enter(G, at(c, r - 1), t);
  }
}
// NH-6.3 to NH-6.6.
function reinforce(G) {
  let c = 0;
  const ship = () => { enter(G, at(c, 9), 'L'); enter(G, at(c + 1, 9), 'R'); c += 2; };
  while (G.waiting > 0 && c + 1 < W) { G.waiting--; ship(); }
  while (c < W && G.piles.length) {
    const t = G.piles.pop();
    if (value(t) !== 10) { enter(G, at(c, 9), t); c++; continue; }
    const mate = G.halves.indexOf(t === 'L' ? 'R' : 'L');
    if (mate < 0) { G.halves.push(t); continue; }
    G.halves.splice(mate, 1);
    if (c + 1 < W) ship(); else G.waiting++;
  }
}
// NH-5.3: both halves side by side.
const paired = (G, s) => { const c = s % W, t = G.grid[s]; return (t === 'L' && c + 1 < W && G.grid[s + 1] === 'R') || (t === 'R' && c > 0 && G.grid[s - 1] === 'L'); };
// NH-5.1.
function ahead(G, p) {
  const s = G.fighters[p], c = s % W;
  for (let r = Math.floor(s / W) + 1; r < H; r++) if (occupied(G, at(c, r))) return at(c, r);
  return -1;
}
const afterShot = (G) => {
  if (G.over) return;
  if (G.grid.every(t => t === null)) G.over = 'saved';
  else if (G.hitless >= G.out.filter(o => !o).length) G.over = 'saved';
  G.step = 'mine';
};
const next = (G, ctx, events) => {
  G.step = 'fly';
  let p = (Number(ctx.currentPlayer) + 1) % ctx.numPlayers, n = 0;
  while (G.out[p] && n++ < ctx.numPlayers) p = (p + 1) % ctx.numPlayers;
  if (G.out.every(o => o)) { G.over = 'lost'; return; }
  if (G.fighters[p] === null) {
    if (G.score[p].reduce((a, t) => a + value(t), 0) < 10) { G.out[p] = true; if (G.out.every(o => o)) { G.over = 'lost'; return; } return next(G, { ...ctx, currentPlayer: p }, events); }
    G.step = 'return';
  }
  events.endTurn({ next: String(p) });
};
const moves = {
  place({ G, ctx, events }, c) { G.fighters[+ctx.currentPlayer] = at(c, 0); if (+ctx.currentPlayer === ctx.numPlayers - 1) G.step = 'setmine'; else events.endTurn(); },
  setmine({ G, events }, r) { G.mine = at(0, r); G.step = 'fly'; events.endTurn({ next: '0' }); },
  fly({ G, ctx }, s) { G.fighters[+ctx.currentPlayer] = s; G.step = 'shoot'; },
  shoot({ G, ctx }) {
    const p = +ctx.currentPlayer, s = ahead(G, p);
    if (s < 0 || G.mine === s) { G.hitless++; return afterShot(G); }
    G.hitless = 0;
    const f = G.fighters.indexOf(s);
    if (f >= 0) { const pile = G.score[f]; if (pile.length) { let k = 0; pile.forEach((t, i) => { if (value(t) < value(pile[k])) k = i; }); G.score[p].push(pile.splice(k, 1)[0]); } return afterShot(G); }
    const keep = !paired(G, s);
    if (keep) G.score[p].push(G.grid[s]);
    G.grid[s] = null;
    let empty = true;
    for (let r = 0; r < H; r++) if (G.grid[at(s % W, r)] !== null) empty = false;
    if (empty) { descend(G, 0); if (!G.over) reinforce(G); }
    afterShot(G);
  },
  launch({ G, ctx }) {
    const p = +ctx.currentPlayer, s = ahead(G, p), r = Math.floor(s / W);
    G.hitless = 0; G.missile[p] = 2;
    for (let c = 0; c < W; c++) { const t = G.grid[at(c, r)]; if (t === null) continue; if (t === 'L' && paired(G, at(c, r))) { G.grid[at(c, r)] = null; continue; } G.score[p].push(t); G.grid[at(c, r)] = null; }
    descend(G, r + 1); if (!G.over) reinforce(G);
    afterShot(G);
  },
  mine({ G, ctx, events }, to) {
    if (to !== null) { if (G.grid[to] !== null) { G.grid[to] = null; G.mine = null; if (G.grid.every(t => t === null)) G.over = 'saved'; } else G.mine = to; }
    next(G, ctx, events);
  },
  buy({ G }) { G.price = 10; G.paid = 0; G.step = 'pay'; G.want = 'missile'; },
  back({ G }) { G.price = 10; G.paid = 0; G.step = 'pay'; G.want = 'back'; },
  decline({ G, ctx, events }) { G.hitless++; if (G.hitless >= G.out.filter(o => !o).length) { G.over = 'saved'; return; } next(G, ctx, events); },
  pay({ G, ctx, events }, v) {
    const p = +ctx.currentPlayer, i = G.score[p].findIndex(t => value(t) === v);
    G.score[p].splice(i, 1); G.paid += v;
    if (G.paid < G.price) return;
    if (G.want === 'missile') { G.missile[p] = 1; next(G, ctx, events); } else G.step = 'reenter';
  },
  reenter({ G, ctx }, c) { G.fighters[+ctx.currentPlayer] = at(c, 0); G.step = 'fly'; },
};

// Every move the current player may make.
function legal(G, ctx) {
  const p = +ctx.currentPlayer, out = [];
  const row = name => { for (let c = 0; c < W; c++) if (!occupied(G, at(c, 0))) out.push([name, c]); };
  if (G.step === 'place') row('place');
  else if (G.step === 'setmine') for (let r = 1; r <= 4; r++) out.push(['setmine', r]);
  else if (G.step === 'return') { out.push(['decline']); if ([0,1,2,3,4,5].some(c => !occupied(G, at(c, 0)))) out.push(['back']); }
  else if (G.step === 'reenter') row('reenter');
  else if (G.step === 'pay') { const s = new Set(G.score[p].map(value)); for (const v of s) out.push(['pay', v]); }
  else if (G.step === 'fly') {
    const s = G.fighters[p], c0 = s % W, r0 = Math.floor(s / W);
    out.push(['fly', s]);
    for (const [dc, dr] of DIRS) for (let c = c0 + dc, r = r0 + dr; c >= 0 && c < W && r >= 0 && r < H && !occupied(G, at(c, r)); c += dc, r += dr) out.push(['fly', at(c, r)]);
    if (G.missile[p] === 0 && G.score[p].reduce((a, t) => a + value(t), 0) >= 10) out.push(['buy']);
  } else if (G.step === 'shoot') {
    out.push(['shoot']);
    const s = ahead(G, p);
    if (G.missile[p] === 1 && s >= 0 && G.grid[s] !== null) { const r = Math.floor(s / W); if (!G.fighters.some((f, i) => i !== p && f !== null && Math.floor(f / W) === r)) out.push(['launch']); }
  } else if (G.step === 'mine') {
    out.push(['mine', null]);
    if (G.mine !== null) { const c = G.mine % W; if (c + 1 < W) { if (!G.fighters.includes(G.mine + 1)) out.push(['mine', G.mine + 1]); } else for (let r = 1; r <= 4; r++) if (!G.fighters.includes(at(0, r))) out.push(['mine', at(0, r)]); }
  }
  return out;
}
export const game = { name: 'nicy-hosmosu', setup, moves, endIf: ({ G }) => G.over ? { result: G.over } : undefined };

// Random games for this many seconds.
export function playouts(seconds, players = 3) {
  let games = 0, made = 0, x = 12345;
  const rnd = n => { x ^= x << 13; x ^= x >>> 17; x ^= x << 5; return (x >>> 0) % n; };
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const client = Client({ game: { ...game, seed: String(games) }, numPlayers: players, debug: false });
    let state = client.getState();
    let n = 0;
    while (!state.ctx.gameover && n++ < 5000) {
      const list = legal(state.G, state.ctx), m = list[rnd(list.length)];
      client.moves[m[0]](...m.slice(1));
      state = client.getState();
      made++;
    }
    games++;
  }
  return { games, moves: made, gamesPerSecond: games / seconds, movesPerSecond: made / seconds };
}
if (process.argv[1] === new URL(import.meta.url).pathname) console.log(JSON.stringify(playouts(Number(process.argv[2] ?? 10))));
