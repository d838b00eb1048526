import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VideoDetails } from '#contract/videos.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { insertStayDown } from '../../media/index.ts';
import { changePublishStatus } from '../../videos/index.ts';
import { copyPicturesJob } from './copy-pictures.job.ts';
import { copyPictures } from './copy-pictures.ts';
import { refreshHostedVideo } from './refresh-hosted-video.ts';
import { guidOf, standInLibrary, standInVideo, startLibraryHost } from './test-library-host.ts';

const host = await startLibraryHost();
const web = await testWeb({ env: host.env });
const { ask, call } = web;
const { db, storage } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const drawn = { adults_only: true, depicts: 'drawn', rights_held: true };
const open = standInLibrary(31, 8);
const locked = standInLibrary(32, 2, { tokenKey: 'token-key-32' });
host.libraries = [open, locked];

const importing = (
  n: number,
  more: object = {},
  name: 'upsert-video-metadata' | 'api/upsert-video-metadata' = 'upsert-video-metadata',
) =>
  ask(
    name,
    {
      title: `Lantern ${n}`,
      video_source: 'bunny_net',
      bunny_video_id: guidOf(n),
      bunny_library_id: '31',
      declaration: drawn,
      ...more,
    },
    admin,
  );
const listed = async (libraryId: number) =>
  (await ask('list-bunny-videos', { libraryId, apiKey: host.accountKey }, admin)).body;
const detailsOf = async (slug: unknown): Promise<VideoDetails | undefined> =>
  (await ask('get_video_details_by_slug', { p_slug: slug }, {})).body[0];
const rowOf = async (n: number) =>
  (
    await db.query<{ id: string } & Record<string, unknown>>(
      `select id, slug, title, publish_status, playback_state, thumbnail_key, preview_key, bunny_thumbnail_url,
         duration_seconds, quality, declaration, failure_reason
       from videos where bunny_video_id = $1 order by created_at desc`,
      [guidOf(n)],
    )
  )[0]!;
const jobsFor = async (videoId: unknown) =>
  db.query<{ data: never }>(`select data from jobs.job where name = $1 and data ->> 'videoId' = $2`, [
    copyPicturesJob.name,
    videoId,
  ]);

test('a library whose videos were never listed has no key here, and nothing is imported from it', async () => {
  const { status, body } = await importing(31_000);
  assert.deepEqual(
    [status, body.error],
    [409, 'The key of this library is not kept here: list its videos first'],
  );
});

test('without the declaration nothing comes in', async () => {
  await listed(31);
  const { status, body } = await importing(31_000, { declaration: undefined });
  assert.equal(status, 400);
  assert.match(String(body.error), /^Sign the declaration/);
  assert.equal((await importing(31_000, { declaration: { ...drawn, adults_only: false } })).status, 400);
  assert.equal((await db.query('select 1 from videos')).length, 0);
});

test('a video comes in as published, with what the library says of it, and plays from there', async () => {
  const { status, body } = await importing(31_000, {
    duration_seconds: 7,
    bunny_thumbnail_url: 'https://evil.example/x.jpg',
  });
  assert.equal(status, 200);
  assert.deepEqual(
    { ...body, id: null },
    {
      success: true,
      message: 'It was imported as published.',
      id: null,
      slug: 'lantern-31000',
      status: 'published',
      publish_status: 'published',
      already_imported: false,
    },
  );
  const row = await rowOf(31_000);
  assert.deepEqual([row.duration_seconds, row.quality, row.playback_state], [1440, '720p', 'ready']);
  assert.equal(row.bunny_thumbnail_url, `${host.origin}/${guidOf(31_000)}/thumbnail.jpg`);
  const { declaredAt, ...declaration } = row.declaration as Record<string, unknown>;
  assert.ok(declaredAt);
  assert.deepEqual(declaration, {
    adultsOnly: true,
    depicts: 'drawn',
    rightsHeld: true,
    declaredBy: admin.id,
  });
  const details = await detailsOf(body.slug);
  assert.deepEqual(
    [details?.playback.kind, details?.playback.state, details?.playback.master_url],
    ['hls', 'ready', `${host.origin}/${guidOf(31_000)}/playlist.m3u8`],
  );
  assert.equal((await jobsFor(body.id)).length, 1);
  const [act] = await db.query<{ summary: string }>(
    `select summary from admin_acts where act = 'video.imported'`,
  );
  assert.equal(act?.summary, 'Imported "Lantern 31000" from Bunny, as published.');
});

