import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { atRest, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight, seriousFindings } from './looks-right.ts';
import { join } from './members.ts';
import { memberPages, noSuchPage, visitorPages } from './walked-pages.ts';

const url = process.env.SITE_URL ?? '';
const firstVideo = async () => {
  const rows = await call('get_all_videos_with_details', {}, null);
  assert.ok(rows[0], 'a video is there');
  return rows[0];
};
const video = await firstVideo();
const tags = await call('get_popular_tags', {}, null);
const playlists = await call('get_most_popular_playlist', {}, null);
const [series] = await call('list_works', {}, null);
const { items: studios } = await call('list_studios', {}, null);
const pages = visitorPages({
  video,
  tag: tags[0]?.slug ?? 'none',
  playlist: playlists[0]?.slug ?? '',
  series: series?.slug ?? '',
  studio: studios[0]?.slug ?? '',
});
const asked = [
  ...pages.map((path) => ({ path, member: false })),
  ...memberPages({ video }).map((path) => ({ path, member: true })),
];

let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
before(async () => {
  const { context } = await visit({ url });
  await join(context, url);
  cookies = await context.cookies();
});

for (const { path, member } of asked) {
  test(`${path}${member ? ' for a member' : ''} has no serious axe finding, no fault and nothing wider than a screen of 390, 768 and 1440 pixels`, async () => {
    const { page, context, faults } = await visit({ url, width: 390 });
    if (member) await context.addCookies(cookies);
    await page.goto(url + path, { waitUntil: 'load' });
    await atRest(page);
    await looksRight(page, path);
    const expected = path === noSuchPage ? /status of 404/ : null;
    assert.deepEqual(
      faults.filter((fault) => !expected?.test(fault)),
      [],
    );
    await context.close();
  });
}

test('before the age gate every page has its text and no picture or media, and takes no input beneath', async () => {
  const { page, context } = await visit({ url, adult: false });
  for (const path of pages) {
    const response = await fetch(url + path);
    const html = await response.text();
    assert.equal(response.status, path === noSuchPage ? 404 : 200, path);
    assert.ok(!/\/media\/|<video|<audio/.test(html), `${path} holds media before the gate`);
    assert.match(html, /RTA-5042-1996-1400-1577-RTA/);
    assert.match(html, /<title>[^<]+<\/title>/);
    if (!path.startsWith('/no-such')) assert.match(html, /rel="canonical"/, path);
  }
  await page.goto(`${url}/play/${video.slug}`);
  assert.ok(
    await page.getByRole('heading', { level: 1, name: video.title, includeHidden: true }).count(),
    'its text is in the page',
  );
  assert.deepEqual(await seriousFindings(page), []);
  await context.close();
});

test('help pages stay open without the gate', async () => {
  const { page, context } = await visit({ url, adult: false });
  for (const path of ['/faq', '/sitemap']) {
    await page.goto(url + path);
    assert.equal(
      await page.locator('form[action^="/age-gate"]:visible').filter({ hasText: /18/ }).count(),
      0,
      path,
    );
    assert.ok(await page.getByRole('heading', { level: 1 }).isVisible());
  }
  await context.close();
});

test('every internal link of every page leads to a page', async () => {
  const seen = new Set<string>(pages.filter((path) => path !== noSuchPage));
  const queue = [...seen];
  const broken: string[] = [];
  for (let next = queue.shift(); next !== undefined && seen.size < 400; next = queue.shift()) {
    const response = await fetch(url + next, { headers: { cookie: 'age_confirmed=1' }, redirect: 'manual' });
    if (response.status >= 400) broken.push(`${next}: ${response.status}`);
    if (!response.headers.get('content-type')?.includes('text/html')) continue;
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g)) {
      const target = new URL(address.replaceAll('&amp;', '&'), url + next);
      if (target.origin !== url || target.hash !== '' || target.pathname.startsWith('/assets/')) continue;
      const key = target.pathname + target.search;
      if (!seen.has(key)) {
        seen.add(key);
        queue.push(key);
      }
    }
  }
  assert.deepEqual(broken, []);
  assert.ok(seen.size > 20, `${seen.size} addresses were followed`);
});

test('a video under review is in no page and no sitemap, nor is the tag that it alone has', async () => {
  const get = async (path: string) => {
    const response = await fetch(url + path, { headers: { cookie: 'age_confirmed=1' } });
    return { status: response.status, text: await response.text() };
  };
  const lists = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-videos.xml?part=1', '/sitemap', '/'];
  for (const path of lists) {
    const { status, text } = await get(path);
    assert.equal(status, 200, path);
    assert.doesNotMatch(text, /zebrawood waits|tags\/zebrawood/i, path);
  }
  assert.equal((await get('/tags/zebrawood')).status, 404);
  assert.equal((await get('/play/zebrawood-waits-for-review')).status, 404);
});

test('a prohibited term is answered with the safety text, and the head of the page does not repeat it', async () => {
  const asked = [
    ['/search?q=lolicon', 200],
    [`/categories/${video.category_slug}?q=lolicon`, 200],
    ['/tags/lolicon', 404],
  ] as const;
  for (const [path, status] of asked) {
    const response = await fetch(url + path);
    const html = await response.text();
    assert.equal(response.status, status, path);
    assert.match(html, /confidential help exists/, path);
    assert.match(html, /<meta name="robots" content="noindex"/, path);
    assert.doesNotMatch(/<head>.*?<\/head>/s.exec(html)?.[0] ?? 'lolicon', /lolicon/, path);
    assert.doesNotMatch(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? 'lolicon', /lolicon/, path);
  }
});

test('crawlers find robots.txt and the sitemaps', async () => {
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  assert.match(robots, /Sitemap: http/);
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  assert.match(index, /<sitemapindex/);
  for (const [, address = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const response = await fetch(address.replaceAll('&amp;', '&'));
    assert.equal(response.status, 200, address);
  }
});
