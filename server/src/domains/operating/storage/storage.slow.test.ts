import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportThing } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { countFilesHandler } from '../../media/costs/count-files.handler.ts';
import { mediaPrefix, recountFile } from '../../media/index.ts';
import { storeVideo, watchVideo } from './test-stored-videos.ts';
import { weighVideos } from './weigh-videos.ts';

const web = await testWeb();
const { ask, call, platform } = web;
const { db, storage } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const member = await web.memberNamed('visitor');
const never = new AbortController().signal;

const ladder = { '240p': 10, '480p': 40, '720p': 100, '1080p': 300 };
const large = await storeVideo(platform, 'Large lantern', {
  ...{ renditions: { ...ladder, '720p-av1': 50, 'audio-1': 7 }, sourceKey: 'sources/large.mp4' },
  ...{ readyDaysAgo: 400, addedDaysAgo: 400 },
});
const watched = await storeVideo(platform, 'Watched lantern', { renditions: ladder, addedDaysAgo: 400 });
const low = await storeVideo(platform, 'Low lantern', { renditions: { '240p': 10 } });
await watchVideo(platform, watched.id, 600, 1);
await watchVideo(platform, low.id, 6000, 200);

const count = () =>
  countFilesHandler(platform).run({
    ...{ id: '', payload: {}, attempt: 0, lastAttempt: true, signal: never },
  });
const costly = (sort?: 'bytes' | 'per_minute' | 'unwatched', page: object = {}) =>
  call('get_costly_videos', { ...(sort === undefined ? {} : { p_sort: sort }), ...page }, keeper);

test('nothing is told before it was counted', async () => {
  assert.deepEqual(await call('get_storage', {}, keeper), { sums: null, counted_at: null });
  assert.deepEqual(await costly(), { items: [], total: 0 });
});

test('all that lies beside renditions is counted once, and again when it is said to have changed', async () => {
  const prefix = mediaPrefix(large.mediaId);
  await storage.put(`${prefix}thumbnails/1-320.webp`, Buffer.alloc(11));
  await storage.put(`${prefix}storyboard/1.webp`, Buffer.alloc(13));
  await storage.put(`${prefix}preview.mp4`, Buffer.alloc(17));
  await storage.put(`${prefix}captions/1-en.vtt`, Buffer.alloc(19));
  const parts = async () =>
    Object.fromEntries(
      (await call('get_video_storage', { p_video_id: large.id }, keeper)).parts.map(({ name, bytes }) => [
        name,
        bytes,
      ]),
    );
  const renditions = { ...ladder, '720p-av1': 50, 'audio-1': 7, source: 5000 };
  assert.deepEqual(await parts(), renditions);
  await count();
  assert.deepEqual(await parts(), { ...renditions, pictures: 24, previews: 17, captions: 19 });
  await storage.put(`${prefix}thumbnails/1-320.avif`, Buffer.alloc(6));
  await count();
  assert.equal((await parts()).pictures, 24);
  await recountFile(db, large.mediaId);
  await count();
  assert.equal((await parts()).pictures, 30);
});

test('sums are told part by part, with what each rule would free', async () => {
  await weighVideos(db, never);
  const { sums, counted_at } = await call('get_storage', {}, keeper);
  assert.ok(Date.now() - Date.parse(counted_at!) < 60_000);
  assert.equal(sums!.bytes, 507 + 450 + 10 + 5000 + 66);
  const parts = Object.fromEntries(
    sums!.parts.map(({ part, height, bytes, files }) => [`${part} ${height ?? ''}`.trim(), [bytes, files]]),
  );
  assert.deepEqual(parts, {
    ...{ sources: [5000, 1], 'h264 1080': [600, 2], 'h264 720': [200, 2], 'h264 480': [80, 2] },
    ...{ 'h264 240': [30, 3], av1: [50, 1], sound: [7, 1], pictures: [30, null], previews: [17, null] },
    captions: [19, null],
  });
  assert.equal(sums!.parts[0]!.part, 'sources');
  assert.deepEqual([sums!.videos, sums!.unwatched, sums!.uncounted], [3, 1, 0]);
  assert.deepEqual(sums!.sources, [
    { after: 7, videos: 1, bytes: 5000 },
    { after: 30, videos: 1, bytes: 5000 },
    { after: 90, videos: 1, bytes: 5000 },
    { after: 365, videos: 1, bytes: 5000 },
  ]);
  // Nobody watched it for 400 days; the other was watched yesterday.
  assert.deepEqual(
    sums!.rungs.map(({ after, videos, bytes }) => [after, videos, bytes]),
    [
      [3, 1, 300],
      [6, 1, 300],
      [12, 1, 300],
      [24, 0, 0],
    ],
  );
});

