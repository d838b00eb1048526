import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { adTypes, placementPositions } from '#contract/ad-words.ts';
import { createDeleteAdFilesHandler } from '../../domains/ads/creatives/assets/delete-ad-files.handler.ts';
import { adAssetTarget } from '../../domains/ads/index.ts';
import { processMediaHere } from '../../domains/media/index.ts';
import { cardColumns } from '../../domains/videos/video-card-queries.ts';
import { ensureSecret, readConfig } from '../../platform/config.ts';
import type { Listener } from '../../platform/db/notifications.ts';
import { testDatabase } from '../../platform/db/test-database.ts';
import { findMediaTools } from '../../platform/executables.ts';
import { createPlatform } from '../platform.ts';
import { demoPlacements } from './catalogue/ads.ts';
import {
  type DemoVideo,
  demoMembers,
  demoPlaylists,
  demoPosts,
  demoVideos,
  demoWorks,
  quietMembers,
} from './catalogue/index.ts';
import { dropDemoAds, makeDemoAds } from './demo-ads.ts';
import { addHistory, insertRows } from './demo-catalogue.ts';
import { makeClips } from './demo-clips.ts';
import { personId, videoId } from './demo-ids.ts';
import { makePlace } from './demo-place.ts';
import { filmClip } from './film/film-clip.ts';
import { holdConnection } from './held-connection.ts';
import { removeDemo } from './removal.ts';
import { makeThreeVideos, testClipSeconds, testFilm } from './three-videos.ts';

