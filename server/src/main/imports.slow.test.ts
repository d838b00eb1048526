import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { createCopyThumbnailHandler } from '../domains/importing/feeds/copy-thumbnail.handler.ts';
import { createFetchFileHandler } from '../domains/importing/feeds/fetch-file.handler.ts';
import { forgetHosts } from '../domains/importing/feeds/host-manners.ts';
import { forgetSources } from '../domains/importing/feeds/list-source.ts';
import { createRunFeedHandler, startFeeds } from '../domains/importing/feeds/run-feed.handler.ts';
import { runFeed } from '../domains/importing/feeds/run-feed.ts';
import { type FeedItem, mediaRss, startSourceHost } from '../domains/importing/feeds/test-source-host.ts';
import { createUndoImportHandler } from '../domains/importing/feeds/undo-import.handler.ts';
import { processMediaHere } from '../domains/media/index.ts';
import { makeClip, picture, temporaryFolder } from '../domains/media/test-media.ts';
import { findCategory } from '../domains/videos/index.ts';
import { newId } from '../kit/ids.ts';
import { buildVideo } from './test-catalogue.ts';
import { testWeb } from './test-web.ts';

const source = await startSourceHost();
const web = await testWeb({ env: { OUTBOUND_HOSTS: source.host } });
const { platform } = web;
const { db } = platform;
platform.config.settings.embedHosts = ['player.example'];
const admin = await web.memberNamed('importer', { role: 'admin' });
const member = await web.memberNamed('watcher');
await buildVideo(platform, { category: 'Noir' });
const noir = (await findCategory(db, 'noir'))!.id;
const drawn = { adults_only: true, depicts: 'drawn', rights_held: true } as const;

const call = async (name: string, payload: object, status = 200, kind = 'rest/v1/rpc') => {
  const response = await web.app.inject({
    method: 'POST',
    url: `/${kind}/${name}`,
    payload,
    headers: admin.bearer,
  });
  assert.equal(response.statusCode, status, response.body);
  return response.json();
};
const scrape = (name: string, payload: object, status = 200) => call(name, payload, status, 'functions/v1');
const items = (from: number, to: number, more: (n: number) => Partial<FeedItem> = () => ({})): FeedItem[] =>
  Array.from({ length: to - from + 1 }, (_, order) => {
    const n = from + order;
    return {
      title: `Lantern ${n}`,
      link: `${source.origin}/w/${n}`,
      player: `https://player.example/e/${n}`,
      description: `The lantern of street ${n}.`,
      ...more(n),
    };
  });
const serve = (address: string, body: string | Buffer, type = 'application/rss+xml'): void => {
  source.pages.set(address, { body, type });
};
const begin = async (more: object = {}): Promise<string> =>
  (
    await call('begin_import', {
      p_source_url: `${source.origin}/feed`,
      p_category_id: noir,
      p_declaration: drawn,
      ...more,
    })
  ).batch_id;
const row = async (id: string) => {
  const [found] = await db.query<Record<string, unknown>>('select * from videos where id = $1', [id]);
  assert.ok(found);
  return found;
};
const job = (payload: object) => ({
  id: newId(),
  payload,
  attempt: 0,
  lastAttempt: true,
  signal: new AbortController().signal,
});
const waiting = async (name: string): Promise<{ data: { videoId: string; url: string } }[]> =>
  db.query(`select data from jobs.job where name = $1 and state < 'active' order by created_on`, [name]);

beforeEach(async () => {
  forgetSources();
  forgetHosts();
  source.pages.clear();
  source.asked.length = 0;
  await db.query('delete from import_hosts');
});