test('the costliest come first: in all, for each minute watched, and of those that nobody watched', async () => {
  const titles = async (sort?: 'bytes' | 'per_minute' | 'unwatched') =>
    (await costly(sort)).items.map(({ title }) => title);
  assert.deepEqual(await titles(), ['Large lantern', 'Watched lantern', 'Low lantern']);
  assert.deepEqual(await titles('per_minute'), ['Watched lantern', 'Low lantern']);
  assert.deepEqual(await titles('unwatched'), ['Large lantern']);
  const [one] = (await costly('per_minute')).items;
  assert.deepEqual([one!.bytes, one!.watched_seconds, one!.bytes_per_minute], [450, 600, 45]);
  assert.equal((await costly('per_minute')).total, 2);
  const second = await costly('bytes', { p_limit: 1, p_offset: 1 });
  assert.deepEqual(
    second.items.map(({ title }) => title),
    ['Watched lantern'],
  );
  assert.equal((await ask('get_costly_videos', { p_offset: 5001 }, keeper)).status, 400);
});

test('a video that is gone, or has no file any more, is no longer weighed', async () => {
  await db.query('update videos set media_id = null where id = $1', [low.id]);
  await weighVideos(db, never);
  assert.deepEqual(
    (await costly()).items.map(({ title }) => title),
    ['Large lantern', 'Watched lantern'],
  );
  await db.query('update videos set media_id = $2 where id = $1', [low.id, low.mediaId]);
});

test('a count that was cut off leaves the sums of the time before', async () => {
  const before = await call('get_storage', {}, keeper);
  const cut = new AbortController();
  cut.abort();
  await assert.rejects(weighVideos(db, cut.signal));
  assert.deepEqual(await call('get_storage', {}, keeper), before);
});

test('what may show a minor is neither listed nor told of to admins who may not know of it', async () => {
  await weighVideos(db, never);
  const few = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
  await reportThing(web, { kind: 'video', id: watched.id }, member, 'POTENTIALLY_FEATURES_MINOR');
  const lists = async (who: typeof keeper) =>
    (await call('get_costly_videos', {}, who)).items.some(({ id }) => id === watched.id);
  assert.deepEqual([await lists(keeper), await lists(few)], [false, true]);
  // One that has no file here is not in any of the counts, and one that was watched not among the unwatched.
  const bare = await storeVideo(platform, 'Bare lantern', { renditions: { '240p': 10 } });
  await db.query('update videos set media_id = null where id = $1', [bare.id]);
  await reportThing(web, { kind: 'video', id: bare.id }, member, 'POTENTIALLY_FEATURES_MINOR');
  const totals = async (who: typeof keeper) =>
    Promise.all(
      (['bytes', 'per_minute', 'unwatched'] as const).map(
        async (p_sort) => (await call('get_costly_videos', { p_sort }, who)).total,
      ),
    );
  assert.deepEqual(
    [await totals(keeper), await totals(few)],
    [
      [2, 1, 1],
      [3, 2, 1],
    ],
  );
  const counts = async (who: typeof keeper) => {
    const { sums } = await call('get_storage', {}, who);
    return [sums!.videos, sums!.unwatched];
  };
  assert.deepEqual(
    [await counts(keeper), await counts(few)],
    [
      [2, 1],
      [3, 1],
    ],
  );
  assert.equal((await ask('get_video_storage', { p_video_id: watched.id }, keeper)).status, 404);
  assert.equal((await ask('get_video_storage', { p_video_id: watched.id }, few)).status, 200);
});

test('an AV1 version can be asked for of a finished file that has none, once', async () => {
  const takes = async () => (await call('get_video_storage', { p_video_id: low.id }, keeper)).takes_av1;
  assert.equal(await takes(), true);
  await call('make_second_generation', { p_video_id: low.id }, keeper);
  assert.equal(await takes(), false);
  await db.query(
    `update second_generations set state = 'failed', reason = 'It saves nothing.', ended_at = now() where media_id = $1`,
    [low.mediaId],
  );
  assert.equal(await takes(), true);
  await db.query(`update media_assets set state = 'encoding_ladder', ready_at = null where id = $1`, [
    low.mediaId,
  ]);
  assert.equal(await takes(), false);
  await db.query(`update media_assets set state = 'ready', ready_at = now() where id = $1`, [low.mediaId]);
});

test('a count that is asked for is queued once, and none of it is for members', async () => {
  for (let n = 0; n < 2; n++) await call('count_storage', {}, keeper);
  const queued = await db.query(`select 1 from jobs.job where name = 'weigh-videos' and state = 'created'`);
  assert.equal(queued.length, 1);
  for (const [name, input] of [
    ['get_storage', {}],
    ['get_costly_videos', {}],
    ['get_video_storage', { p_video_id: large.id }],
    ['count_storage', {}],
    ['get_encoders', {}],
  ] as const)
    assert.equal((await ask(name, input, member)).status, 403, name);
});

test('the uploader reads in the studio what a video takes, and nobody else does', async () => {
  await db.query('update videos set uploader_id = $2 where id = $1', [large.id, member.id]);
  const [own] = await call('get_own_video', { p_slug: large.slug }, member);
  assert.equal(own!.stored_bytes, 507 + 5000 + 66);
  assert.deepEqual(await call('get_own_video', { p_slug: large.slug }, keeper), []);
});
