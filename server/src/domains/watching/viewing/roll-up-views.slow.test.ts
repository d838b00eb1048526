import assert from 'node:assert/strict';
import { once } from 'node:events';
import { beforeEach, test } from 'node:test';
import pg from 'pg';
import { dayAfter, daysAhead, makeDays } from '../../../platform/days/day-partitions.ts';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { cleanUpViews } from './clean-up-views.ts';
import { insertVideo } from './fixtures/videos.ts';
import { rollUpPages } from './roll-up-pages.ts';
import { addPastViews, rollUpViews } from './roll-up-views.ts';
import { type ViewReport, writeViews } from './viewing-queries.ts';

const { db, url } = await testDatabase();
const hour = 3_600_000;
let video = '';
beforeEach(async () => {
  await db.query(
    'truncate view_events, view_windows, view_tallies, view_sums, daily_viewers, video_hours, video_days, video_popularity, page_views, site_hours, site_people',
  );
  video = await insertVideo(db);
});

let browsers = 0;
const view = (personHash: string, videoId = video): ViewReport => ({
  videoId,
  viewerHash: String(++browsers),
  earlierHash: null,
  personHash,
  memberId: null,
  startedAt: Date.now() - 10_000,
  obstacle: null,
  country: 'JP',
  device: 'desktop',
});
interface Kept {
  views: number;
  score: number;
  today: number;
  week: number;
  month: number;
  ever: number;
}
const stored = async (videoId = video): Promise<Kept> => {
  const rows = await db.query<Kept>(
    `select v.view_count as views, v.trending_score as score, coalesce(p.viewers_today, 0) as today,
       coalesce(p.viewers_week, 0) as week, coalesce(p.viewers_month, 0) as month, coalesce(p.viewers_all_time, 0) as ever
     from videos v left join video_popularity p on p.video_id = v.id where v.id = $1`,
    [videoId],
  );
  return rows[0] as Kept;
};
/** How many viewers a score currently stands for. */
const worth = ({ score }: Kept): number => 2 ** (score - Date.now() / 86_400_000);
const near = (value: number, wanted: number): void =>
  assert.ok(Math.abs(value - wanted) < wanted * 0.06, `${value} is not about ${wanted}`);

test('visits count as views, people as viewers, once a day', async () => {
  await writeViews(db, [view('7'), view('7'), view('8')]);
  assert.equal(await rollUpViews(db), 3);
  const { views, today, week, month, ever } = await stored();
  assert.deepEqual({ views, today, week, month, ever }, { views: 3, today: 2, week: 2, month: 2, ever: 2 });
  await writeViews(db, [view('7')]);
  await rollUpViews(db);
  assert.deepEqual({ views: (await stored()).views, ever: (await stored()).ever }, { views: 4, ever: 2 });
});

test('where very many videos wait, a run writes to a part of them and to those that change by much, and all have their turn', async () => {
  const many = 3000;
  await db.query(
    `insert into videos (id, slug, title, uploader_id, publish_status, published_at, view_count)
     select gen_random_uuid(), 'waits-' || i, 'Waits', uploader_id, 'published', now(), 1000
     from videos, generate_series(1, ${many}) i where id = $1`,
    [video],
  );
  await db.query(
    `insert into view_sums (video_id, hour, views, viewers)
     select id, date_trunc('hour', now(), 'UTC'), case when slug = 'waits-7' then 20 else 1 end, 1
     from videos where title = 'Waits'`,
  );
  const count = async (where: string): Promise<number> =>
    (await db.query<{ n: number }>(`select count(*) as n from ${where}`))[0]!.n;
  const written = (): Promise<number> => count(`videos where title = 'Waits' and view_count > 1000`);
  await rollUpViews(db);
  const first = await written();
  assert.ok(first > many * 0.07 && first < many * 0.13, `${first} were written to`);
  assert.equal(await count(`videos where slug = 'waits-7' and view_count = 1020`), 1);
  for (let run = 0; run < 9; run++) await rollUpViews(db);
  assert.deepEqual([await written(), await count('view_sums')], [many, 0]);
});

const siteHours = () =>
  db.query<Record<string, number>>(
    'select sum(page_views)::int as pages, sum(visitors)::int as visitors, sum(views)::int as views, sum(viewers)::int as viewers from site_hours',
  );

test('the whole site has each view, and each person once a day, whatever they saw', async () => {
  const other = await insertVideo(db);
  await writeViews(db, [view('7'), view('7', other), view('8')]);
  await rollUpViews(db);
  await writeViews(db, [view('7', await insertVideo(db)), view('9')]);
  await rollUpViews(db);
  const [site] = await siteHours();
  assert.deepEqual([site?.views, site?.viewers], [5, 3]);
});