test('a feed is listed by pages, with what an import would do with each video', async () => {
  await buildVideo(platform, { title: 'Old words', category: 'Noir' });
  await db.query(`update videos set original_source_url = $1, description = 'x' where title = 'Old words'`, [
    `${source.origin}/w/2`,
  ]);
  serve(
    '/feed',
    mediaRss([
      ...items(1, 57),
      ...items(58, 58, () => ({ player: 'https://elsewhere.example/e' })),
      ...items(59, 59, () => ({ title: 'A story without consent' })),
      ...items(60, 60, () => ({ title: '' })),
    ]),
  );
  const first = await scrape('scrape-video-list', { url: `${source.origin}/feed` });
  assert.deepEqual([first.error, first.page, first.totalPages, first.videos.length], [null, 1, 2, 50]);
  const [one, two] = first.videos;
  assert.deepEqual(
    [one.title, one.original_source_url, one.video_url, one.outlook],
    ['Lantern 1', `${source.origin}/w/1`, 'https://player.example/e/1', 'new'],
  );
  assert.equal(two.outlook, 'changed');
  assert.deepEqual(two.changes[0], { field: 'title', before: 'Old words', after: 'Lantern 2' });
  const second = await scrape('scrape-video-list', { url: `${source.origin}/feed`, page: 2 });
  const refused = second.videos
    .slice(-3)
    .map(({ outlook, reason }: { outlook: string; reason: string }) => [outlook, reason]);
  assert.deepEqual(refused, [
    [
      'refused',
      'Its player is on elsewhere.example, which is not among the hosts whose players may stand here.',
    ],
    ['refused', 'The title holds a word that is not allowed here.'],
    ['refused', 'A title is needed.'],
  ]);
  assert.deepEqual(source.asked, ['/robots.txt', '/feed'], 'paging reads a source once');
  const dry = await call('preview_import', {
    p_source_url: `${source.origin}/feed`,
    p_videos: [stripped(one), stripped(two)],
  });
  assert.deepEqual(
    dry.map(({ outlook }: { outlook: string }) => outlook),
    ['new', 'changed'],
  );
});

/** A listed video as it is given back. */
function stripped({
  outlook: _o,
  reason: _r,
  changes: _c,
  mapped_category_id: _m,
  ...video
}: Record<string, unknown>) {
  return video;
}

test('a list that goes on over documents is read as far as is asked for', async () => {
  const part = (n: number, next: string | null) =>
    mediaRss(items(n * 30 + 1, n * 30 + 30)).replace(
      '<channel>',
      `<channel>${next === null ? '' : `<a:link xmlns:a="http://www.w3.org/2005/Atom" rel="next" href="${next}"/>`}`,
    );
  serve('/p0', part(0, '/p1'));
  serve('/p1', part(1, '/p2'));
  serve('/p2', part(2, '/p0'));
  const first = await scrape('scrape-video-list', { url: `${source.origin}/p0` });
  assert.deepEqual([first.videos.length, first.totalPages, source.asked.includes('/p2')], [50, 3, false]);
  const second = await scrape('scrape-video-list', { url: `${source.origin}/p0`, page: 2 });
  assert.deepEqual([second.videos.length, second.totalPages], [40, 2], 'a circle ends');
});

test('a source that cannot be read says why, whatever is wrong with it', async () => {
  source.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /closed\n', type: 'text/plain' });
  serve('/text', 'hello', 'text/plain');
  source.pages.set('/broken', { body: 'x', status: 500 });
  const error = async (url: string) => (await scrape('scrape-video-list', { url })).error as string;
  assert.match(await error(`${source.origin}/closed/feed`), /robots\.txt/);
  assert.match(await error(`${source.origin}/text`), /Nothing that can be read/);
  assert.match(await error(`${source.origin}/broken`), /answered 500/);
  assert.match(await error('http://169.254.169.254/latest/'), /private network/);
  assert.match(await error('http://127.0.0.1:1/'), /port/);
  assert.match(await error('lantern'), /not an address/);
  assert.match(await error('file:///etc/passwd'), /http/);
  const info = await scrape('scrape-video-info', {
    url: `${source.origin}/text`,
    animated_preview_url: 'https://a.example/p.webp',
  });
  assert.match(info.error, /Nothing that can be read/);
  assert.equal(info.preview_video, 'https://a.example/p.webp');
  const refused = await scrape('scrape-categories', { url: `${source.origin}/text` });
  assert.deepEqual(refused, []);
  const closed = await scrape('scrape-categories', { url: `${source.origin}/closed` }, 403);
  assert.match(closed.error, /robots\.txt/);
});

test('a host is not asked faster than it allows', async () => {
  source.pages.set('/robots.txt', { body: 'User-agent: Tsukimi\nCrawl-delay: 20\n', type: 'text/plain' });
  serve('/feed', mediaRss(items(1, 1)));
  assert.equal((await scrape('scrape-video-list', { url: `${source.origin}/feed` })).error, null);
  forgetSources();
  assert.match(
    (await scrape('scrape-video-list', { url: `${source.origin}/feed` })).error,
    /Try again in a minute/,
  );
  assert.equal(source.asked.filter((place) => place === '/feed').length, 1);
});

