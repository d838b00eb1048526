import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchParts } from '#contract/watch-parts.ts';
import { addPastViews } from '#server/domains/watching/index.ts';
import { rollUpWatching } from '#server/domains/watching/viewing/watch-recorder.ts';
import { newId } from '#server/kit/ids.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, ask, call } = web;
const { db } = platform;
const mio = await web.memberNamed('mio', { role: 'creator', canUploadVideos: true });
const ren = await web.memberNamed('ren', { role: 'creator', canUploadVideos: true });
const admin = await web.memberNamed('keeper', { role: 'admin' });

const titles = async (who: TestMember, payload: object = {}): Promise<string[]> =>
  (await call('get_studio_videos', payload, who)).items.map(({ title }) => title);

const lantern = await buildVideo(platform, { title: 'Lantern street', uploaderId: mio.id, viewCount: 7 });
const boats = await buildVideo(platform, { title: 'Paper boats', uploaderId: mio.id, viewCount: 3 });
const draft = await buildVideo(platform, {
  title: 'Lantern at dawn',
  uploaderId: mio.id,
  publishStatus: 'draft',
});
await buildVideo(platform, { title: 'Somebody else’s lantern', uploaderId: ren.id });
await buildVideo(platform, { title: 'Long gone', uploaderId: mio.id, publishStatus: 'removed' });
await db.query(`update videos set review_reason = 'The credits are missing.' where id = $1`, [draft.id]);

/** What was watched so many days ago. */
async function watched(videoId: string, daysAgo: number, playbacks: number, seconds: number, played = 0) {
  await db.query(
    `insert into video_watch_days (video_id, day, playbacks, seconds, parts)
     values ($1, (now() at time zone 'UTC')::date - $2::integer, $3, $4,
       array(select case when i <= $5::integer then $3::integer else 0 end from generate_series(1, $6::integer) i))`,
    [videoId, daysAgo, playbacks, seconds, played, watchParts],
  );
  await db.query(
    `insert into video_days (video_id, day, views, viewers)
     values ($1, (now() at time zone 'UTC')::date - $2::integer, $3, $3)`,
    [videoId, daysAgo, playbacks],
  );
  await db.query(
    `insert into video_watch_totals as t (video_id, playbacks, seconds) values ($1, $2, $3)
     on conflict (video_id) do update set playbacks = t.playbacks + $2, seconds = t.seconds + $3`,
    [videoId, playbacks, seconds],
  );
}
await addPastViews(db, [
  { videoId: lantern.id, at: new Date(), views: 4, viewers: 4 },
  { videoId: boats.id, at: new Date(), views: 1, viewers: 1 },
]);
await db.query('delete from video_days');
await watched(lantern.id, 0, 4, 400, 25);
await watched(lantern.id, 6, 1, 60, 50);
await watched(lantern.id, 7, 2, 20, 10);
await watched(boats.id, 0, 1, 900, 50);

test('one sees one’s own videos in every state but removed, and nobody else’s', async () => {
  assert.deepEqual(await titles(mio), ['Lantern at dawn', 'Paper boats', 'Lantern street']);
  assert.deepEqual(await titles(ren), ['Somebody else’s lantern']);
  assert.deepEqual(await titles(admin), []);
});

test('a video whose better qualities failed says so with the reason', async () => {
  const reason = async (): Promise<string | null | undefined> =>
    (await call('get_studio_videos', { p_search: 'Paper boats' }, mio)).items[0]?.reason;
  assert.equal(await reason(), null);
  const write = (playback: object) =>
    db.query('update videos set playback = $2 where id = $1', [boats.id, JSON.stringify(playback)]);
  await write({ ladder_failure: 'The disk was full.' });
  assert.equal(await reason(), 'Better qualities could not be made: The disk was full.');
  await write({});
});

