import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Database, longPatience, openDatabase } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { fill, type Kind, streams } from './event-streams.ts';
import { conduct, say } from './processes.ts';

// Whether rollups keep up: first what an hour without a worker leaves behind, then a stream of events with a rollup every
// minute, on an embedded database of its own.
// node scripts/operating/rollups.ts [--waiting 7200000] [--rate 2000] [--minutes 5] [--videos 20000] [--only views,watching,pages,ads]
const { values } = parseArgs({
  options: {
    waiting: { type: 'string', default: '7200000' },
    rate: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '5' },
    videos: { type: 'string', default: '20000' },
    only: { type: 'string', default: 'views,watching,pages,ads' },
  },
});
const [waiting, rate, minutes, videos] = [values.waiting, values.rate, values.minutes, values.videos].map(
  Number,
) as [number, number, number, number];
const kinds = values.only.split(',') as Kind[];

const leftOf = async (db: Database, kind: Kind): Promise<number> =>
  (await db.query<{ n: number }>(streams[kind].left))[0]!.n;
const seconds = (since: number): number => (performance.now() - since) / 1000;

/** How long an hour's events take. It must be far less than the hour in which the next ones come. */
async function catchUp(db: Database, kind: Kind): Promise<boolean> {
  if (kind === 'pages')
    await db.query(`update page_rollup_progress set until = now() - interval '61 minutes'`);
  await db.query(streams[kind].backlog, [waiting]);
  const began = performance.now();
  await streams[kind].rollUp(db);
  const took = seconds(began);
  const left = await leftOf(db, kind);
  say(
    `${kind}: ${waiting} added in ${took.toFixed(1)} s, ${Math.round(waiting / took)} a second; ${left} left`,
  );
  await tell(db);
  return took < waiting / rate / 2;
}

/** Events come in evenly, and every minute a rollup adds them, as the jobs do. What waits must not grow. */
async function holdUp(db: Database, ids: readonly string[]): Promise<boolean> {
  let isOver = false;
  const late: number[] = [];
  const writers = kinds.map(async (kind) => {
    const began = performance.now();
    for (let sent = 0; !isOver; ) {
      const due = Math.floor(seconds(began) * rate) - sent;
      const count = Math.min(due, 400);
      if (count > 0) await streams[kind].write(db, ids, count);
      sent += Math.max(0, count);
      if (due < 400) await sleep(50);
      late.push(due / rate);
    }
  });
  const took: number[] = [];
  const began = performance.now();
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(Math.max(0, minute * 60_000 - (performance.now() - began)));
    const start = performance.now();
    const had = await Promise.all(kinds.map((kind) => leftOf(db, kind)));
    for (const kind of kinds) await streams[kind].rollUp(db);
    took.push(seconds(start));
    const left = await Promise.all(kinds.map((kind) => leftOf(db, kind)));
    say(
      `minute ${minute}: ${kinds.map((kind, at) => `${kind} ${had[at]} → ${left[at]}`).join(', ')}; ${took.at(-1)!.toFixed(1)} s; writers at most ${Math.max(...late).toFixed(1)} s late`,
    );
    late.length = 0;
  }
  isOver = true;
  await Promise.all(writers);
  await tell(db);
  return Math.max(...took) < 45;
}

/** What the tables have become: sizes, dead rows, and how many changes touched no index. */
async function tell(db: Database): Promise<void> {
  // Figures of a session become visible with a delay.
  await sleep(1500);
  const tables = await db.query<{
    name: string;
    size: string;
    live: number;
    dead: number;
    changed: number;
    hot: number;
    vacuums: number;
  }>(
    `select relname as name, pg_size_pretty(pg_table_size(relid)) || ' + ' || pg_size_pretty(pg_indexes_size(relid)) as size,
       n_live_tup as live, n_dead_tup as dead, n_tup_upd as changed,
       (100 * n_tup_hot_upd / greatest(n_tup_upd, 1))::int as hot, autovacuum_count as vacuums
     from pg_stat_user_tables where n_tup_upd + n_tup_del > 1000 order by n_tup_upd + n_tup_del desc`,
  );
  for (const { name, size, live, dead, changed, hot, vacuums } of tables)
    say(
      `  ${name}: ${size}; ${live} live, ${dead} dead; ${changed} changed, ${hot} % within the page; ${vacuums} vacuums`,
    );
}

await conduct('rollups', async (trial) => {
  const server = await startEmbeddedPostgres(path.join(trial.folder, 'postgres'));
  const db = openDatabase(server.url, { connections: 8, statementPatience: longPatience });
  try {
    await migrate(server.url);
    const ids = await fill(server.url, videos);
    let isWell = true;
    for (const kind of kinds) isWell = (await catchUp(db, kind)) && isWell;
    if (minutes > 0) isWell = (await holdUp(db, ids)) && isWell;
    return isWell;
  } finally {
    await db.close();
    await server.stop();
  }
});