test('the page of a video is read with its oEmbed', async () => {
  serve(
    '/w/9',
    `<html><head><title>Nine</title><meta property="og:type" content="video.other"><meta property="og:title" content="Nine"><link rel="alternate" type="application/json+oembed" href="/oembed?9"></head></html>`,
    'text/html',
  );
  serve(
    '/oembed?9',
    JSON.stringify({
      type: 'video',
      version: '1.0',
      title: 'Nine',
      html: '<iframe src="https://player.example/9"></iframe>',
    }),
    'application/json',
  );
  const info = await scrape('scrape-video-info', { url: `${source.origin}/w/9` });
  assert.deepEqual([info.title, info.embed_url, info.error], ['Nine', 'https://player.example/9', null]);
});

test('categories are found, and what they stand for is remembered and used', async () => {
  serve('/feed', mediaRss(items(101, 102, (n) => ({ category: n === 101 ? 'Crime  Stories' : 'Other' }))));
  await call('map_source_category', {
    p_source_url: `${source.origin}/x`,
    p_source_category: 'crime stories',
    p_category_id: noir,
  });
  const found = await scrape('scrape-categories', { url: `${source.origin}/feed` });
  assert.deepEqual(
    found.map(({ name, category_id }: { name: string; category_id: string | null }) => [name, category_id]),
    [
      ['Crime Stories', noir],
      ['Other', null],
    ],
  );
  const other = (await findCategory(db, 'uncategorized'))!.id;
  const batch_id = await begin({ p_category_id: other, p_uses_mapping: true });
  const { videos } = await scrape('scrape-video-list', { url: `${source.origin}/feed` });
  const categories: unknown[] = [];
  for (const video of videos) {
    const made = await call('import_scraped_video', { p_video_data: { ...stripped(video), batch_id } });
    categories.push((await row(made.video_id)).category_id);
  }
  assert.deepEqual(categories, [noir, other]);
});

test('an import needs a declaration, which is stored with the video', async () => {
  const video = {
    title: 'Declared',
    original_source_url: `${source.origin}/d`,
    embed_url: 'https://player.example/d',
  };
  const refused = await call('import_scraped_video', { p_video_data: { ...video, category_id: noir } }, 400);
  assert.match(refused.message, /Declare first/);
  for (const bad of [
    { ...drawn, adults_only: false },
    { ...drawn, rights_held: false },
    { adults_only: true, rights_held: true },
  ])
    await call('begin_import', { p_source_url: source.origin, p_category_id: noir, p_declaration: bad }, 400);
  const made = await call('import_scraped_video', {
    p_video_data: { ...video, category_id: noir, declaration: drawn, quality: '4K' },
  });
  const stored = await row(made.video_id);
  assert.deepEqual(
    [
      stored.video_source,
      stored.video_url,
      stored.original_source_url,
      stored.quality,
      stored.publish_status,
      stored.playback_state,
    ],
    ['embed', 'https://player.example/d', `${source.origin}/d`, 'HD', 'published', 'ready'],
  );
  const { declaredBy, adultsOnly, depicts } = stored.declaration as Record<string, unknown>;
  assert.deepEqual([declaredBy, adultsOnly, depicts], [admin.id, true, 'drawn']);
  const watch = await web.app.inject({
    method: 'POST',
    url: '/rest/v1/rpc/get_video_details_by_slug',
    payload: { p_slug: made.slug },
    headers: member.bearer,
  });
  const details = [watch.json()].flat()[0];
  assert.deepEqual(
    [details.playback.kind, details.playback.embed_url],
    ['embed', 'https://player.example/d'],
  );
});

test('live-action work stays pending, and so does what was asked to', async () => {
  const live = await begin({ p_declaration: { ...drawn, depicts: 'live_action' } });
  const asked = await begin({ p_publish_as: 'pending' });
  for (const [order, batch_id] of [live, asked].entries()) {
    const p_video_data = {
      title: 'Waits',
      original_source_url: `${source.origin}/wait/${order}`,
      embed_url: `https://player.example/wait/${order}`,
      batch_id,
    };
    const made = await call('import_scraped_video', { p_video_data });
    const stored = await row(made.video_id);
    assert.deepEqual([stored.publish_status, stored.depicts_live_action], ['pending', order === 0]);
  }
});

