/* boardgame.io Server on 127.0.0.1 (own process, NODE_ENV=production, in-memory storage) with a never-ending
   tic-tac-toe; raw socket.io-client (websocket only) in this process, two sockets per match.
   closed loop: one move in flight per match, the other player answers as soon as it sees the update (saturation).
   paced: each match makes PACE moves/s (latency at a realistic load). Latency = send of a move -> seen by the OTHER client.
   Fresh server per run. Bounded: SECS per run. Usage: NODE_PATH=<node_modules> node boardgameio.js [secs] [reps] */
'use strict';
const PORT = 18765;

if (process.argv[2] === 'server') {
  const { Server } = require('boardgame.io/server');
  const game = {
    name: 'ttt',
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { click: ({ G, playerID }, id) => { G.cells[id] = playerID; } },
  };
  const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
  const listen = server.app.listen;                       // run() takes no host: bind loopback here
  server.app.listen = (port, cb) => listen(port, '127.0.0.1', cb);
  server.run(PORT, () => process.send({ ready: true }));
  process.on('message', () => process.send({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() }));
  process.on('disconnect', () => process.exit(0));
} else {
  const { fork } = require('child_process');
  const { io } = require('socket.io-client');
  const SECS = Number(process.argv[2] || 10), REPS = Number(process.argv[3] || 3), PACE = 2, WARM = 1;
  const sleep = (s) => new Promise((r) => setTimeout(r, s * 1000));
  const now = () => Number(process.hrtime.bigint()) / 1e6;
  const median = (a) => [...a].sort((x, y) => x - y)[a.length >> 1];
  const pct = (a, q) => a[Math.min(a.length - 1, Math.floor(a.length * q))];
  const ask = (srv) => new Promise((r) => { srv.once('message', r); srv.send('stat'); });
  const once = (s, ev) => new Promise((r) => s.once(ev, r));

  async function run(matches, paced) {
    const srv = fork(__filename, ['server'], { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(srv, 'message');
    const sockets = [], lat = [], perSecond = [], games = [];
    let counting = false, stopped = false, moves = 0;
    for (let m = 0; m < matches; m++) {
      const g = { id: 'm' + m, sent: 0, seq: 0, socks: [] };
      for (const p of ['0', '1']) {
        const s = io(`http://127.0.0.1:${PORT}/ttt`, { transports: ['websocket'], forceNew: true, reconnection: false });
        await once(s, 'connect');
        s.emit('sync', g.id, p, undefined, 2);
        await once(s, 'sync');
        g.socks.push(s); sockets.push(s);
      }
      const send = (p, stateID) => {
        if (stopped) return;
        g.sent = now();
        g.socks[p].emit('update', { type: 'MAKE_MOVE', payload: { type: 'click', args: [stateID % 9], playerID: String(p) } }, stateID, g.id, String(p));
      };
      g.send = send;
      for (const p of [0, 1]) g.socks[p].on('update', (id, state) => {
        if (state.ctx.currentPlayer !== String(p) || state._stateID <= g.seq) return;   // p is the OTHER player, now to move
        g.seq = state._stateID;
        const t = now();
        if (counting) { moves++; lat.push(t - g.sent); }
        if (!paced) send(p, state._stateID);
        else setTimeout(() => send(p, state._stateID), Math.max(0, 1000 / PACE - (t - g.sent)));
      });
      games.push(g);
    }
    const idle = await ask(srv);
    games.forEach((g, i) => paced ? setTimeout(() => g.send(0, 0), (1000 / PACE) * i / matches) : g.send(0, 0));
    await sleep(WARM);
    const c0 = process.cpuUsage(), s0 = await ask(srv), t0 = now();
    counting = true;
    let before = 0;
    for (let i = 0; i < SECS; i++) { await sleep(1); perSecond.push(moves - before); before = moves; }
    counting = false;
    const dt = (now() - t0) / 1000, c1 = process.cpuUsage(c0), s1 = await ask(srv);
    const seqs = games.map((g) => g.seq);
    await sleep(paced ? 1 : 0.3);
    const stuck = games.filter((g, i) => g.seq === seqs[i]).length;
    stopped = true;
    await sleep(0.3);
    const gone = once(srv, 'exit');
    sockets.forEach((s) => s.close());
    srv.disconnect();
    await gone;
    lat.sort((a, b) => a - b);
    return { rate: moves / dt, p50: pct(lat, 0.5), p99: pct(lat, 0.99), rss_idle: idle.rss / 1048576, rss_end: s1.rss / 1048576,
      server_cpu: (s1.cpu.user + s1.cpu.system - s0.cpu.user - s0.cpu.system) / 1e6 / dt, client_cpu: (c1.user + c1.system) / 1e6 / dt,
      first_s: perSecond[0], last_s: perSecond[perSecond.length - 1], stuck };
  }

  (async () => {
    const out = {};
    for (const [name, n, paced] of [['closed', 200, false], ['paced', 200, true]]) {
      const rs = [];
      for (let i = 0; i < REPS; i++) rs.push(await run(n, paced));
      const col = (k) => rs.map((r) => r[k]), f = (k, d) => Number(median(col(k)).toFixed(d));
      out[name] = { matches: n, moves_per_s: { median: f('rate', 0), spread_pct: Number((100 * (Math.max(...col('rate')) - Math.min(...col('rate'))) / median(col('rate'))).toFixed(1)) },
        p50_ms: f('p50', 2), p99_ms: f('p99', 2), p99_range_ms: [Math.min(...col('p99')).toFixed(1), Math.max(...col('p99')).toFixed(1)].map(Number), rss_idle_mb: f('rss_idle', 0), rss_end_mb: f('rss_end', 0),
        server_cpu: f('server_cpu', 2), client_cpu: f('client_cpu', 2), first_second: f('first_s', 0), last_second: f('last_s', 0), stuck: Math.max(...col('stuck')) };
    }
    console.log(JSON.stringify({ bench: 'boardgameio', version: require('boardgame.io/package.json').version, node: process.version, secs: SECS, reps: REPS, results: out }));
    process.exit(0);
  })().catch((e) => { console.error(e); process.exit(1); });
}
