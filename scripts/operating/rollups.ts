import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { fillCatalogue } from '../../bench/world/catalogue.ts';
import { rollUpAds } from '../../server/src/domains/ads/delivery/roll-up-ads.ts';
import { rollUpPages } from '../../server/src/domains/watching/viewing/roll-up-pages.ts';
import { rollUpViews } from '../../server/src/domains/watching/viewing/roll-up-views.ts';
import {
  type ViewReport,
  writePageViews,
  writeViews,
} from '../../server/src/domains/watching/viewing/viewing-queries.ts';
import { writeWatchReports } from '../../server/src/domains/watching/viewing/watch-queries.ts';
import { rollUpWatching } from '../../server/src/domains/watching/viewing/watch-recorder.ts';
import { type Database, longPatience, openDatabase } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
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
type Kind = 'views' | 'watching' | 'pages' | 'ads';
const kinds = values.only.split(',') as Kind[];

/** A video by its rank: the first ones are by far the most watched. */
const rank = `least(${videos}, floor(exp(random() * ln(${videos + 1})))::int)`;
const within = `now() - random() * interval '1 hour'`;

interface Stream {
  /** What an hour leaves: `$1` rows of it. */
  backlog: string;
  rollUp(db: Database): Promise<unknown>;
  /** Counts what waits. */
  left: string;
  write(db: Database, ids: readonly string[], count: number): Promise<unknown>;
}

let viewers = 0;
const pick = (ids: readonly string[]): string =>
  ids[Math.min(ids.length, Math.floor(Math.exp(Math.random() * Math.log(ids.length + 1)))) - 1]!;
const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const person = (): string => String(Math.floor(Math.random() * 3e6));

const streams: Readonly<Record<Kind, Stream>> = {
  views: {
    backlog: `insert into view_tallies (video_id, person_hash, counted_at)
      select r.id, floor(random() * 3000000)::bigint, moment
      from (select ${rank} as rank, ${within} as moment from generate_series(1, $1::int)) e join ranked r using (rank)`,
    rollUp: (db) => rollUpViews(db),
    left: 'select count(*) as n from view_tallies',
    write: (db, ids, count) =>
      writeViews(
        db,
        many(
          count,
          (): ViewReport => ({
            videoId: pick(ids),
            viewerHash: String(++viewers),
            earlierHash: null,
            personHash: person(),
            memberId: null,
            startedAt: Date.now() - 20_000,
            obstacle: null,
            country: 'JP',
            device: 'mobile',
          }),
        ),
      ),
  },
  watching: {
    backlog: `insert into watch_reports (playback, video_id, day, seconds, parts)
      select gen_random_uuid(), r.id, (now() at time zone 'UTC')::date, 10 + (random() * 600)::int,
        (lpad('', 10 + (random() * 30)::int, '1') || lpad('', 50, '0'))::bit(50)
      from (select ${rank} as rank from generate_series(1, $1::int)) e join ranked r using (rank)`,
    rollUp: (db) => rollUpWatching(db),
    left: 'select count(*) as n from watch_reports where is_waiting',
    write: (db, ids, count) =>
      writeWatchReports(
        db,
        many(count, () => ({
          playback: crypto.randomUUID(),
          videoId: pick(ids),
          day: new Date().toISOString().slice(0, 10),
          seconds: 30,
          parts: '1'.padEnd(50, '0'),
          playable: 1000,
          memberId: null,
        })),
      ),
  },
  pages: {
    backlog: `insert into page_views (created_at, visitor_hash, path, country, device)
      select ${within}, floor(random() * 3000000)::bigint, '/play/lanterns-' || i % 1000, 'JP', 'mobile' from generate_series(1, $1::int) i`,
    rollUp: (db) => rollUpPages(db),
    left: `select count(*) as n from page_views where created_at >= (select until from page_rollup_progress)`,
    write: (db, _ids, count) =>
      writePageViews(
        db,
        many(count, () => ({
          visitorHash: person(),
          path: '/play/lanterns',
          referrerHost: null,
          country: 'JP',
          device: 'mobile' as const,
        })),
      ),
  },
  ads: {
    backlog: `insert into ad_events (posting_number, serve_id, kind, variant, reason, page_type, country, device, cost, created_at)
      select 1 + (random() * 999)::int, hashint8extended(i, 1), i % 3, 0, case when i % 20 = 0 then 'repeated' end, i % 5,
        (array['JP', 'US', 'DE', 'FR', 'BR'])[1 + i % 5], i % 3, 250, ${within} from generate_series(1, $1::int) i`,
    rollUp: (db) => rollUpAds(db, 'UTC'),
    left: 'select count(*) as n from ad_events where is_waiting',
    write: (db, _ids, count) =>
      db.query(
        `insert into ad_events (posting_number, serve_id, kind, variant, page_type, country, device, cost)
         select 1 + (random() * 999)::int, hashint8extended(i, 2), i % 3, 0, i % 5, 'JP', i % 3, 250 from generate_series(1, $1::int) i`,
        [count],
        'some_ad_events',
      ),
  },
};

/** Videos by rank; one campaign of a thousand postings. */
async function fill(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  await fillCatalogue(client, videos);
  await client.query(
    `create table ranked as select id, row_number() over (order by md5(id::text))::int as rank from videos
     where publish_status = 'published'`,
  );
  await client.query('create unique index on ranked (rank) include (id)');
  await client.query(
    `with campaign as (insert into ad_campaigns (id, name, objective, goals) values (gen_random_uuid(), 'One', 'awareness', '{}') returning id),
       creative as (insert into ad_creatives (id, campaign_id, ad_type, title, status)
         select gen_random_uuid(), id, 'banner', 'One', 'active' from campaign returning id, campaign_id),
       place as (insert into placements (id, name, location, ad_sizes, page_type)
         values (gen_random_uuid(), 'One', 'Header', '{728x90}', 'Video Page') returning id)
     insert into ad_postings (id, campaign_id, creative_id, placement_id)
     select gen_random_uuid(), c.campaign_id, c.id, p.id from creative c, place p, generate_series(1, 1000)`,
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: string }>('select id from ranked order by rank');
  await client.end();
  return rows.map(({ id }) => id);
}

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
    const ids = await fill(server.url);
    let isWell = true;
    for (const kind of kinds) isWell = (await catchUp(db, kind)) && isWell;
    if (minutes > 0) isWell = (await holdUp(db, ids)) && isWell;
    return isWell;
  } finally {
    await db.close();
    await server.stop();
  }
});
