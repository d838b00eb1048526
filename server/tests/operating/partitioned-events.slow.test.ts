import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { cleanUpAds, rollUpAds } from '#server/domains/ads/delivery/roll-up-ads.ts';
import { cleanUpViews } from '#server/domains/watching/viewing/clean-up-views.ts';
import { writeWatchReports } from '#server/domains/watching/viewing/watch-queries.ts';
import { rollUpWatching } from '#server/domains/watching/viewing/watch-recorder.ts';
import { noParts } from '#server/domains/watching/viewing/watch-rules.ts';
import { prepareDatabase } from '#server/main/migrate.ts';
import { type Database, openDatabase } from '#server/platform/db/database.ts';
import { migrateUpTo } from '#server/platform/db/migrate.ts';
import { testDatabase } from '#server/platform/db/test-database.ts';

const whole = await testDatabase();

/** The last migration before events were partitioned. */
const before = '2026-12-08-0200-find-waiting-notices.sql';

/** A database of the version before, with events of half a year. */
async function oldDatabase(name: string): Promise<{ db: Database; url: string }> {
  const full = `${new URL(whole.url).pathname.slice(1)}_${name}`;
  await whole.db.query(`create database ${full}`);
  const url = new URL(whole.url);
  url.pathname = `/${full}`;
  await migrateUpTo(url.href, before);
  const db = openDatabase(url.href, { connections: 8 });
  after(async () => {
    await db.close();
    await whole.db.query(`drop database if exists ${full} with (force)`);
  });
  await db.query(
    `insert into videos (id, slug, title, publish_status, published_at) values ($1, 'lanterns', 'Lanterns', 'published', now())`,
    [video],
  );
  await db.query(
    `insert into view_events (created_at, video_id, viewer_hash, outcome, device)
     select now() - i * interval '1 hour', $1, i, 'counted', 'mobile' from generate_series(1, 4320) i`,
    [video],
  );
  await db.query(
    `insert into page_views (created_at, path, device) select now() - i * interval '1 hour', '/', 'mobile' from generate_series(1, 4320) i`,
  );
  await db.query(
    `insert into ad_events (created_at, kind, is_waiting) select now() - i * interval '1 hour', 0, i <= 48 from generate_series(1, 4320) i`,
  );
  await db.query(
    `insert into daily_viewers select current_date - i % 2, $1, i from generate_series(1, 100) i`,
    [video],
  );
  await db.query(
    `insert into site_people select current_date - i % 2, 'viewer', i from generate_series(1, 100) i`,
  );
  return { db, url: url.href };
}

const video = '00000000-0000-7000-8000-000000000001';

/** What processes of the version before write, letter for letter as far as tables and keys go. */
const oldWrites: Readonly<Record<string, string>> = {
  old_views: `insert into view_events (video_id, viewer_hash, outcome, country, device) values ('${video}', 7, 'counted', 'JP', 'mobile')`,
  old_pages: `insert into page_views (visitor_hash, path, referrer_host, country, device)
    select * from unnest('{1}'::bigint[], '{/}'::text[], '{null}'::text[], '{JP}'::text[], '{mobile}'::text[])`,
  old_ads: `insert into ad_events (posting_number, serve_id, kind, variant, reason, page_type, country, device, cost, created_at)
    values (null, 1, 0, 0, 'foreign_token', null, null, null, 0, now())`,
  old_viewers: `insert into daily_viewers (day, video_id, person_hash)
    select (now() at time zone 'UTC')::date, '${video}', (random() * 1e9)::bigint on conflict do nothing returning day, video_id, person_hash`,
  old_people: `insert into site_people (day, kind, hash)
    select (now() at time zone 'UTC')::date, 'viewer', (random() * 1e9)::bigint on conflict do nothing returning day, hash`,
  old_watching: `insert into playback_reports as r (playback, video_id, day, seconds, parts)
    values (gen_random_uuid(), '${video}', (now() at time zone 'UTC')::date, 10, B'${noParts}')
    on conflict (playback) do update set seconds = greatest(r.seconds, excluded.seconds), is_waiting = true`,
};
/** What its worker does. */
const oldWork: Readonly<Record<string, string>> = {
  old_rollup: `update ad_events set is_waiting = false
    where id = any (array(select id from ad_events where is_waiting order by id limit 10000)) returning id`,
  old_cleaning: `delete from view_events where id < (select min(id) + 20000 from view_events) and created_at < now() - interval '90 days'`,
  old_cleaning_of_viewers: `delete from daily_viewers where (day, video_id, person_hash) in (
    select day, video_id, person_hash from daily_viewers where day < (now() at time zone 'UTC')::date - 1 limit 20000)`,
};