test('of a feed with three bad items the good ones come in, each bad one is listed with its reason, and again all are skipped', async () => {
  serve(
    '/feed',
    mediaRss([
      ...items(201, 203),
      ...items(204, 204, () => ({ title: 'Days without consent' })),
      ...items(205, 205, () => ({ player: 'http://player.example/e/205' })),
      ...items(206, 206, () => ({ player: 'https://elsewhere.example/206' })),
      ...items(207, 207),
    ]),
  );
  const importAll = async (batch_id: string): Promise<string[]> => {
    const { videos } = await scrape('scrape-video-list', { url: `${source.origin}/feed` });
    const outcomes: string[] = [];
    for (const video of videos) {
      const response = await web.app.inject({
        method: 'POST',
        url: '/rest/v1/rpc/import_scraped_video',
        payload: { p_video_data: { ...stripped(video), batch_id } },
        headers: admin.bearer,
      });
      outcomes.push(response.statusCode === 200 ? response.json().outcome : 'failed');
    }
    return outcomes;
  };
  const batch = await begin();
  assert.deepEqual(await importAll(batch), [
    'imported',
    'imported',
    'imported',
    'failed',
    'failed',
    'failed',
    'imported',
  ]);
  const { items: listed } = await call('get_import_items', { p_batch_id: batch });
  assert.deepEqual(
    listed.map(({ state, reason }: { state: string; reason: string | null }) => [state, reason]),
    [
      ['imported', null],
      ['imported', null],
      ['imported', null],
      ['failed', 'The title holds a word that is not allowed here.'],
      ['failed', 'Its player is not reached by https.'],
      [
        'failed',
        'Its player is on elsewhere.example, which is not among the hosts whose players may stand here.',
      ],
      ['imported', null],
    ],
  );
  const [kept] = (await call('get_import_batches', {})).items;
  assert.deepEqual([kept.imported_count, kept.skipped_count, kept.failed_count], [4, 0, 3]);
  const again = await begin();
  assert.deepEqual(await importAll(again), [
    'skipped',
    'skipped',
    'skipped',
    'failed',
    'failed',
    'failed',
    'skipped',
  ]);
  const urls = (await call('get_all_video_source_urls', {})).map(
    ({ source_id }: { source_id: string }) => source_id,
  );
  assert.ok(urls.includes(`${source.origin}/w/201`) && !urls.includes(`${source.origin}/w/204`));
});

test('two imports of one source at the same time make one video', async () => {
  const batch_id = await begin();
  const p_video_data = {
    title: 'Once',
    original_source_url: `${source.origin}/once`,
    embed_url: 'https://player.example/once',
    batch_id,
  };
  const made = await Promise.all(
    Array.from({ length: 6 }, () => call('import_scraped_video', { p_video_data })),
  );
  assert.equal(new Set(made.map(({ video_id }) => video_id)).size, 1);
  const { items: listed } = await call('get_import_items', { p_batch_id: batch_id });
  assert.deepEqual(
    listed.map(({ state }: { state: string }) => state),
    ['imported'],
    'who asks again in the same import is answered with the first',
  );
  assert.equal(
    (await db.query('select from videos where original_source_url = $1', [`${source.origin}/once`])).length,
    1,
  );
  const sameFile = await call('import_scraped_video', {
    p_video_data: { ...p_video_data, original_source_url: `${source.origin}/other-page` },
  });
  assert.equal(sameFile.outcome, 'skipped', 'the same player under another page');
});

test('an import is taken back whole: its videos answer gone, and may come in again', async () => {
  const batch_id = await begin();
  const data = (n: number) => ({
    title: `Undone ${n}`,
    original_source_url: `${source.origin}/u/${n}`,
    embed_url: `https://player.example/u/${n}`,
    batch_id,
  });
  const made = [];
  for (let n = 0; n < 25; n += 1) made.push(await call('import_scraped_video', { p_video_data: data(n) }));
  await call('undo_import', { p_batch_id: batch_id });
  const late = await call('import_scraped_video', { p_video_data: data(99) }, 409);
  assert.match(late.message, /taken back/);
  await createUndoImportHandler(platform).run(job({ batchId: batch_id }) as never);
  await createUndoImportHandler(platform).run(job({ batchId: batch_id }) as never);
  for (const { video_id } of made) assert.equal((await row(video_id)).publish_status, 'removed');
  const batches = (await call('get_import_batches', {})).items;
  assert.equal(batches.find(({ id }: { id: string }) => id === batch_id).state, 'undone');
  const again = await call('import_scraped_video', { p_video_data: { ...data(0), batch_id: await begin() } });
  assert.equal(again.outcome, 'imported');
  const acts = await db.query<{ act: string }>(
    'select act from admin_acts where target_id = $1 order by id',
    [batch_id],
  );
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['import.begun', 'import.undone'],
  );
});