test('a second import of it answers the first and changes nothing', async () => {
  const { status, body } = await importing(31_000, { title: 'Another name', status: 'pending' });
  assert.equal(status, 200);
  assert.deepEqual([body.already_imported, body.status, body.slug], [true, 'published', 'lantern-31000']);
  assert.equal((await rowOf(31_000)).title, 'Lantern 31000');
});

test('ten imports of one video at once make one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => importing(31_001)));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  assert.equal(answers.filter(({ body }) => body.already_imported === false).length, 1);
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
});

test('the list marks what is here, in whatever state, and what was removed not', async () => {
  await importing(31_002, { status: 'pending' });
  const { id } = await rowOf(31_001);
  await db.transaction((transaction) =>
    changePublishStatus(transaction, web.platform, String(id), 'removed', 'A mistake.'),
  );
  const marks = (await listed(31)).items.slice(0, 4).map(({ is_imported }) => is_imported);
  assert.deepEqual(marks, [true, false, true, false]);
  assert.equal((await importing(31_001)).body.already_imported, false);
});

test('as pending it is seen by nobody; filmed work is pending whatever was asked for', async () => {
  assert.equal((await rowOf(31_002)).publish_status, 'pending');
  assert.equal(await detailsOf((await rowOf(31_002)).slug), undefined);
  const { body } = await importing(31_003, { declaration: { ...drawn, depicts: 'live_action' } });
  assert.deepEqual([body.status, (await rowOf(31_003)).publish_status], ['pending', 'pending']);
});

test('what is not finished, not there, forbidden or to stay down is refused with a clear message, each by itself', async () => {
  open.videos[4] = standInVideo(guidOf(31_004), { status: 3, availableResolutions: null });
  open.videos[5] = standInVideo(guidOf(31_005), { originalHash: 'AB'.repeat(32) });
  await insertStayDown(db, Buffer.from('ab'.repeat(32), 'hex'), 'Notice 12');
  const told = async (n: number, more: object = {}) => {
    const { status, body } = await importing(n, more);
    return [status, body.error];
  };
  assert.deepEqual(await told(31_004), [400, 'This video is not finished; its state is Transcoding']);
  assert.deepEqual(await told(31_005), [403, 'The file of this video is on the list of what must stay down']);
  assert.deepEqual(await told(99_999), [404, 'The host knows no such library or video']);
  assert.deepEqual(await told(31_006, { title: 'Borrowed without consent' }), [
    400,
    'The title holds a word that is not allowed here.',
  ]);
  assert.deepEqual(await told(31_006, { title: '  ' }), [400, 'Enter a title.']);
  assert.deepEqual(await told(31_006, { category_id: '00000000-0000-7000-8000-0000000000ff' }), [
    400,
    'There is no such category',
  ]);
  assert.equal((await told(31_006, { bunny_video_id: '../..' }))[0], 400);
  host.spoil(/31006$/, { status: 429, body: 'html' });
  assert.deepEqual(await told(31_006), [429, 'The host was asked too often. Try again in a minute']);
  host.spoil(/31006$/, 'cut');
  assert.deepEqual(await told(31_006), [503, 'The answer of the host broke off or could not be read']);
  assert.equal((await importing(31_006, {}, 'api/upsert-video-metadata')).status, 200);
});

test('its pictures are copied here, and the library’s own is shown no more', async () => {
  const { id } = await rowOf(31_000);
  const [job] = await jobsFor(id);
  await copyPictures(web.platform, job!.data);
  const row = await rowOf(31_000);
  assert.equal(row.bunny_thumbnail_url, null);
  assert.match(String(row.thumbnail_key), /^media\/hosted\/.+\/[\da-f-]+\.webp$/);
  assert.ok((await storage.stat(String(row.thumbnail_key))) !== null);
  host.asked.length = 0;
  await copyPictures(web.platform, job!.data);
  assert.deepEqual(host.asked, []);
  const sent = await web.app.inject({ url: `/${row.thumbnail_key}` });
  assert.deepEqual([sent.statusCode, sent.headers['content-type']], [200, 'image/webp']);
});