test('the list is searched, filtered, ordered and paged, and says how many there are', async () => {
  assert.deepEqual(await titles(mio, { p_search: ' LANTERN ' }), ['Lantern at dawn', 'Lantern street']);
  assert.deepEqual(await titles(mio, { p_search: '%' }), []);
  assert.deepEqual(await titles(mio, { p_status: 'draft' }), ['Lantern at dawn']);
  assert.deepEqual(await titles(mio, { p_sort: 'title', p_ascending: true }), [
    'Lantern at dawn',
    'Lantern street',
    'Paper boats',
  ]);
  assert.deepEqual(await titles(mio, { p_sort: 'watch_seconds', p_limit: 2 }), [
    'Paper boats',
    'Lantern street',
  ]);
  const page = await call('get_studio_videos', { p_sort: 'view_count', p_limit: 1, p_offset: 1 }, mio);
  assert.deepEqual([page.items[0]?.title, page.total], ['Paper boats', 3]);
  assert.equal(
    (await call('get_studio_videos', { p_status: 'draft' }, mio)).items[0]?.reason,
    'The credits are missing.',
  );
});

test('statistics have a row for each day, also where nothing was, and nothing of other days', async () => {
  const [found] = await call('get_video_statistics', { p_slug: lantern.slug, p_days: 7 }, mio);
  assert.equal(found?.days.length, 7);
  assert.deepEqual(
    found?.days.map(({ views, playbacks, watch_seconds }) => [views, playbacks, watch_seconds]),
    [
      [1, 1, 60],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [4, 4, 400],
    ],
  );
  assert.equal(found?.days.at(-1)?.day, new Date().toISOString().slice(0, 10));
  assert.equal(found?.retention_playbacks, 5);
  assert.deepEqual(found?.retention?.slice(23, 27), [1, 1, 0.2, 0.2]);
  const [longer] = await call('get_video_statistics', { p_slug: lantern.slug }, mio);
  assert.equal(longer?.days.length, 28);
  assert.equal(longer?.retention_playbacks, 7);
});

test('nobody but the uploader and an administrator learns how a video is watched', async () => {
  const p_slug = lantern.slug;
  assert.deepEqual(await call('get_video_statistics', { p_slug }, ren), []);
  assert.equal((await call('get_video_statistics', { p_slug }, admin)).length, 1);
  assert.deepEqual(await call('get_own_video', { p_slug }, ren), []);
  assert.deepEqual(await call('get_own_video', { p_slug }, admin), []);
  assert.equal((await call('get_own_video', { p_slug }, mio)).length, 1);
  for (const who of [ren, admin]) {
    const writer = await web.memberNamed(`w-${who.username}`, { role: 'creator', canUploadVideos: true });
    const { status, body } = await ask(
      'update_own_video',
      { p_video_id: lantern.id, p_title: 'Mine' },
      writer,
    );
    assert.deepEqual([status, body.message], [404, 'There is no such video of yours.']);
    const replaced = await ask(
      'submit_replacement',
      {
        p_upload_id: newId(),
        p_video_id: lantern.id,
        p_adults_only: true,
        p_rights_held: true,
      },
      writer,
    );
    assert.equal(replaced.status, 404);
    assert.deepEqual(await call('get_replacement', { p_video_id: lantern.id }, writer), []);
  }
});

test('what was measured of the file before is not in the curve of the file that plays now', async () => {
  await db.query(`update videos set file_replaced_at = now() - interval '1 day' where id = $1`, [lantern.id]);
  const [found] = await call('get_video_statistics', { p_slug: lantern.slug }, mio);
  assert.equal(found?.retention_playbacks, 4);
  assert.equal(found?.days[21]?.playbacks, 1);
});

test('a video in a frame of another site is said not to be measured', async () => {
  const frame = await buildVideo(platform, {
    uploaderId: ren.id,
    origin: { videoSource: 'embed', videoUrl: 'https://frames.example/1' },
  });
  const [found] = await call('get_video_statistics', { p_slug: frame.slug }, ren);
  assert.deepEqual([found?.is_measured, found?.retention], [false, null]);
});

test('an edit changes what is named and nothing else, and a published video stays public', async () => {
  const p_video_id = boats.id;
  const { changed } = await call(
    'update_own_video',
    {
      p_video_id,
      p_title: '  Paper boats,\nagain ',
      p_tags: ['Rain', 'night'],
      p_release_status: 'completed',
      p_subtitle_languages: ['EN'],
    },
    mio,
  );
  assert.deepEqual(changed.sort(), ['release_status', 'subtitle_languages', 'tags', 'title']);
  const [own] = await call('get_own_video', { p_slug: boats.slug }, mio);
  assert.deepEqual(
    [own?.video.title, own?.tags, own?.release_status, own?.subtitle_languages, own?.video.publish_status],
    ['Paper boats, again', ['night', 'rain'], 'completed', ['en'], 'published'],
  );
  assert.deepEqual(await call('update_own_video', { p_video_id, p_tags: ['rain', 'night'] }, mio), {
    changed: [],
  });
});

