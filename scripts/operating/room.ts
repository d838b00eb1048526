import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cleanUpViews } from '../../server/src/domains/watching/viewing/clean-up-views.ts';
import { type Database, longPatience, openDatabase } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { fill, type Kind, streams } from './event-streams.ts';
import { conduct, say } from './processes.ts';

// How much room an hour of events leaves in tables and indexes, beside what is alive in them: writes the hour as fast as the
// machine takes it, minute by minute, while what the minute before left is rolled up, as the jobs do; waits for autovacuum, and then
// writes every table anew to see what it would take. Autovacuum, which looks once a minute, looks as many times in this shorter
// hour (--naptime, in seconds). On an embedded database of its own.
// node scripts/operating/room.ts [--rate 2000] [--minutes 60] [--videos 20000] [--only views,watching,pages,ads] [--naptime 10]
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '60' },
    videos: { type: 'string', default: '20000' },
    only: { type: 'string', default: 'views,watching,pages,ads' },
    naptime: { type: 'string', default: '10' },
  },
});
const [rate, minutes, videos] = [values.rate, values.minutes, values.videos].map(Number) as [
  number,
  number,
  number,
];
const kinds = values.only.split(',') as Kind[];
/** Rows in a statement, as the site's own batches. */
const batch = 400;
/**
 * More than its share of what is alive, and so many bytes, is too much: little tables that change all the time are never dense, and
 * indexes that are written to all day settle at twice what they would be anew.
 */
const mostShare = 1.75;
const mostBytes = 32 * 2 ** 20;

/** Bytes by table, days and indexes and all; of its rows alone; and by index of it. */
type Sizes = Map<string, number>;

async function sizes(db: Database): Promise<Sizes> {
  const rows = await db.query<{ name: string; bytes: number }>(
    `with tables as (
       select c.oid, coalesce(parent.relname, c.relname) as name
       from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class parent on parent.oid = i.inhparent
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     ), indexes as (
       select t.name, regexp_replace(x.indexrelid::regclass::text, '_[0-9]{8}_', '_') as index, pg_relation_size(x.indexrelid) as bytes
       from tables t join pg_index x on x.indrelid = t.oid
     )
     select name, sum(pg_total_relation_size(oid))::float8 as bytes from tables group by name
     union all select name || ' · rows', sum(pg_table_size(oid))::float8 from tables group by name
     union all select name || ' · ' || index, sum(bytes)::float8 from indexes group by name, index`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

/** A minute's events of a kind, by two writers at once. */
async function writeMinute(db: Database, ids: readonly string[], kind: Kind): Promise<void> {
  let due = rate * 60;
  const writer = async (): Promise<void> => {
    while (due > 0) {
      const count = Math.min(due, batch);
      due -= count;
      await streams[kind].write(db, ids, count);
    }
  };
  await Promise.all([writer(), writer()]);
}

async function rollUp(db: Database): Promise<void> {
  for (const kind of kinds) await streams[kind].rollUp(db);
}

/** Until autovacuum has found nothing to do for a while. */
async function settle(db: Database): Promise<void> {
  for (let quiet = 0, waited = 0; quiet < 30 && waited < 600; waited += 5) {
    await sleep(5000);
    const [row] = await db.query<{ busy: number }>(
      `select count(*)::int as busy from pg_stat_activity where backend_type = 'autovacuum worker'`,
    );
    quiet = row!.busy === 0 ? quiet + 5 : 0;
  }
}

const megabytes = (bytes: number | undefined): string => `${((bytes ?? 0) / 2 ** 20).toFixed(1)}`;

await conduct('room', async (trial) => {
  const server = await startEmbeddedPostgres(path.join(trial.folder, 'postgres'));
  const db = openDatabase(server.url, { connections: 8, statementPatience: longPatience });
  try {
    await migrate(server.url);
    const ids = await fill(server.url, videos);
    // Three days of the same before: counts that begin at nothing change by much with every view.
    await db.query(
      'update videos v set view_count = 3 * 86400 * $1::bigint / (r.rank * ln($2::int)) from ranked r where r.id = v.id',
      [rate, videos],
    );
    await db.query('vacuum full analyze');
    await db.query(`alter system set autovacuum_naptime = '${Number(values.naptime)}s'`);
    await db.query('select pg_reload_conf()');
    const seen: [string, Sizes][] = [['before', await sizes(db)]];
    const began = performance.now();
    for (const kind of kinds) await writeMinute(db, ids, kind);
    for (let minute = 1; minute <= minutes; minute++) {
      const writing = async (): Promise<void> => {
        if (minute < minutes) for (const kind of kinds) await writeMinute(db, ids, kind);
      };
      await Promise.all([writing(), rollUp(db)]);
      if (minute % 10 === 0) await cleanUpViews(db);
      if (minute % Math.ceil(minutes / 4) === 0) {
        seen.push([`${minute} min`, await sizes(db)]);
        say(`${minute} minutes after ${((performance.now() - began) / 1000).toFixed(0)} s`);
      }
    }
    const took = (performance.now() - began) / 1000;
    say(
      `${minutes} minutes at ${rate} a second of ${kinds.join(', ')} were written and rolled up in ${took.toFixed(0)} s, ${((minutes * 60) / took).toFixed(1)} times as fast as they come.`,
    );
    await settle(db);
    const after = await sizes(db);
    seen.push(['vacuumed', after]);
    await db.query('vacuum full');
    const anew = await sizes(db);
    seen.push(['anew', anew]);
    say(`MB: ${seen.map(([when]) => when).join(' | ')}`);
    let isWell = true;
    for (const [name, bytes] of [...after].sort(([, a], [, b]) => b - a)) {
      if (bytes < 2 ** 20) continue;
      const alive = anew.get(name) ?? 0;
      const isTooMuch = !name.includes('·') && bytes > mostShare * alive && bytes - alive > mostBytes;
      isWell &&= !isTooMuch;
      say(
        `${isTooMuch ? 'FAIL' : '    '} ${name}: ${seen.map(([, at]) => megabytes(at.get(name))).join(' | ')}; ${(bytes / Math.max(alive, 8192)).toFixed(2)} times`,
      );
    }
    return isWell;
  } finally {
    await db.close();
    await server.stop();
  }
});