test('a library that demands tokens gets them: on the stream, on the poster, and when pictures are copied', async () => {
  await listed(32);
  const { body } = await importing(32_000, { bunny_library_id: 32 });
  assert.equal((await rowOf(32_000)).bunny_thumbnail_url, null);
  host.serveFile = (path) =>
    path.endsWith('.m3u8') ? { type: 'application/vnd.apple.mpegurl', body: Buffer.from('#EXTM3U') } : null;
  const { playback } = (await detailsOf(body.slug))!;
  for (const address of [playback.master_url!, playback.poster_url!]) {
    assert.match(address, /\/bcdn_token=HS256-/);
    assert.equal((await fetch(address)).status, 200, address);
    assert.equal((await fetch(address.replace(/bcdn_token=[^/]*\//, ''))).status, 403);
    assert.equal((await fetch(address.replaceAll(guidOf(32_000), guidOf(32_001)))).status, 403);
  }
  assert.equal((await fetch(playback.master_url!.replace('playlist.m3u8', 'other.m3u8'))).status, 200);
  const [job] = await jobsFor(body.id);
  await copyPictures(web.platform, job!.data);
  assert.match(String((await rowOf(32_000)).thumbnail_key), /^media\/hosted\/.+\/[\da-f-]+\.webp$/);
  const again = (await ask('get_video_playback', { p_video_id: body.id }, {})).body;
  assert.match(again[0]?.poster_url ?? '', /^\/media\/hosted\//);
});

const notice = async (
  library: typeof open,
  n: number,
  more: { key?: string; headers?: object; status?: number } = {},
) => {
  const { headers, payload } = host.notice(
    { ...library, ReadOnlyApiKey: more.key ?? library.ReadOnlyApiKey },
    { VideoLibraryId: library.Id, VideoGuid: guidOf(n), Status: more.status ?? 3 },
  );
  const sent = { ...headers, ...more.headers };
  return web.app.inject({ method: 'POST', url: '/webhooks/bunny', headers: sent, payload });
};
const refreshes = () =>
  db.query<{ data: { guid: string } }>(`select data from jobs.job where name = 'refresh-hosted-video'`);

test('a notice counts only with the signature of its library, over the very bytes', async () => {
  for (const more of [
    { key: 'library-key-31' },
    { key: 'read-only-key-32' },
    { headers: { 'x-bunnystream-signature-version': 'v2' } },
    { headers: { 'x-bunnystream-signature-algorithm': 'hmac-sha1' } },
    { headers: { 'x-bunnystream-signature': '' } },
    { headers: { 'x-bunnystream-signature': 'ab'.repeat(31) } },
    { headers: { 'x-bunnystream-signature': 'AB'.repeat(32) } },
  ])
    assert.equal((await notice(open, 31_000, more)).statusCode, 403, JSON.stringify(more));
  const unknown = standInLibrary(77, 1);
  assert.equal((await notice(unknown, 77_000)).statusCode, 403);
  const { headers, payload } = host.notice(open, {
    VideoLibraryId: 31,
    VideoGuid: guidOf(31_000),
    Status: 3,
  });
  const changed = payload.replace(/000"/, '002"');
  assert.notEqual(changed, payload);
  const send = (body: string) =>
    web.app.inject({ method: 'POST', url: '/webhooks/bunny', headers, payload: body });
  assert.equal((await send(changed)).statusCode, 403);
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '{"VideoLibraryId":"31"}',
    '{"VideoLibraryId":31,"VideoGuid":"x"}',
  ])
    assert.equal((await send(body)).statusCode, 400, body);
  assert.equal((await send('x'.repeat(5000))).statusCode, 413);
  assert.deepEqual(await refreshes(), []);
});

test('a signed notice has the video asked for again, once however often it comes', async () => {
  for (let n = 0; n < 3; n += 1) assert.equal((await notice(open, 31_000)).statusCode, 202);
  assert.deepEqual(
    (await refreshes()).map(({ data }) => data.guid),
    [guidOf(31_000)],
  );
});

test('what the library says then holds, not what the notice said', async () => {
  const asked = { libraryId: 31, guid: guidOf(31_000) };
  open.videos[0] = standInVideo(guidOf(31_000), { length: 1500, availableResolutions: '240p,1080p' });
  assert.equal(await refreshHostedVideo(web.platform, asked), 'plays');
  let row = await rowOf(31_000);
  assert.deepEqual([row.duration_seconds, row.quality, row.publish_status], [1500, '1080p', 'published']);
  open.videos[0] = standInVideo(guidOf(31_000), { status: 3, availableResolutions: '' });
  assert.equal(await refreshHostedVideo(web.platform, asked), 'unknown');
  assert.equal((await rowOf(31_000)).publish_status, 'published');
  open.videos[0] = standInVideo(guidOf(31_000), { status: 5, availableResolutions: '' });
  for (let n = 0; n < 2; n += 1) assert.equal(await refreshHostedVideo(web.platform, asked), 'failed');
  row = await rowOf(31_000);
  assert.deepEqual(
    [row.publish_status, row.failure_reason],
    ['failed', 'The library that holds this video could not prepare it.'],
  );
  open.videos[0] = standInVideo(guidOf(31_000));
  for (let n = 0; n < 2; n += 1) assert.equal(await refreshHostedVideo(web.platform, asked), 'plays');
  assert.deepEqual(
    [(await rowOf(31_000)).publish_status, (await rowOf(31_000)).playback_state],
    ['published', 'ready'],
  );
});

test('a resync and a backfill ask the library, and say what changed', async () => {
  const { id, title } = await rowOf(31_000);
  open.videos[0] = standInVideo(guidOf(31_000), { length: 1600, availableResolutions: '240p,1080p' });
  await db.query('update videos set thumbnail_key = null where id = $1', [id]);
  await db.query('delete from jobs.job where name = $1', [copyPicturesJob.name]);
  const synced = await call('resync_video', { p_video_id: id }, admin);
  assert.equal((await jobsFor(id)).length, 1, 'pictures that are missing are copied');
  assert.deepEqual([synced.success, synced.message], [true, `"${title}" was resynced: length, quality.`]);
  const again = await call('resync_video', { p_video_id: id }, admin);
  assert.equal(again.message, `"${title}" was up to date; nothing changed.`);
  await db.query(`update videos set thumbnail_key = coalesce(thumbnail_key, 'media/x.webp'), width = coalesce(width, 1),
    quality = coalesce(quality, '1p'), duration_seconds = coalesce(duration_seconds, 1)`);
  await db.query('update videos set width = null, quality = null where id = $1', [id]);
  const filled = await call('backfill-video-details', {}, admin);
  assert.deepEqual(
    [filled.message, filled.looked_at, filled.updated, filled.failed, filled.changes],
    [
      '1 video lacked details: 1 video updated (width of 1, quality of 1).',
      1,
      1,
      0,
      { width: 1, quality: 1 },
    ],
  );
  open.videos.shift();
  const gone = await call('resync_video', { p_video_id: id }, admin);
  assert.deepEqual([gone.success, gone.message], [false, 'The library doesn’t have this video anymore.']);
  await db.query('update videos set width = null where id = $1', [id]);
  const failed = await call('backfill-video-details', {}, admin);
  assert.equal(
    failed.message,
    '1 video lacked details: nothing changed; the source of 1 video could not say.',
  );
});

test('a notice about what is not here, or lies in another library, changes nothing', async () => {
  const other = await buildVideo(web.platform, { title: 'Ours' });
  assert.equal(await refreshHostedVideo(web.platform, { libraryId: 31, guid: guidOf(31_007) }), 'unknown');
  assert.equal(await refreshHostedVideo(web.platform, { libraryId: 32, guid: guidOf(31_000) }), 'unknown');
  assert.equal((await detailsOf(other.slug))?.title, 'Ours');
});