test('an address that is none, or too long to be looked for, is refused in words', async () => {
  const batch_id = await begin();
  const bring = (more: object) =>
    call(
      'import_scraped_video',
      {
        p_video_data: {
          title: 'Far away',
          original_source_url: `${source.origin}/far`,
          embed_url: 'https://player.example/far',
          batch_id,
          ...more,
        },
      },
      400,
    );
  const far = Array.from({ length: 2000 }, (_, n) => String.fromCodePoint(0x4e00 + n * 7)).join('');
  const noPage = 'The address of its page is none that begins with https:// or http://.';
  const tooLong = 'The address of its page, file or player is too long.';
  assert.equal((await bring({ original_source_url: 'javascript:alert(1)' })).message, noPage);
  assert.equal((await bring({ original_source_url: `https://a.example/${far}` })).message, tooLong);
  assert.equal((await bring({ embed_url: `https://player.example/${far}` })).message, tooLong);
  assert.equal(
    (await bring({ embed_url: null, video_url: `https://a.example/${far}.mp4` })).message,
    tooLong,
  );
  const { items: listed } = await call('get_import_items', { p_batch_id: batch_id });
  assert.deepEqual(
    listed.map(({ reason }: { reason: string }) => reason),
    [noPage, tooLong, tooLong],
    'the same reason of the same page is told once',
  );
});

test('what was removed here does not come back by a feed', async () => {
  const batch_id = await begin();
  const p_video_data = {
    title: 'Taken down',
    original_source_url: `${source.origin}/down`,
    embed_url: 'https://player.example/down',
    batch_id,
  };
  const made = await call('import_scraped_video', { p_video_data });
  await db.query(`update videos set publish_status = 'removed' where id = $1`, [made.video_id]);
  const again = await call('import_scraped_video', { p_video_data });
  assert.deepEqual([again.outcome, again.message], ['skipped', 'This video was here and was removed.']);
});