const tables = ['view_events', 'page_views', 'ad_events', 'daily_viewers', 'site_people'] as const;
const counts = async (db: Database): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      [...tables, 'playback_reports'].map(async (table) => {
        const [row] = await db.query<{ n: number }>(`select count(*)::int as n from ${table}`);
        return [table, row!.n] as const;
      }),
    ),
  );

test('events become days while processes of the version before go on writing, without a row being copied', async () => {
  const { db, url } = await oldDatabase('parts');
  const files = (): Promise<{ file: number }[]> =>
    db.query(
      `select pg_relation_filenode(coalesce(to_regclass(t || '_before'), t::regclass))::int as file from unnest($1::text[]) t order by t`,
      [tables],
    );
  const [rows, places] = [await counts(db), await files()];
  let isOver = false;
  const written: Record<string, number> = {};
  const writers = Object.entries(oldWrites).map(async ([name, text]) => {
    for (; !isOver; written[name] = (written[name] ?? 0) + 1) await db.query(text, [], name);
  });
  // One that was prepared before, too.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await prepareDatabase(url);
  await new Promise((resolve) => setTimeout(resolve, 200));
  isOver = true;
  await Promise.all(writers);
  const [ads, views] = [written.old_ads!, written.old_views!];
  assert.ok(ads > 10 && views > 10);
  const now = await counts(db);
  assert.deepEqual(
    [now.view_events, now.page_views, now.ad_events, now.playback_reports],
    [
      rows.view_events! + views,
      rows.page_views! + written.old_pages!,
      rows.ad_events! + ads,
      written.old_watching!,
    ],
  );
  assert.deepEqual(await files(), places);
  const [ids] = await db.query<{ n: number }>(`select count(distinct id)::int as n from view_events`);
  assert.equal(ids?.n, now.view_events);
  // None of it lies outside of what was there and the days to come.
  const [rest] = await db.query(
    `select (select count(*)::int from view_events_rest) as views, (select count(*)::int from ad_events_rest) as ads`,
  );
  assert.deepEqual(rest, { views: 0, ads: 0 });

  for (const [name, text] of Object.entries(oldWork)) await db.query(text, [], name);
  await rollUpAds(db, 'UTC');
  await cleanUpViews(db);
  await cleanUpAds(db, 90);
  const [left] = await db.query<{ views: number; pages: number; ads: number; waiting: number }>(
    `select (select count(*)::int from view_events where created_at < now() - interval '90 days') as views,
       (select count(*)::int from page_views where created_at < now() - interval '90 days') as pages,
       (select count(*)::int from ad_events where created_at < now() - interval '90 days') as ads,
       (select count(*)::int from ad_events where is_waiting) as waiting`,
  );
  assert.deepEqual(left, { views: 0, pages: 0, ads: 0, waiting: 0 });
});

test('a database that another process holds is migrated once it lets go', async () => {
  const { db, url } = await oldDatabase('held');
  const holder = db.openSession();
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from view_events limit 1');
  const migrated = prepareDatabase(url);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  await holder.query('commit');
  await holder.end();
  assert.ok((await migrated).length >= 5);
  assert.equal((await counts(db)).view_events, 4320);
});

test('a playback that reports to both versions is counted once, with all that it played', async () => {
  const { db, url } = await oldDatabase('watch');
  const day = new Date().toISOString().slice(0, 10);
  const playback = '00000000-0000-4000-8000-00000000000a';
  await db.query(
    `insert into playback_reports (playback, video_id, day, seconds, parts) values ($1, $2, $3, 40, $4)`,
    [playback, video, day, `11${noParts.slice(2)}`],
  );
  await prepareDatabase(url);
  const report = { playback, videoId: video, day, playable: 1000, memberId: null };
  await writeWatchReports(db, [{ ...report, seconds: 60, parts: `111${noParts.slice(3)}` }]);
  await rollUpWatching(db);
  await writeWatchReports(db, [{ ...report, seconds: 70, parts: `1111${noParts.slice(4)}` }]);
  await rollUpWatching(db);
  const [sums] = await db.query<{ playbacks: number; seconds: number; parts: number[] }>(
    'select playbacks, seconds, parts from video_watch_days',
  );
  assert.deepEqual([sums?.playbacks, sums?.seconds, sums?.parts.slice(0, 6)], [1, 70, [1, 1, 1, 1, 0, 0]]);
});
