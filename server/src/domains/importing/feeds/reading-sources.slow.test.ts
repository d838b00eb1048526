import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { findCategory } from '../../videos/index.ts';
import { forgetSources } from './list-source.ts';
import {
  admin,
  begin,
  call,
  db,
  items,
  noir,
  platform,
  refusalOf,
  row,
  serve,
  source,
  stripped,
} from './test-imports.ts';
import { mediaRss, startSourceHost } from './test-source-host.ts';

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
  const first = await call('scrape-video-list', { url: `${source.origin}/feed` }, admin);
  assert.deepEqual([first.error, first.page, first.totalPages, first.videos.length], [null, 1, 2, 50]);
  const [one, two] = first.videos;
  assert.deepEqual(
    [one!.title, one!.original_source_url, one!.video_url, one!.outlook],
    ['Lantern 1', `${source.origin}/w/1`, 'https://player.example/e/1', 'new'],
  );
  assert.equal(two!.outlook, 'changed');
  assert.deepEqual(two!.changes[0], { field: 'title', before: 'Old words', after: 'Lantern 2' });
  const second = await call('scrape-video-list', { url: `${source.origin}/feed`, page: 2 }, admin);
  const refused = second.videos.slice(-3).map(({ outlook, reason }) => [outlook, reason]);
  assert.deepEqual(refused, [
    [
      'refused',
      'Its player is on elsewhere.example, which is not among the hosts whose players may stand here.',
    ],
    ['refused', 'The title holds a word that is not allowed here.'],
    ['refused', 'Enter a title.'],
  ]);
  assert.deepEqual(source.asked, ['/robots.txt', '/feed'], 'paging reads a source once');
  const dry = await call(
    'preview_import',
    {
      p_source_url: `${source.origin}/feed`,
      p_videos: [stripped(one!), stripped(two!)],
    },
    admin,
  );
  assert.deepEqual(
    dry.map(({ outlook }) => outlook),
    ['new', 'changed'],
  );
});

test('a list that goes on over documents is read as far as is asked for', async () => {
  const part = (n: number, next: string | null) =>
    mediaRss(items(n * 30 + 1, n * 30 + 30)).replace(
      '<channel>',
      `<channel>${next === null ? '' : `<a:link xmlns:a="http://www.w3.org/2005/Atom" rel="next" href="${next}"/>`}`,
    );
  serve('/p0', part(0, '/p1'));
  serve('/p1', part(1, '/p2'));
  serve('/p2', part(2, '/p0'));
  const first = await call('scrape-video-list', { url: `${source.origin}/p0` }, admin);
  assert.deepEqual([first.videos.length, first.totalPages, source.asked.includes('/p2')], [50, 3, false]);
  const second = await call('scrape-video-list', { url: `${source.origin}/p0`, page: 2 }, admin);
  assert.deepEqual([second.videos.length, second.totalPages], [40, 2], 'a circle ends');
});

test('a source that cannot be read says why, whatever is wrong with it', async () => {
  source.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /closed\n', type: 'text/plain' });
  serve('/text', 'hello', 'text/plain');
  source.pages.set('/broken', { body: 'x', status: 500 });
  serve('/deep', '<rss>'.repeat(1000));
  serve('/nested', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'application/json');
  const error = async (url: string) => (await call('scrape-video-list', { url }, admin)).error as string;
  assert.match(await error(`${source.origin}/closed/feed`), /robots\.txt/);
  assert.match(await error(`${source.origin}/text`), /Nothing that can be read/);
  assert.match(await error(`${source.origin}/broken`), /answered 500/);
  assert.match(await error(`${source.origin}/deep`), /too large or too deep/);
  assert.equal(await error(`${source.origin}/nested`), null);
  const deep = await refusalOf('scrape-categories', { url: `${source.origin}/deep` }, 400);
  assert.match(deep.error, /too large or too deep/);
  assert.match(await error('http://169.254.169.254/latest/'), /private network/);
  assert.match(await error('http://127.0.0.1:1/'), /port/);
  assert.match(await error('lantern'), /not an address/);
  assert.match(await error('file:///etc/passwd'), /http/);
  const info = await call(
    'scrape-video-info',
    {
      url: `${source.origin}/text`,
      animated_preview_url: 'https://a.example/p.webp',
    },
    admin,
  );
  assert.match(String(info.error), /Nothing that can be read/);
  assert.equal(info.preview_video, 'https://a.example/p.webp');
  const refused = await call('scrape-categories', { url: `${source.origin}/text` }, admin);
  assert.deepEqual(refused, []);
  const closed = await refusalOf('scrape-categories', { url: `${source.origin}/closed` }, 403);
  assert.match(closed.error, /robots\.txt/);
});