test('visits of pages are added once, each person once a day, and the latest wait until all of them are there', async () => {
  const visit = (hash: string | null, ago: string) =>
    db.query(
      `insert into page_views (created_at, visitor_hash, path, device) values (now() - $2::interval, $1, '/', 'mobile')`,
      [hash, ago],
    );
  await db.query(`update page_rollup_progress set until = now() - interval '5 hours'`);
  for (const [hash, ago] of [
    ['7', '6 hours'],
    ['7', '40 seconds'],
    ['8', '50 seconds'],
    [null, '45 seconds'],
    ['7', '35 seconds'],
    ['9', '1 second'],
  ] as const)
    await visit(hash, ago);
  await rollUpPages(db);
  await rollUpPages(db);
  const [site] = await siteHours();
  assert.deepEqual([site?.pages, site?.visitors], [4, 2], 'not what was added before, nor the latest');
});

test('a rollup that runs twice, or in several workers at once, adds each view once', async () => {
  await writeViews(
    db,
    Array.from({ length: 300 }, (_, i) => view(String(i))),
  );
  const taken = await Promise.all([rollUpViews(db), rollUpViews(db), rollUpViews(db), rollUpViews(db)]);
  assert.equal(
    taken.reduce((sum, count) => sum + count),
    300,
  );
  assert.equal(await rollUpViews(db), 0);
  assert.equal((await stored()).views, 300);
  assert.equal((await stored()).ever, 300);
});

test('a rollup that breaks off leaves the rest to the next, wherever it does', async () => {
  const breakAt = async (table: string): Promise<void> => {
    await db.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
    );
    await db.query(`create trigger fail before insert on ${table} for each row execute function fail()`);
    await assert.rejects(rollUpViews(db), /broken/);
    await db.query('drop function fail cascade');
  };
  await writeViews(db, [view('7'), view('8')]);
  await breakAt('view_sums');
  assert.equal((await stored()).views, 0);
  await breakAt('video_popularity');
  assert.equal((await stored()).views, 0);
  // All of them are taken by now, and put by for the video.
  assert.equal(await rollUpViews(db), 0);
  assert.deepEqual([(await stored()).views, (await stored()).ever], [2, 2]);
  assert.deepEqual(await db.query('select from view_sums'), []);
});

test('what was put by for a video that has gone meanwhile is dropped', async () => {
  const gone = await insertVideo(db);
  await db.query(
    `insert into view_sums select id, date_trunc('hour', now(), 'UTC'), 3, 2 from unnest($1::uuid[]) id`,
    [[gone, video]],
  );
  await db.query('delete from videos where id = $1', [gone]);
  await rollUpViews(db);
  assert.equal((await stored()).views, 3);
  assert.deepEqual(await db.query('select from view_sums'), []);
});

test('views of a video that has gone meanwhile are dropped', async () => {
  const gone = await insertVideo(db);
  await writeViews(db, [view('7', gone), view('7')]);
  await db.query('delete from videos where id = $1', [gone]);
  assert.equal(await rollUpViews(db), 2);
  assert.equal((await stored()).views, 1);
  assert.equal(await rollUpViews(db), 0);
});

test('past views enter the periods that they lie in', async () => {
  const at = (hoursAgo: number): Date => new Date(Date.now() - hoursAgo * hour);
  await addPastViews(db, [
    { videoId: video, at: at(0), views: 10, viewers: 1 },
    { videoId: video, at: at(23), views: 10, viewers: 10 },
    { videoId: video, at: at(24), views: 10, viewers: 100 },
    { videoId: video, at: at(24 * 6), views: 10, viewers: 1000 },
    { videoId: video, at: at(24 * 7), views: 10, viewers: 10_000 },
    { videoId: video, at: at(24 * 29), views: 10, viewers: 100_000 },
    { videoId: video, at: at(24 * 30), views: 10, viewers: 1_000_000 },
  ]);
  const { views, today, week, month, ever } = await stored();
  assert.deepEqual(
    { views, today, week, month, ever },
    { views: 70, today: 11, week: 1111, month: 111_111, ever: 1_111_111 },
  );
});

test('hours and days leave their periods as time passes, also after a long standstill', async () => {
  await writeViews(db, [view('7'), view('8')]);
  await rollUpViews(db);
  const later = async (days: number) => {
    await db.query(`update video_hours set hour = hour - make_interval(days => $1)`, [days]);
    await db.query(`update video_days set day = day - $1::int`, [days]);
    await db.query(
      `update view_rollup_progress set hour = hour - make_interval(days => $1), day = day - $1::int`,
      [days],
    );
    await cleanUpViews(db);
    await rollUpViews(db);
    const { today, week, month, ever } = await stored();
    return [today, week, month, ever];
  };
  assert.deepEqual(await later(0), [2, 2, 2, 2]);
  assert.deepEqual(await later(6), [0, 2, 2, 2]);
  assert.deepEqual(await later(1), [0, 0, 2, 2]);
  assert.deepEqual(await later(22), [0, 0, 2, 2]);
  assert.deepEqual(await later(1), [0, 0, 0, 2]);
});