const database = await testDatabase();
const dataDir = mkdtempSync(path.join(tmpdir(), 'tsukimi-demo-'));
const { config } = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
ensureSecret(config);
const platform = createPlatform(config, database.url, 'test');
const { db, storage } = platform;
after(async () => {
  await platform.db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const count = async (sql: string): Promise<number> =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${sql}`))[0]!.n;
const keysUnder = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys;
};

test('three videos come with pictures, views of their past and a clip that goes through the pipeline', async () => {
  const began = performance.now();
  const videos = await makeThreeVideos(platform);
  assert.equal(videos.length, 3);
  assert.ok(performance.now() - began < 60_000);
  const rows = await db.query<Record<string, string | number>>(
    `select id, publish_status, playback_state, custom_thumbnail_key, cover_image_key, media_id, view_count
     from videos where is_demo`,
  );
  assert.equal(rows.length, 3);
  for (const row of rows) {
    assert.equal(row.publish_status, 'published');
    assert.equal(row.playback_state, 'preparing');
    assert.equal(row.media_id, rows[0]!.media_id);
    assert.ok(Number(row.view_count) > 0);
    for (const key of [row.custom_thumbnail_key, row.cover_image_key]) {
      assert.equal((await storage.get(String(key)))?.subarray(8, 12).toString(), 'WEBP');
    }
  }
  assert.equal(await count('video_popularity where viewers_today > 0 and viewers_week >= viewers_today'), 3);
  assert.equal(await count('categories where is_demo and video_count > 0'), 3);

  const done = await processMediaHere(platform, String(rows[0]!.media_id), new AbortController().signal);
  assert.equal(done?.state, 'ready');
  const ready = await db.query<{ playback_state: string; duration_seconds: number; captions: number }>(
    `select playback_state, duration_seconds, jsonb_array_length(playback->'captions') as captions from videos`,
  );
  for (const row of ready)
    assert.deepEqual(row, { playback_state: 'ready', duration_seconds: testClipSeconds, captions: 4 });
});

const endWork = async (): Promise<void> => {
  await db.query(`delete from media_assets where state = 'queued'`);
};

test('a video that somebody opens has its clip filmed next, and one whose filming fails says so until a later run', async () => {
  const videos = demoVideos.slice(20, 23).map((video, index) => ({ ...video, hoursOld: index }));
  await insertRows(platform, videos, Date.now());
  const filmed: number[] = [];
  let tell: (notification: { topic: string; videoId: string }) => void = () => {};
  const listener = {
    on(_topic: string, callback: typeof tell) {
      tell = callback;
      return () => {};
    },
  } as unknown as Listener;
  const film = (video: DemoVideo) => {
    const place = videos.findIndex(({ title }) => title === video.title);
    filmed.push(place);
    if (filmed.length === 1) tell({ topic: '', videoId: videoId(videos[2]!) });
    if (place === 1 && !isLater) throw new Error('no film');
    return testFilm(video);
  };
  let isLater = false;
  // The first is left in its middle for the one that somebody opened.
  assert.equal(await makeClips(platform, videos, { listener, film }), false);
  assert.deepEqual(filmed, [0, 2, 0, 1]);
  const state = async (index: number) =>
    (
      await db.query<{ playback_state: string }>('select playback_state from videos where id = $1', [
        videoId(videos[index]!),
      ])
    )[0]!.playback_state;
  assert.deepEqual([await state(0), await state(1), await state(2)], ['preparing', 'failed', 'preparing']);
  isLater = true;
  assert.equal(await makeClips(platform, videos, { listener, film }), true);
  assert.equal(await state(1), 'preparing');
  await db.query('delete from videos where id = any ($1)', [videos.map(videoId)]);
  await endWork();
  await storage.deletePrefix('sources/');
});

test('a file that a person brings is prepared before the next clip is filmed', async () => {
  const video = demoVideos[20]!;
  await insertRows(platform, [video], Date.now());
  await db.query(
    `insert into media_assets (id, source_key, source_name, source_bytes, source_sha256)
     values (gen_random_uuid(), 'sources/own', 'own.mp4', 1, sha256('own'))`,
  );
  const making = makeClips(platform, [video], { film: testFilm, pause: 50 });
  await sleep(600);
  assert.equal(await count(`videos where is_demo and media_id is not null and id = '${videoId(video)}'`), 0);
  await endWork();
  assert.equal(await making, true);
  await db.query('delete from videos where id = $1', [videoId(video)]);
  await endWork();
  await storage.deletePrefix('sources/');
});

test('a clip that is cut short is gone on with, and leaves nothing behind', async () => {
  const video = demoVideos[20]!;
  const one = testFilm(video);
  const film = {
    ...one,
    shots: [one.shots[0]!, { ...one.shots[0]!, camera: { ...one.shots[0]!.camera, zoom: 1.5 } }],
  };
  const filming = { tools: await findMediaTools(config), folder: path.join(dataDir, 'films'), niceness: 0 };
  let asked = 0;
  assert.equal(await filmClip(film, { ...filming, goOn: () => ++asked < 2 }), null);
  assert.deepEqual(readdirSync(filming.folder), ['shot-1.mp4']);
  const stopped = new AbortController();
  const cut = filmClip(film, { ...filming, signal: stopped.signal });
  setTimeout(() => stopped.abort(), 150);
  assert.equal(await cut, null);
  assert.ok(!readdirSync(filming.folder).includes('shot-2.mp4.room'));
  const { mtimeMs } = statSync(path.join(filming.folder, 'shot-1.mp4'));
  const whole = await filmClip(film, filming);
  assert.ok(statSync(whole!).size > 10_000);
  assert.equal(statSync(path.join(filming.folder, 'shot-1.mp4')).mtimeMs, mtimeMs);
  rmSync(filming.folder, { recursive: true });
});

test('making it again changes nothing', async () => {
  const state = () => db.query('select id, view_count, media_id, published_at from videos order by id');
  const before = await state();
  await makeThreeVideos(platform);
  assert.deepEqual(await state(), before);
  assert.equal(await count('media_assets'), 1);
});

test('the house advertises in every place that pages have, with every kind of ad, and making it again changes nothing', async () => {
  await makeDemoAds(platform);
  assert.equal(
    await count('ad_postings where is_active'),
    demoPlacements.filter(({ isOff }) => !isOff).length,
    'nothing floats, opens windows or pushes content down unasked',
  );
  const state = () =>
    db.query<{ kind: string; type: string; files: number }>(
      `select p.location as kind, c.ad_type as type,
         (select count(*)::int from ad_assets a where a.path = any (c.asset_paths)) as files
       from ad_postings o join placements p on p.id = o.placement_id join ad_creatives c on c.id = o.creative_id
       where c.status = 'active' and o.deleted_at is null order by o.id`,
    );
  const rows = await state();
  assert.equal(rows.length, demoPlacements.length);
  assert.deepEqual([...new Set(rows.map(({ type }) => type))].sort(), [...adTypes].sort());
  assert.deepEqual(
    [...new Set(rows.map(({ kind }) => kind))].sort(),
    placementPositions.filter((position) => position !== 'Sidebar Left').sort(),
  );
  assert.equal(
    await count(`ad_assets where state = 'ready'`),
    await count(`ad_assets where kind = 'picture'`),
  );
  await makeDemoAds(platform);
  assert.deepEqual(await state(), rows);
  const pictures = await adAssetTarget.stored(db, 'ad_picture', { from: null, limit: 100 });
  for (const key of pictures.flatMap(({ keys }) => keys)) assert.ok(await storage.stat(key), key);
  assert.ok(pictures.every(({ keys }) => keys.length > 0));
});

test('members who say that they are the demo’s talk, like and follow, in counts that are true, and making it again changes nothing', async () => {
  const videos = demoVideos.filter(({ title }) =>
    ['Lanterns over Hollow Bay', 'The Slow Orbit Home', 'Petal Count'].includes(title),
  );
  const now = Date.now();
  await makePlace(platform, videos, now);
  const state = () =>
    db.query(
      `select p.username, p.subscribers_count, (select count(*)::int from comments where author_id = p.id) as comments,
         (select count(*)::int from stream_posts where author_id = p.id) as posts from profiles p order by p.username`,
    );
  const before = await state();
  assert.equal(await count('profiles where is_demo and bio is null'), 0);
  assert.equal(
    await count(`profiles where is_demo and role = 'member'`),
    demoMembers.length + quietMembers.length,
  );
  assert.ok((await storage.get(`media/${personId('torben')}/avatar.webp`)) !== null);
  assert.equal(
    await count('videos v where comment_count <> (select count(*) from comments c where c.video_id = v.id)'),
    0,
  );
  assert.equal(await count('videos where is_demo and comment_count >= 3 and like_count >= 5'), 2);
  assert.equal(
    await count(
      'videos v where like_count <> (select count(*) from video_reactions r where r.video_id = v.id and reaction = 1)',
    ),
    0,
  );
  assert.equal(
    await count(
      'profiles p where subscribers_count <> (select count(*) from subscriptions s where s.uploader_id = p.id)',
    ),
    0,
  );
  assert.ok((await count('profiles where subscribers_count >= 5')) >= 2);
  assert.equal(
    await count(
      `comments c where like_count <> (select count(*) from comment_likes l where l.comment_id = c.id)
         or reply_count <> (select count(*) from comments a where a.parent_id = c.id)`,
    ),
    0,
  );
  assert.equal(
    await count(
      `comments c join videos v on v.id = c.video_id where c.created_at < v.published_at or c.created_at > now()
         or (c.parent_id is not null and c.id < c.parent_id) or c.content like '%{%'`,
    ),
    0,
  );
  // Of the studios, not all are here.
  const here = (await db.query<{ username: string }>('select username from profiles where is_demo')).map(
    ({ username }) => username,
  );
  assert.ok(demoMembers.every(({ username }) => here.includes(username)));
  assert.ok(here.includes('northlight') && !here.includes('tenth_frame'));
  assert.equal(
    await count('stream_posts where parent_id is null and like_count > 0'),
    demoPosts.filter(({ by }) => here.includes(by)).length,
  );
  await makePlace(platform, videos, now);
  assert.deepEqual(await state(), before);
});

test('removal takes the demo with all that is kept of it, and leaves what a real video uses', async () => {
  const [made] = await db.query<{ id: string }>(`select id from categories where name = 'Seaside'`);
  await db.query(
    `insert into videos (id, slug, title, category_id) values (gen_random_uuid(), 'own', 'Our own', $1)`,
    [made!.id],
  );
  await db.query(
    `insert into profiles (id, username) values ('00000000-0000-8000-a000-000000000001', 'keeper')`,
  );
  await db.query(
    `insert into playlists (id, owner_id, slug, name, video_count)
     values ('00000000-0000-8000-a000-000000000002', '00000000-0000-8000-a000-000000000001', 'mine', 'Mine', 2)`,
  );
  await db.query(
    `insert into playlist_videos (id, playlist_id, video_id, position)
     select gen_random_uuid(), '00000000-0000-8000-a000-000000000002', id, 1024 from videos
     where title in ('Our own', 'Petal Count')`,
  );
  const session = await holdConnection(db);
  assert.equal(await removeDemo(platform, session), 3);
  assert.equal(await removeDemo(platform, session), 0);
  session.release();
  assert.deepEqual(await db.query('select name, video_count from playlists'), [
    { name: 'Mine', video_count: 0 },
  ]);
  await db.query(`delete from profiles where username = 'keeper'`);
  for (const table of [
    'profiles',
    'playlists',
    'playlist_reactions',
    'works',
    'studios',
    'comments',
    'stream_posts',
    'subscriptions',
    'video_reactions',
    'media_assets',
    'video_days',
    'video_hours',
    'video_popularity',
    'video_tags',
    'tags',
    'placements',
    'ad_campaigns',
    'ad_creatives',
    'ad_postings',
    `ad_assets where state <> 'gone'`,
  ]) {
    assert.equal(await count(table), 0, table);
  }
  assert.deepEqual(await db.query('select title from videos'), [{ title: 'Our own' }]);
  assert.deepEqual(await db.query(`select name, is_demo from categories where slug <> 'uncategorized'`), [
    { name: 'Seaside', is_demo: false },
  ]);
  assert.ok((await keysUnder('media/')).every((key) => key.startsWith(`media/${made!.id}/`)));
  assert.deepEqual(await keysUnder('sources/'), []);
});

test('the house advertises again after it was removed, also before its files had gone', async () => {
  await makeDemoAds(platform);
  assert.equal(await count(`ad_assets where state = 'gone'`), 0);
  const [file] = await db.query<{ path: string; folder: string }>(
    `select path, folder from ad_assets where state = 'ready' order by path limit 1`,
  );
  const folder = `private/ads/${file!.folder}/`;
  const key = `${folder}large.webp`;
  const payload = { path: file!.path, gone: [], keys: [key] };
  const job = { id: 'job', payload, attempt: 0, lastAttempt: false, signal: new AbortController().signal };
  await createDeleteAdFilesHandler(platform, null).run(job);
  assert.deepEqual(await keysUnder(folder), [key]);
  await db.transaction((transaction) => dropDemoAds(transaction, platform));
  await createDeleteAdFilesHandler(platform, null).run(job);
  assert.deepEqual(await keysUnder(folder), []);
});

test('the whole catalogue fills every period, and its rows are written within seconds', async () => {
  await db.query('delete from videos');
  await db.query('update demo_state set rows_made_at = null, removed_at = null');
  const began = performance.now();
  await insertRows(platform, demoVideos, Date.now());
  await addHistory(platform, demoVideos);
  assert.ok(performance.now() - began < 15_000);
  await makePlace(platform, demoVideos, Date.now());
  assert.ok((await count('comments')) >= 80);
  assert.ok(
    (await count(`comments where content ~ '[0-9]:[0-9][0-9]'`)) >= 3,
    'some name a moment of the clip',
  );
  assert.equal(await count('videos where is_demo and view_count > 0'), demoVideos.length);
  assert.equal(await count('categories where video_count >= 4'), 12);
  assert.equal(await count('works'), demoWorks.length);
  const films = demoWorks.flatMap(({ episodes }) =>
    episodes.flatMap(({ film, dub }) => [film ?? [], dub ?? []].flat()),
  );
  assert.equal(await count('episode_versions'), films.length);
  assert.ok((await count('work_relations')) >= 2);
  assert.equal(
    await count('playlists where is_public and video_count >= 4 and cardinality(tags) > 0'),
    demoPlaylists.length,
  );
  for (const period of ['today', 'week', 'month', 'all_time']) {
    assert.ok((await count(`video_popularity where viewers_${period} > 0`)) >= 20, period);
  }
});

test('a description holds the chapters of the clip, and a card shows its first paragraph alone', async () => {
  const cards = await db.query<{ description: string; whole: string }>(
    `select ${cardColumns}, v.description as whole from videos v left join categories c on c.id = v.category_id
     left join members p on p.id = v.uploader_id where v.is_demo`,
    [''],
  );
  assert.equal(cards.length, demoVideos.length);
  for (const { description, whole } of cards) {
    assert.match(whole, /\n\n0:00 Opening\n0:\d\d /);
    assert.equal(description, whole.split('\n\n')[0]);
  }
});