test('a thumbnail is copied to our storage, drawn anew; what is none leaves the video without', async () => {
  const art = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#335' } })
    .jpeg()
    .toBuffer();
  source.pages.set('/a.jpg', { body: art, type: 'image/jpeg' });
  source.pages.set('/evil.jpg', { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/svg+xml' });
  const batch_id = await begin();
  const made: Record<string, string> = {};
  for (const name of ['a.jpg', 'evil.jpg', 'none.jpg'])
    made[name] = (
      await call('import_scraped_video', {
        p_video_data: {
          title: name,
          original_source_url: `${source.origin}/t/${name}`,
          embed_url: `https://player.example/t/${name}`,
          thumbnail: `${source.origin}/${name}`,
          batch_id,
        },
      })
    ).video_id;
  const handler = createCopyThumbnailHandler(platform);
  const jobs = (await waiting('copy-thumbnail')).filter(({ data }) =>
    Object.values(made).includes(data.videoId),
  );
  assert.equal(jobs.length, 3);
  for (const { data } of jobs) await handler.run(job(data) as never);
  const key = (await row(made['a.jpg']!)).custom_thumbnail_key as string;
  assert.match(key, /^media\/imported\/.*\.webp$/);
  assert.equal((await sharp((await platform.storage.get(key))!).metadata()).width, 1280);
  for (const name of ['evil.jpg', 'none.jpg'])
    assert.equal((await row(made[name]!)).custom_thumbnail_key, null);
});

test('a media file is fetched by a job, goes through the pipeline and is published; its real height takes the place of HD', async () => {
  const folder = await temporaryFolder();
  const clip = await makeClip(path.join(folder, 'film.mp4'), [
    ...picture('320x180', 2),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
  ]);
  source.pages.set('/film.mp4', { body: await readFile(clip), type: 'video/mp4' });
  source.pages.set('/not-a-film.mp4', { body: 'text', type: 'video/mp4' });
  const batch_id = await begin();
  const bring = async (name: string) =>
    (
      await call('import_scraped_video', {
        p_video_data: {
          title: name,
          original_source_url: `${source.origin}/f/${name}`,
          video_url: `${source.origin}/${name}`,
          batch_id,
        },
      })
    ).video_id as string;
  const [film, none, gone] = [
    await bring('film.mp4'),
    await bring('not-a-film.mp4'),
    await bring('gone.mp4'),
  ];
  assert.equal((await row(film)).publish_status, 'processing');
  const handler = createFetchFileHandler(platform);
  for (const { data } of await waiting('fetch-file'))
    if ([film, none, gone].includes(data.videoId)) await handler.run(job(data) as never);
  const mediaId = (await row(film)).media_id as string;
  await processMediaHere(platform, mediaId, new AbortController().signal);
  const stored = await row(film);
  assert.deepEqual(
    [stored.publish_status, stored.playback_state, stored.video_source],
    ['published', 'ready', 'upload'],
  );
  assert.notEqual(stored.quality, 'HD');
  for (const [id, words] of [
    [none, /./],
    [gone, /answered 404/],
  ] as const) {
    const failed = await row(id);
    assert.equal(failed.publish_status, 'failed');
    assert.match(String(failed.failure_reason), words);
  }
  const { items: listed } = await call('get_import_items', { p_batch_id: batch_id });
  assert.deepEqual(
    listed.map(({ publish_status }: { publish_status: string }) => publish_status),
    ['published', 'failed', 'failed'],
  );
  // A job that comes twice finds nobody waiting, and leaves nothing behind.
  const before = (await db.query('select from media_assets')).length;
  await handler.run(job({ videoId: film, url: `${source.origin}/film.mp4` }) as never);
  assert.equal((await db.query('select from media_assets')).length, before);
});

test('a file that must stay down does not come in by a feed', async () => {
  const folder = await temporaryFolder();
  const clip = await makeClip(path.join(folder, 'down.mp4'), [
    ...picture('320x180', 1),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
  ]);
  const bytes = await readFile(clip);
  source.pages.set('/down.mp4', { body: bytes, type: 'video/mp4' });
  await db.query(
    `insert into stay_down_entries (id, sha256, reason) values (gen_random_uuid(), sha256($1), 'Notice 12')`,
    [bytes],
  );
  const batch_id = await begin();
  const { video_id } = await call('import_scraped_video', {
    p_video_data: {
      title: 'Down',
      original_source_url: `${source.origin}/f/down`,
      video_url: `${source.origin}/down.mp4`,
      batch_id,
    },
  });
  await createFetchFileHandler(platform).run(
    job({ videoId: video_id, url: `${source.origin}/down.mp4` }) as never,
  );
  assert.equal((await row(video_id)).publish_status, 'failed');
});

test('an embedded video is resynced from the page that it came from, and says what changed', async () => {
  const address = `${source.origin}/w/resync`;
  const say = (player: string, seconds: number) =>
    serve(
      '/w/resync',
      `<html><head><meta property="og:type" content="video.other"><meta property="og:title" content="Resync"><meta property="og:url" content="${address}"><meta name="twitter:player" content="${player}"><meta property="video:duration" content="${seconds}"></head></html>`,
      'text/html',
    );
  const { video_id } = await call('import_scraped_video', {
    p_video_data: {
      title: 'Resync',
      original_source_url: address,
      embed_url: 'https://player.example/r/1',
      duration_seconds: 60,
      category_id: noir,
      declaration: drawn,
    },
  });
  const resync = async () => {
    forgetSources();
    await db.query('delete from import_hosts');
    const { success, message } = await call('resync_video', { p_video_id: video_id });
    return [success, message];
  };
  say('https://player.example/r/1', 60);
  const [isSame] = await resync();
  assert.equal(isSame, true);
  assert.equal((await db.query(`select from admin_acts where act = 'video.resynced'`)).length, 0);
  say('https://player.example/r/2', 75);
  const [isDone, told] = await resync();
  assert.equal(isDone, true);
  assert.match(told, /length.*player|player.*length/);
  const now = await row(video_id);
  assert.deepEqual(
    [now.video_url, now.source_url, now.duration_seconds, now.title],
    ['https://player.example/r/2', 'https://player.example/r/2', 75, 'Resync'],
  );
  say('https://elsewhere.example/r/2', 75);
  assert.deepEqual(await resync(), [
    false,
    'Its player is on elsewhere.example, which is not among the hosts whose players may stand here.',
  ]);
  source.pages.delete('/w/resync');
  assert.deepEqual(await resync(), [false, 'The source answered 404.']);
  assert.equal((await row(video_id)).video_url, 'https://player.example/r/2');
});

test('a feed is looked at when its time has come, takes what is new, and says how that went', async () => {
  serve(
    '/daily',
    mediaRss([
      ...items(301, 303),
      ...items(304, 304, () => ({ player: 'https://elsewhere.example/1' })),
      ...items(305, 305, () => ({ player: '' })),
    ]),
  );
  serve('/w/305', '<html></html>', 'text/html');
  const feed = await call('save_import_feed', {
    p_name: 'Daily',
    p_url: `${source.origin}/daily`,
    p_category_id: noir,
    p_publish_as: 'published',
    p_declaration: drawn,
    p_interval_minutes: 60,
  });
  await startFeeds(platform);
  const queued = await db.query(`select from jobs.job where name = 'run-feed' and data ->> 'feedId' = $1`, [
    feed.id,
  ]);
  assert.equal(queued.length, 1);
  await startFeeds(platform);
  const { signal } = new AbortController();
  await runFeed(platform, feed.id, signal);
  const [first] = await call('get_import_feeds', {});
  assert.deepEqual(
    [first.last_result, first.last_failed],
    ['Imported 3 of 5; 0 here already, 2 failed.', false],
  );
  const batchesOfFeed = async () =>
    (await call('get_import_batches', {})).items.filter(
      ({ feed_name }: { feed_name: string | null }) => feed_name === 'Daily',
    );
  const [batch] = await batchesOfFeed();
  const { items: told } = await call('get_import_items', { p_batch_id: batch.id });
  assert.deepEqual(
    told.slice(3).map(({ title, reason }: { title: string; reason: string }) => [title, reason]),
    [
      [
        'Lantern 304',
        'Its player is on elsewhere.example, which is not among the hosts whose players may stand here.',
      ],
      ['Lantern 305', 'This page does not say what video it shows.'],
    ],
  );
  forgetSources();
  await runFeed(platform, feed.id, signal);
  const [again] = await call('get_import_feeds', {});
  assert.deepEqual(
    [again.last_result, again.last_failed],
    ['Nothing new. 2 that failed before fail still.', false],
  );
  assert.equal((await batchesOfFeed()).length, 1, 'a failure that was told is not told again');
  // What is mended there comes in.
  serve(
    '/w/305',
    '<html><head><meta property="og:type" content="video.other"><meta property="og:title" content="Lantern 305"><meta name="twitter:player" content="https://player.example/e/305"></head></html>',
    'text/html',
  );
  forgetSources();
  await runFeed(platform, feed.id, signal);
  const [mended] = await call('get_import_feeds', {});
  assert.equal(
    mended.last_result,
    'Imported 1 of 1; 0 here already, 0 failed. 1 that failed before fails still.',
  );
  const [video] = await db.query<{ declaration: { declaredBy: string } }>(
    'select declaration from videos where original_source_url = $1',
    [`${source.origin}/w/301`],
  );
  assert.equal(video?.declaration.declaredBy, admin.id);
  source.pages.delete('/daily');
  forgetSources();
  await runFeed(platform, feed.id, signal);
  const [second] = await call('get_import_feeds', {});
  assert.deepEqual([second.last_result, second.last_failed], ['The source answered 404.', true]);
  const twice = await call(
    'save_import_feed',
    {
      p_name: 'Other',
      p_url: `${source.origin}/daily`,
      p_category_id: noir,
      p_publish_as: 'published',
      p_declaration: drawn,
      p_interval_minutes: 60,
    },
    409,
  );
  assert.match(twice.message, /Another feed/);
  await call('delete_import_feed', { p_feed_id: feed.id });
  assert.deepEqual(await call('get_import_feeds', {}), []);
});

test('a look at a feed that was interrupted goes on in the import that it began: nothing comes twice, nothing is lost', async () => {
  const breaking = new AbortController();
  serve(
    '/long',
    mediaRss([
      ...items(401, 402),
      ...items(403, 403, () => ({ title: 'Borrowed without consent' })),
      ...items(404, 404, () => ({ player: '' })),
      ...items(405, 406),
    ]),
  );
  source.pages.set('/w/404', (_request, response) => {
    breaking.abort(new Error('the worker stops'));
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
  });
  const feed = await call('save_import_feed', {
    p_name: 'Long',
    p_url: `${source.origin}/long`,
    p_category_id: noir,
    p_publish_as: 'published',
    p_declaration: drawn,
    p_interval_minutes: 60,
  });
  const runId = newId();
  await assert.rejects(runFeed(platform, feed.id, breaking.signal, runId), /the worker stops/);
  await runFeed(platform, feed.id, new AbortController().signal, runId);
  const batches = (await call('get_import_batches', {})).items.filter(
    ({ feed_name }: { feed_name: string | null }) => feed_name === 'Long',
  );
  assert.equal(batches.length, 1);
  const { items: listed } = await call('get_import_items', { p_batch_id: batches[0].id });
  assert.deepEqual(
    listed.map(({ title, state }: { title: string; state: string }) => [title, state]),
    [
      ['Lantern 401', 'imported'],
      ['Lantern 402', 'imported'],
      ['Borrowed without consent', 'failed'],
      ['Lantern 404', 'failed'],
      ['Lantern 405', 'imported'],
      ['Lantern 406', 'imported'],
    ],
  );
  const kept = (await call('get_import_feeds', {})).find(({ id }: { id: string }) => id === feed.id);
  assert.equal(
    kept.last_result,
    'Imported 4 of 6; 0 here already, 2 failed.',
    'the sum is of the whole look',
  );
  // Given up for good, it says so, and the next look is another.
  await createRunFeedHandler(platform).failed?.({ feedId: feed.id }, 'killed');
  const lost = (await call('get_import_feeds', {})).find(({ id }: { id: string }) => id === feed.id);
  assert.deepEqual(
    [lost.last_result, lost.last_failed],
    ['The look at it broke off. The next one goes on.', true],
  );
  await call('delete_import_feed', { p_feed_id: feed.id });
});

test('a feed is changed and put to rest: then it is looked at only when somebody says so', async () => {
  const input = {
    p_name: 'Resting',
    p_url: `${source.origin}/resting`,
    p_category_id: noir,
    p_publish_as: 'published',
    p_declaration: drawn,
    p_interval_minutes: 60,
  };
  const feed = await call('save_import_feed', input);
  const changed = await call('save_import_feed', {
    ...input,
    p_feed_id: feed.id,
    p_name: 'Rested',
    p_publish_as: 'pending',
    p_interval_minutes: 1440,
    p_is_active: false,
  });
  assert.deepEqual(
    [changed.id, changed.name, changed.publish_as, changed.interval_minutes, changed.is_active],
    [feed.id, 'Rested', 'pending', 1440, false],
  );
  await startFeeds(platform);
  const queued = async () =>
    (await db.query(`select from jobs.job where name = 'run-feed' and data ->> 'feedId' = $1`, [feed.id]))
      .length;
  assert.equal(await queued(), 0);
  await call('run_import_feed', { p_feed_id: feed.id });
  assert.equal(await queued(), 1);
  await call('delete_import_feed', { p_feed_id: feed.id });
});

test('what failed before it came to the server is kept with the import, once, and so is how many were chosen', async () => {
  const batch_id = await begin({ p_selected_count: 3 });
  const failure = {
    p_batch_id: batch_id,
    p_source_url: `${source.origin}/unread`,
    p_title: 'Unread',
    p_reason: 'Failed to scrape details: This page does not say what video it shows.',
  };
  await call('note_import_failure', failure);
  await call('note_import_failure', failure);
  const { items: listed } = await call('get_import_items', { p_batch_id: batch_id });
  assert.deepEqual(
    listed.map(({ title, state, reason }: Record<string, string>) => [title, state, reason]),
    [['Unread', 'failed', failure.p_reason]],
  );
  const kept = (await call('get_import_batches', {})).items.find(({ id }: { id: string }) => id === batch_id);
  assert.deepEqual([kept.selected_count, kept.imported_count, kept.failed_count], [3, 0, 1]);
  await call('note_import_failure', { ...failure, p_batch_id: newId() }, 404);
  await call('undo_import', { p_batch_id: batch_id });
  await call('note_import_failure', failure, 409);
});

test('tube sites are searched through configured partners; the three well-known ones stand there as not configured', async () => {
  const names = async () =>
    (await call('get_import_providers', {})).map(
      ({ id, is_configured }: { id: string; is_configured: boolean }) => [id, is_configured],
    );
  assert.deepEqual(await names(), [
    ['pornhub', false],
    ['xvideos', false],
    ['xhamster', false],
  ]);
  const empty = await call('search_tube_site', { p_provider: 'partner', p_keywords: ' ' }, 400);
  assert.equal(empty.message, 'Please enter keywords or a tube site category.');
  await call('search_tube_site', { p_provider: 'partner', p_keywords: 'rain' }, 404);
  await call(
    'save_import_provider',
    { p_id: 'partner', p_name: 'Partner', p_search_url: `${source.origin}/fixed` },
    400,
  );
  await call('save_import_provider', {
    p_id: 'partner',
    p_name: 'Partner',
    p_search_url: `${source.origin}/s?q=[query]&c=[category]&p=[page]`,
  });
  await call('save_import_provider', {
    p_id: 'xvideos',
    p_name: 'xvideos',
    p_search_url: `${source.origin}/x?q=[query]`,
  });
  assert.deepEqual(await names(), [
    ['partner', true],
    ['xvideos', true],
    ['pornhub', false],
    ['xhamster', false],
  ]);
  serve('/s?q=rain%26c%3D%2F..%2F&c=&p=2', mediaRss(items(401, 402)));
  const found = await call('search_tube_site', {
    p_provider: 'partner',
    p_keywords: 'rain&c=/../',
    p_page: 2,
  });
  assert.deepEqual([found.error, found.videos.length, found.page, found.totalPages], [null, 2, 2, 3]);
  await call('delete_import_provider', { p_id: 'xvideos' });
  assert.equal((await names()).length, 3 + 1);
});