test('a trending score is the number of viewers, each worth half as much a day later', async () => {
  await writeViews(db, [view('1'), view('2'), view('3'), view('4')]);
  await rollUpViews(db);
  near(worth(await stored()), 4);

  const older = await insertVideo(db);
  await addPastViews(db, [
    { videoId: older, at: new Date(Date.now() - 24 * hour), views: 6, viewers: 6 },
    { videoId: older, at: new Date(Date.now() - 48 * hour), views: 9, viewers: 8 },
  ]);
  near(worth(await stored(older)), 3 + 2);

  const ancient = await insertVideo(db);
  await addPastViews(db, [{ videoId: ancient, at: new Date('2001-01-01'), views: 1e6, viewers: 1e6 }]);
  assert.ok(worth(await stored(ancient)) < 1e-9);
  await addPastViews(db, [{ videoId: ancient, at: new Date(), views: 1, viewers: 1 }]);
  near(worth(await stored(ancient)), 1);
});

test('every process hears that the rankings changed, and hears nothing when they did not', async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('listen tsukimi');
    const heard: string[] = [];
    client.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await rollUpViews(db);
    await writeViews(db, [view('7')]);
    const next = once(client, 'notification');
    await rollUpViews(db);
    await next;
    assert.deepEqual(
      heard.map((payload) => JSON.parse(payload)),
      [{ topic: 'cache', expire: ['rankings'] }],
    );
  } finally {
    await client.end();
  }
});

test('old days of views and visits go as a whole', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await makeDays(db, {
    since: dayAfter(today, -95),
    tables: new Set(['view_events', 'page_views', 'daily_viewers']),
  });
  await db.query(
    `insert into view_events (created_at, video_id, viewer_hash, outcome, device)
     select date_trunc('day', now(), 'UTC') - i * interval '1 day', $1, i, 'counted', 'mobile' from generate_series(0, 95) i`,
    [video],
  );
  await db.query(
    `insert into page_views (created_at, path, device)
     select date_trunc('day', now(), 'UTC') - i * interval '1 day', '/', 'mobile' from generate_series(0, 95) i`,
  );
  await db.query(`insert into daily_viewers select $2::date - i, $1, 7 from generate_series(0, 95) i`, [
    video,
    today,
  ]);
  await cleanUpViews(db);
  const oldest = `extract(day from date_trunc('day', now(), 'UTC') - min(created_at))::int`;
  assert.deepEqual(
    await db.query(
      `select (select ${oldest} from view_events) as view, (select ${oldest} from page_views) as page,
         (select count(*)::int from view_events) as events, (select count(*)::int from daily_viewers) as viewers,
         (select count(*)::int from pg_inherits where inhparent = 'view_events'::regclass) as parts`,
    ),
    // Of the last day no row becomes older than it may; the rest is a part, too.
    [{ view: 89, page: 89, events: 90, viewers: 2, parts: 90 + daysAhead + 1 }],
  );
});

test('what no rule asks for any longer is removed, and nothing else', async () => {
  const old = `now() - interval '91 days'`;
  await db.query(
    `insert into view_events (created_at, video_id, viewer_hash, outcome, device)
     select ${old}, $1, i, 'counted', 'mobile' from generate_series(1, 30000) i`,
    [video],
  );
  await db.query(
    `insert into page_views (created_at, path, device) values (${old}, '/', 'mobile'), (now(), '/', 'mobile')`,
  );
  await writeViews(db, [view('7')]);
  await rollUpViews(db);
  await db.query(`insert into view_windows values (-1, $1, now() - interval '4 hours', null, null)`, [video]);
  await db.query(`insert into daily_viewers values (current_date - 3, $1, 7)`, [video]);
  await db.query(`insert into video_hours values ($1, now() - interval '3 days', 1, 1)`, [video]);
  await db.query(`insert into viewer_salts values (current_date - 2, '\\x00'), (current_date - 1, '\\x00')`);
  await cleanUpViews(db);
  const left = await db.query(
    `select (select count(*)::int from view_events) as events, (select count(*)::int from view_windows) as windows,
       (select count(*)::int from daily_viewers) as viewers, (select count(*)::int from video_hours) as hours,
       (select count(*)::int from viewer_salts) as salts, (select count(*)::int from page_views) as pages`,
  );
  assert.deepEqual(left, [{ events: 1, windows: 1, viewers: 1, hours: 1, salts: 1, pages: 1 }]);
});