test('an edit passes the checks of uploading', async () => {
  const edit = async (fields: object) => {
    const { status, body } = await ask('update_own_video', { p_video_id: boats.id, ...fields }, mio);
    return [status, body.message];
  };
  assert.deepEqual(await edit({ p_title: ' ' }), [400, 'Enter a title.']);
  assert.deepEqual(await edit({ p_title: 'Borrowed without consent' }), [
    400,
    'The title holds a word that is not allowed here.',
  ]);
  assert.deepEqual(await edit({ p_tags: ['without consent'] }), [
    400,
    'The tags hold a word that is not allowed here.',
  ]);
  assert.deepEqual(await edit({ p_category_id: newId() }), [400, 'There is no such category.']);
  assert.equal((await edit({ p_audio_language: 'not a language' }))[0], 400);
  await db.query(`insert into blocked_tags (name) values ('banned word')`);
  assert.deepEqual(await edit({ p_tags: ['banned word'] }), [400, 'The tag "banned word" is blocked.']);
  await db.query(`update videos set publish_status = 'held' where id = $1`, [boats.id]);
  assert.deepEqual(await edit({ p_title: 'Another' }), [409, 'We’re looking at a report about this video.']);
  await db.query(`update videos set publish_status = 'published' where id = $1`, [boats.id]);
});

test('the days of all one’s videos are the sums of what was counted of each', async () => {
  await db.query(
    `insert into watch_reports (playback, video_id, day, seconds, parts)
     select gen_random_uuid(), id, (now() at time zone 'UTC')::date, 650, B'${'1'.repeat(watchParts)}'
     from unnest($1::uuid[]) id`,
    [[lantern.id, boats.id]],
  );
  await rollUpWatching(db);
  const days = await call('get_studio_statistics', { p_days: 7 }, mio);
  assert.deepEqual([days.length, days.at(-1)?.views, days.at(-1)?.watch_seconds], [7, 5, 1300]);
  const theirs = await call('get_studio_statistics', { p_days: 7 }, ren);
  assert.ok(theirs.every(({ views, watch_seconds }) => views === 0 && watch_seconds === 0));
});

test('how a file was encoded is told to its uploader and to admins, once it is complete', async () => {
  const video = await buildVideo(platform, { title: 'Kites', uploaderId: mio.id });
  const told = async () => {
    const [shown] = await call('get_video_statistics', { p_slug: video.slug }, mio);
    const [edited] = await call('get_moderated_video', { p_video_id: video.id }, admin);
    assert.deepEqual(shown?.encoding, edited?.encoding);
    return shown?.encoding;
  };
  assert.equal(await told(), null);
  const mediaId = await insertTestMedia(platform, { state: 'encoding_ladder' });
  await db.query('update videos set media_id = $2 where id = $1', [video.id, mediaId]);
  const encoding = {
    ...{ kind: 'drawn', reason: 'Clean areas.', rungs: [], added: null, look: null },
    leftOut: [{ rung: 240, because: 'bits' }],
  };
  await db.query('update media_assets set encoding = $2 where id = $1', [mediaId, JSON.stringify(encoding)]);
  assert.equal(await told(), null);
  await db.query(`update media_assets set state = 'ready', ready_at = now() where id = $1`, [mediaId]);
  for (const [name, height, rate] of [
    ['360p', 360, 300_000],
    ['1080p', 1080, 1_120_400],
  ] as const)
    await db.query(
      `insert into renditions (media_id, name, kind, playlist_key, width, height, frame_rate, codecs, bandwidth,
         average_bandwidth, segments, bytes, duration_seconds)
       values ($1, $2::text, 'video', 'media/' || $2::text, $3::integer * 16 / 9, $3::integer, 24, 'avc1', $4, $4, 1, 1, 4)`,
      [mediaId, name, height, rate],
    );
  assert.deepEqual(await told(), {
    ...{ kind: 'drawn', reason: 'Clean areas.', sizes: 2, best: '1080p', kilobits: 1120 },
    left_out: [{ size: '240p', because: 'bits' }],
  });
});
