import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { insertTestCategory } from '#tests/inputs/test-catalogue-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../../kit/ids.ts';
import { changePublishStatus } from '../index.ts';
import { clearUnusedFiles, purgeVideos } from './purge-videos.ts';

const png = await plainPicture({ width: 1600, height: 900 });
const clip = Buffer.alloc(10_000_000, 7);
/** Another site, with a picture, a page and a film. */
const elsewhere = createServer((request, response) => {
  if (request.url === '/still.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(png);
  if (request.url === '/sent-on.mp4')
    return response.writeHead(302, { location: 'https://elsewhere.example/film.mp4' }).end();
  if (request.url === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>no');
  if (request.url === '/huge.png')
    return response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(6_000_000));
  if (request.url === '/film.mp4') {
    const [from = 0, to = clip.length - 1] = (/bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [])
      .slice(1)
      .map(Number);
    const end = Math.min(to, clip.length - 1);
    return response
      .writeHead(206, { 'content-type': 'video/mp4', 'content-range': `bytes ${from}-${end}/${clip.length}` })
      .end(clip.subarray(from, end + 1));
  }
  return response.writeHead(404).end();
});
await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
after(() => elsewhere.close());
const port = (elsewhere.address() as { port: number }).port;
const site = `http://127.0.0.1:${port}`;

const web = await testWeb({ env: { OUTBOUND_HOSTS: `127.0.0.1:${port}` } });
const { ask } = web;
const { db, storage } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const mio = await web.memberNamed('mio');

const actsOn = (id: string) =>
  db.query<{ act: string; summary: string; details: Record<string, unknown> }>(
    'select act, summary, details from admin_acts where target_id = $1 order by id',
    [id],
  );
const stateOf = async (id: string) =>
  (
    await db.query<{ publish_status: string; published_at: Date | null }>(
      'select publish_status, published_at from videos where id = $1',
      [id],
    )
  )[0];
const list = async (query: object) => (await ask('get_moderated_videos', query, admin)).body;

test('videos are published and taken back one by one, and what fails says why', async () => {
  const waiting = await buildVideo(web.platform, { publishStatus: 'pending', tags: ['bulk'] });
  const shown = await buildVideo(web.platform, { tags: ['bulk'] });
  const gone = await buildVideo(web.platform);
  await db.transaction((t) => changePublishStatus(t, web.platform, gone.id, 'removed', 'Gone.'));
  const nobody = newId();
  const { body } = await ask(
    'set_videos_status',
    {
      p_video_ids: [waiting.id, shown.id, gone.id, nobody],
      p_status: 'published',
    },
    admin,
  );
  assert.deepEqual(body, {
    succeeded: 2,
    failed: 2,
    failures: [
      { video_id: gone.id, title: gone.title, message: 'This video was removed.' },
      { video_id: nobody, title: null, message: 'Video not found.' },
    ],
  });
  assert.equal((await stateOf(waiting.id))?.publish_status, 'published');
  assert.deepEqual(
    await db.query(`select video_count from tags where name = 'bulk'`),
    [{ video_count: 2 }],
    'stored counts follow',
  );
  assert.deepEqual(
    (await actsOn(waiting.id)).map(({ act, details }) => [act, details]),
    [['video.published', { before: 'pending', after: 'published' }]],
  );
  assert.deepEqual(await actsOn(shown.id), [], 'what is as wished is no act');
  await ask('set_videos_status', { p_video_ids: [waiting.id], p_status: 'pending' }, admin);
  const after = await stateOf(waiting.id);
  assert.deepEqual([after?.publish_status, after?.published_at], ['pending', null]);
  const found = await ask('search_videos', { p_query: waiting.title }, null);
  assert.ok(!found.text.includes(waiting.id), 'the search follows');
});

test('a video that a report holds is neither published nor deleted here', async () => {
  const held = await buildVideo(web.platform);
  await db.transaction((t) => changePublishStatus(t, web.platform, held.id, 'held'));
  for (const [name, input] of [
    ['set_videos_status', { p_video_ids: [held.id], p_status: 'published' }],
    ['delete_videos', { p_video_ids: [held.id] }],
  ] as const) {
    const { body } = await ask(name, input, admin);
    assert.match(body.failures[0]?.message ?? '', /A report holds this video/);
  }
  assert.equal((await stateOf(held.id))?.publish_status, 'held');
});

test('a deleted video is out of sight at once and emptied after a month', async () => {
  const video = await buildVideo(web.platform, { tags: ['short lived'], description: 'A lantern.' });
  const first = await ask('delete_video', { p_video_id: video.id }, admin);
  assert.deepEqual(first.body, [{ success: true, message: `"${video.title}" was deleted.` }]);
  const again = await ask('delete_video', { p_video_id: video.id }, admin);
  assert.deepEqual(again.body, [{ success: false, message: 'This video was removed.' }]);
  assert.equal((await list({ p_search: video.id })).total, 0);
  assert.equal((await list({ p_search: video.id, p_status: 'removed' })).total, 1);
  await purgeVideos(web.platform);
  const left = () =>
    db.query('select description, purge_after is null as is_purged from videos where id = $1', [video.id]);
  assert.deepEqual(await left(), [{ description: 'A lantern.', is_purged: false }]);
  await db.query(`update videos set purge_after = now() - interval '1 minute' where id = $1`, [video.id]);
  assert.equal(await purgeVideos(web.platform), 1);
  assert.deepEqual(await left(), [{ description: null, is_purged: true }]);
  const page = await ask('get_video_details_by_slug', { p_slug: video.slug }, null);
  assert.deepEqual([page.status, page.body.message], [410, 'This video was removed.']);
});

test('the list of all videos is searched, filtered, sorted and paged', async () => {
  const category = await insertTestCategory(web.platform, { name: 'Rainy evenings' });
  const made = [];
  for (const [title, views, seconds] of [
    ['Umbrella one', 30, 100],
    ['umbrella two', 10, 300],
    ['An umbrella at 50%', 20, 200],
  ] as const)
    made.push(
      await buildVideo(web.platform, {
        title,
        categoryId: category,
        viewCount: views,
        durationSeconds: seconds,
        uploader: 'umbrella-maker',
        publishStatus: views === 20 ? 'pending' : 'published',
      }),
    );
  const titles = async (query: object) => (await list(query)).items.map(({ title }) => title);
  assert.deepEqual(await titles({ p_search: 'UMBRELLA', p_sort: 'most_viewed' }), [
    'Umbrella one',
    'An umbrella at 50%',
    'umbrella two',
  ]);
  assert.deepEqual(await titles({ p_category_id: category, p_sort: 'title' }), [
    'An umbrella at 50%',
    'Umbrella one',
    'umbrella two',
  ]);
  assert.deepEqual(await titles({ p_uploader: 'UMBRELLA-maker', p_sort: 'longest' }), [
    'umbrella two',
    'An umbrella at 50%',
    'Umbrella one',
  ]);
  assert.deepEqual(await titles({ p_search: '50%' }), ['An umbrella at 50%']);
  assert.deepEqual(await titles({ p_search: 'um', p_sort: 'title_backwards' }), [
    'umbrella two',
    'Umbrella one',
  ]);
  assert.deepEqual(await titles({ p_search: 'umbrella', p_is_published: false }), ['An umbrella at 50%']);
  assert.deepEqual(await titles({ p_search: 'umbrella', p_status: 'published', p_sort: 'oldest' }), [
    'Umbrella one',
    'umbrella two',
  ]);
  const page = await list({ p_category_id: category, p_sort: 'shortest', p_limit: 1, p_offset: 1 });
  assert.deepEqual([page.items[0]?.title, page.total, page.is_capped], ['An umbrella at 50%', 3, false]);
  const [row] = (await list({ p_search: made[0]!.id })).items;
  assert.deepEqual(
    [row?.status, row?.publish_status, row?.category?.name],
    ['published', 'published', 'Rainy evenings'],
  );
  assert.deepEqual(await titles({ p_uploader: 'nobody-here' }), []);
});

test('an edit writes what people read, by the rules of what comes in, and says what changed', async () => {
  const category = await insertTestCategory(web.platform, { name: 'Harbours' });
  const video = await buildVideo(web.platform, { tags: ['quay', 'night'] });
  const edit = {
    id: video.id,
    title: '  A quay   at night ',
    description: 'Boats.',
    tags: ['night', ' Boats ', ''],
    category_id: category,
    format: 'TV',
    audio_language: 'EN-us',
    subtitle_languages: ['ja', 'ja'],
    release_status: 'ongoing',
    video_source: 'upload',
    animated_preview_url: null,
  };
  const saved = await ask('api/upsert-video-metadata', edit, admin);
  // Its source is named as it was, though there is no file: that is no change.
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.deepEqual(saved.body.changed!.sort(), [
    'audio_language',
    'category_id',
    'description',
    'format',
    'release_status',
    'subtitle_languages',
    'tags',
    'title',
  ]);
  const {
    title,
    tags,
    audio_language,
    subtitle_languages,
    category: shown,
  } = saved.body.video as NonNullable<typeof saved.body.video>;
  assert.deepEqual(
    [title, tags, audio_language, subtitle_languages, shown?.name],
    ['A quay at night', ['boats', 'night'], 'en-US', ['ja'], 'Harbours'],
  );
  assert.deepEqual(
    await db.query(
      `select name, video_count from tags where name in ('quay', 'night', 'boats') order by name`,
    ),
    [
      { name: 'boats', video_count: 1 },
      { name: 'night', video_count: 1 },
      { name: 'quay', video_count: 0 },
    ],
  );
  const found = await ask('search_videos', { p_query: 'quay night boats' }, null);
  assert.ok(found.text.includes(video.id));
  const again = await ask('upsert-video-metadata', edit, admin);
  assert.deepEqual([again.body.changed, again.body.message], [[], 'Nothing changed.']);
  assert.deepEqual(
    (await actsOn(video.id)).map(({ act }) => act),
    ['video.edited'],
  );
});

test('an edit that breaks a rule is refused by the name of its field and changes nothing', async () => {
  const video = await buildVideo(web.platform, { title: 'Untouched lantern', tags: ['calm'] });
  await db.query(`insert into blocked_tags (name) values ('spam') on conflict do nothing`);
  for (const [edit, words] of [
    [{ title: 'A schoolgirl' }, 'The title holds a word that is not allowed here.'],
    [{ title: '' }, 'Enter a title.'],
    [{ tags: ['spam'] }, 'The tag "spam" is blocked.'],
    [{ category_id: newId() }, 'There is no such category.'],
    [{ audio_language: 'english!' }, 'Enter language codes'],
    [{ video_source: 'bunny_net' }, 'There is nothing of this video where'],
    [{ bunny_library_id: 'x', video_source: 'bunny_net' }, 'This is not an id of a library'],
    [{ animated_preview_url: 'https://evil.test/x.webp' }, 'This comes from the source'],
    [{ duration_seconds: 1 }, 'This comes from the source'],
  ] as const) {
    const refused = await ask('upsert-video-metadata', { id: video.id, ...edit }, admin);
    assert.equal(refused.status, 400, JSON.stringify(edit));
    assert.ok(refused.body.error.startsWith(words), refused.body.error);
  }
  const without = await ask('upsert-video-metadata', { title: 'Nobody' }, admin);
  assert.deepEqual([without.status, without.body.error], [400, 'Video ID is required.']);
  const [row] = (await list({ p_search: video.id })).items;
  assert.deepEqual([row?.title, row?.tags], ['Untouched lantern', ['calm']]);
  assert.deepEqual(await actsOn(video.id), []);
});

test('a thumbnail of another site is fetched, redrawn and kept here; the one before goes', async () => {
  const video = await buildVideo(web.platform);
  const set = (p_url: string | null) => ask('set_video_thumbnail', { p_video_id: video.id, p_url }, admin);
  const first = await set(`${site}/still.png`);
  assert.equal(first.status, 200, JSON.stringify(first.body));
  assert.match(first.body.thumbnail_url ?? '', /^\/media\/thumbnails\/.+\.webp$/);
  const answer = await web.app.inject({ url: first.body.thumbnail_url ?? '' });
  const { width, format } = await sharp(answer.rawPayload).metadata();
  assert.deepEqual([width, format], [1280, 'webp']);
  for (const [url, words] of [
    [`${site}/page`, 'Failed to set thumbnail. Please check the URL and try again.'],
    [`${site}/huge.png`, 'Failed to set thumbnail. Please check the URL and try again.'],
    [`${site}/nothing`, 'Failed to set thumbnail. Please check the URL and try again.'],
    ['http://169.254.169.254/latest', 'Failed to set thumbnail. Please check the URL and try again.'],
    ['ftp://x.example/a.png', 'The address must start with http.'],
  ] as const) {
    const refused = await set(url);
    assert.deepEqual([refused.status, refused.body.message], [400, words], url);
  }
  const second = await set(null);
  assert.equal(second.body.thumbnail_url, null);
  const [job] = await db.query<{ data: { key: string } }>(
    `select data from jobs.job where name = 'drop-picture' order by created_on desc limit 1`,
  );
  assert.equal(`/${job?.data.key}`, first.body.thumbnail_url);
  assert.deepEqual(
    (await actsOn(video.id)).map(({ act }) => act),
    ['video.thumbnail_changed', 'video.thumbnail_changed'],
  );
});

test('a thumbnail that is the cover too stays when the video gets another', async () => {
  const video = await buildVideo(web.platform);
  const first = await ask(
    'set_video_thumbnail',
    {
      p_video_id: video.id,
      p_url: `${site}/still.png`,
    },
    admin,
  );
  const key = first.body.thumbnail_url!.slice(1);
  await db.query('update videos set cover_image_key = $2 where id = $1', [video.id, key]);
  await ask('set_video_thumbnail', { p_video_id: video.id, p_url: null }, admin);
  assert.deepEqual(
    await db.query(`select 1 from jobs.job where name = 'drop-picture' and data ->> 'key' = $1`, [key]),
    [],
  );
});

test('a file elsewhere is previewed by an admin through a short-lived address, in parts', async () => {
  const video = await buildVideo(web.platform, { publishStatus: 'pending' });
  await db.query(`update videos set video_source = 'embed', video_url = $2 where id = $1`, [
    video.id,
    `${site}/film.mp4`,
  ]);
  const { body } = await ask('get_video_preview', { p_video_id: video.id }, admin);
  assert.equal(body.kind, 'file');
  const part = await web.app.inject({ url: body.url!, headers: { ...admin.bearer, range: 'bytes=1000-' } });
  assert.equal(part.statusCode, 206, part.body.slice(0, 200));
  assert.equal(part.headers['content-range'], `bytes 1000-4195303/${clip.length}`);
  assert.equal(part.rawPayload.length, 4_194_304);
  const status = async (url: string, headers: Record<string, string>) =>
    (await web.app.inject({ url, headers })).statusCode;
  assert.equal(await status(body.url!, {}), 401, 'the key of clients grants nothing');
  assert.equal(await status(body.url!, mio.bearer), 403);
  const other = await web.memberNamed('other-keeper', { role: 'admin' });
  assert.equal(await status(body.url!, other.bearer), 403, 'the token is of one admin');
  assert.equal(await status(body.url!.replace('film.mp4', 'still.png'), admin.bearer), 403);
  assert.equal(
    await status(`/functions/v1/video-proxy?sourceUrl=${site}/film.mp4&apikey=anon`, admin.bearer),
    403,
  );
  assert.equal(await status('/functions/v1/video-proxy', admin.bearer), 400);
  await db.query('update videos set video_url = $2 where id = $1', [video.id, `${site}/sent-on.mp4`]);
  const { body: away } = await ask('get_video_preview', { p_video_id: video.id }, admin);
  const refused = await web.app.inject({ url: away.url!, headers: admin.bearer });
  assert.deepEqual(
    [refused.statusCode, refused.json().error],
    [403, '"sourceUrl" is on a host that is not allowed.'],
    'nor is one that it is sent on to',
  );
  await db.query(`update videos set video_url = 'https://elsewhere.example/a.mp4' where id = $1`, [video.id]);
  const closed = await ask('get_video_preview', { p_video_id: video.id }, admin);
  assert.deepEqual(
    [closed.body.kind, closed.body.reason],
    ['none', 'This video is on a host that is not among the embed hosts.'],
  );
});

test('a video whose source cannot say is not resynced, and a backfill finds nothing to do', async () => {
  const video = await buildVideo(web.platform);
  const { body } = await ask('resync_video', { p_video_id: video.id }, admin);
  assert.deepEqual(body, {
    success: false,
    message: 'This video has no file of its own.',
    updated_video: null,
  });
  const filled = await ask('backfill-video-details', {}, admin);
  assert.deepEqual(
    [filled.body.looked_at, filled.body.message],
    [0, 'No video lacks details; nothing changed.'],
  );
});

test('an upload to the site’s buckets that nothing uses goes after a day', async () => {
  await storage.put('media/categories/old.webp', Buffer.from('x'));
  await db.query(
    `insert into bucket_files (bucket, path, key, content_type, bytes, created_at) values
       ('category_thumbnails', 'public/old.png', 'media/categories/old.webp', 'image/webp', 1, now() - interval '2 days'),
       ('category_thumbnails', 'public/new.png', 'media/categories/new.webp', 'image/webp', 1, now())`,
  );
  assert.equal(await clearUnusedFiles(web.platform), 1);
  assert.deepEqual(await db.query(`select path from bucket_files where path like 'public/%'`), [
    { path: 'public/new.png' },
  ]);
});