test('a host is not asked faster than it allows', async () => {
  source.pages.set('/robots.txt', { body: 'User-agent: Tsukimi\nCrawl-delay: 20\n', type: 'text/plain' });
  serve('/feed', mediaRss(items(1, 1)));
  assert.equal((await call('scrape-video-list', { url: `${source.origin}/feed` }, admin)).error, null);
  forgetSources();
  assert.match(
    String((await call('scrape-video-list', { url: `${source.origin}/feed` }, admin)).error),
    /Try again in a minute/,
  );
  assert.equal(source.asked.filter((place) => place === '/feed').length, 1);
});

test('an address that is sent on to has its robots.txt and its turn too', async () => {
  source.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /closed\n', type: 'text/plain' });
  const sendOn = (path: string, to: string) =>
    source.pages.set(path, (_request, response) => void response.writeHead(302, { location: to }).end());
  sendOn('/moved', '/feed');
  sendOn('/astray', '/closed/feed');
  serve('/feed', mediaRss(items(1, 1)));
  serve('/closed/feed', mediaRss(items(1, 1)));
  const error = async (path: string) =>
    (await call('scrape-video-list', { url: source.origin + path }, admin)).error as string | null;
  assert.equal(await error('/moved'), null);
  assert.match((await error('/astray')) ?? '', /robots\.txt/);
  assert.ok(!source.asked.includes('/closed/feed'));
  const slow = await startSourceHost();
  platform.config.outboundHosts.push(slow.host);
  slow.pages.set('/robots.txt', { body: 'User-agent: Tsukimi\nCrawl-delay: 20\n', type: 'text/plain' });
  slow.pages.set('/feed', { body: mediaRss(items(1, 1)), type: 'application/rss+xml' });
  sendOn('/away', `${slow.origin}/feed`);
  sendOn('/away-again', `${slow.origin}/feed`);
  assert.equal(await error('/away'), null);
  assert.match((await error('/away-again')) ?? '', /Try again in a minute/);
  assert.deepEqual(slow.asked, ['/robots.txt', '/feed']);
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
  const info = await call('scrape-video-info', { url: `${source.origin}/w/9` }, admin);
  assert.deepEqual([info.title, info.embed_url, info.error], ['Nine', 'https://player.example/9', null]);
});

test('categories are found, and what they stand for is remembered and used', async () => {
  serve('/feed', mediaRss(items(101, 102, (n) => ({ category: n === 101 ? 'Crime  Stories' : 'Other' }))));
  await call(
    'map_source_category',
    {
      p_source_url: `${source.origin}/x`,
      p_source_category: 'crime stories',
      p_category_id: noir,
    },
    admin,
  );
  const found = await call('scrape-categories', { url: `${source.origin}/feed` }, admin);
  assert.deepEqual(
    found.map(({ name, category_id }) => [name, category_id]),
    [
      ['Crime Stories', noir],
      ['Other', null],
    ],
  );
  const other = (await findCategory(db, 'uncategorized'))!.id;
  const batch_id = await begin({ p_category_id: other, p_uses_mapping: true });
  const { videos } = await call('scrape-video-list', { url: `${source.origin}/feed` }, admin);
  const categories: unknown[] = [];
  for (const video of videos) {
    const made = await call(
      'import_scraped_video',
      { p_video_data: { ...stripped(video), batch_id } },
      admin,
    );
    categories.push((await row(made.video_id)).category_id);
  }
  assert.deepEqual(categories, [noir, other]);
});
