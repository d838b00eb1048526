import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { proposeEpisodes } from '../server/src/domains/works/proposing/propose-episodes.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { makeClip } from './clips.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { runCommand, until } from './site.ts';
import { enter, enterAsAdmin, site, url } from './talking.ts';
import { visitorPages } from './walked-pages.ts';
import { begin, jumpNearEnd, played } from './watching.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-series-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const title = `Amber Causeway ${process.pid}`;
const tag = `causeway ${process.pid}`;
const seconds = 16;

/** Six loose files as they lie in a folder: five episodes of a second season, one of them in two languages. */
const names = [
  `[Kite] ${title} S2 - 01 (1080p).mkv`,
  `[Kite] ${title} S2 - 02 (1080p).mkv`,
  `[Heron] ${title} S2 - 02 (1080p) [English Dub].mkv`,
  `[Kite] ${title} S2 - 03 (1080p).mkv`,
  `[Kite] ${title} S2 - 04 (1080p).mkv`,
  `[Kite] ${title} S2 - 05 (1080p).mkv`,
];

interface Loose {
  id: string;
  slug: string;
  title: string;
}

async function importFiles(): Promise<Loose[]> {
  const { db } = site().platform;
  atEnd(async () => {
    await db.query(`update videos set publish_status = 'draft' where title like $1`, [`%${title}%`]);
    await db.query('delete from episode_proposals where work_title like $1', [`%${title}%`]);
    await db.query('delete from works where title like $1', [`%${title}%`]);
  });
  const take = async (name: string, at: number): Promise<void> => {
    const file = path.join(folder, name);
    // Each another file.
    await makeClip(file, { seconds: seconds + at, size: '320x180', rate: 10 });
    const made = await runCommand(
      'server/src/main/import-command.ts',
      [
        ...[file, '--title', path.parse(name).name, '--category', 'uncategorized', '--tags', tag],
        ...['--audio', name.includes('Dub') ? 'en' : 'ja'],
      ],
      process.env,
    );
    assert.equal(made.code, 0, made.out + made.err);
  };
  // Two at a time, as they are prepared.
  for (const at of [0, 2, 4]) await Promise.all([at, at + 1].map((one) => take(names[one]!, one)));
  const videos = await db.query<Loose>(
    `select id, slug, title from videos where title like $1 order by title, id`,
    [`%${title}%`],
  );
  assert.equal(videos.length, 6);
  return videos;
}

/** The desk: the six are proposed as one new work, and accepted. */
async function group(): Promise<{ slug: string; id: string }> {
  const { db } = site().platform;
  // What the worker does once a minute.
  await proposeEpisodes(db);
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/works?tab=proposals`, { waitUntil: 'load' });
  await alive(page);
  const region = page.getByRole('region', { name: new RegExp(title) });
  await region.getByText('6 videos · a new work').waitFor();
  await region.getByRole('button', { name: 'Accept 6 videos' }).click();
  await region.waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
  const [work] = await db.query<{ slug: string; id: string }>(
    'select slug, id from works where title like $1',
    [`%${title}%`],
  );
  return work!;
}

const timeOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
const counted = (page: Page) =>
  page.waitForResponse(
    async (response) =>
      response.url().endsWith('/get-country') && (await response.text()).includes('view_recorded'),
  );
const download = async (page: Page, name: RegExp): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return readFile((await file.path())!, 'utf8');
};

/** Watches a series: its opening skipped, on to the next, there in another language at the same second. */
async function watch(page: Page, work: { slug: string }, one: Loose, two: Loose, dub: Loose): Promise<void> {
  await page.goto(`${url}/series/${work.slug}`, { waitUntil: 'load' });
  await page.getByRole('heading', { name: 'Episodes', exact: true }).waitFor();
  await looksRight(page, 'a series made of loose files');
  const first = counted(page);
  await page.getByRole('link', { name: 'Start with Episode 1' }).click();
  await page.waitForURL(`**/play/${one.slug}`);
  await begin(page, one.title);
  await page.getByRole('button', { name: 'Skip opening' }).click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 8);
  await first;
  const seen = page.waitForResponse(
    (response) =>
      response.url().endsWith('/save_watch_position') && response.request().postData()!.includes(one.id),
  );
  await jumpNearEnd(page, 0.5);
  await seen;
  const next = page.getByRole('region', { name: 'Up next' });
  await next.getByText('Episode 2', { exact: true }).waitFor();
  await next.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(new RegExp(`/play/${two.slug}(\\?|$)`));
  const second = counted(page);
  await begin(page, two.title);
  await played(page, 3);
  await second;
  const at = await timeOf(page);
  await page
    .getByRole('navigation', { name: 'Episode of a series' })
    .getByRole('link', { name: /^English/ })
    .press('Enter');
  await page.waitForURL(`**/play/${dub.slug}?t=*`);
  const third = counted(page);
  await page.waitForFunction(
    (from) => (document.querySelector('video')?.currentTime ?? 0) >= from,
    Math.floor(at),
    { timeout: 20_000 },
  );
  assert.ok((await timeOf(page)) < at + 8, 'at the same second');
  await third;
}

/** Opened again, the series is in the row to go on with; its last episode completes it in the list, which goes out and in. */
async function complete(context: BrowserContext, work: { slug: string }, last: Loose): Promise<void> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  const row = page.getByRole('region', { name: 'Continue watching' });
  await row.getByRole('link', { name: new RegExp(title) }).waitFor();
  await row.getByText('Episode 2', { exact: true }).waitFor();
  await page.goto(`${url}/play/${last.slug}`, { waitUntil: 'load' });
  const view = counted(page);
  await begin(page, last.title);
  await view;
  const seen = page.waitForResponse(
    (response) =>
      response.url().endsWith('/save_watch_position') && response.request().postData()!.includes(last.id),
  );
  await jumpNearEnd(page, 0.4);
  await seen;
  const listed = async (status: string) => {
    await page.goto(`${url}/my-list?status=${status}`, { waitUntil: 'load' });
    return page.locator('.list-row', { hasText: title }).count();
  };
  await until(
    async () => (await listed('completed')) === 1,
    30_000,
    () => 'it was not completed by its last episode',
  );
  await alive(page);
  const xml = await download(page, /XML for other list sites/);
  assert.match(xml, new RegExp(`${title}[^]*<my_status>Completed</my_status>`));
  await page.locator('.list-edit:not([open]) > summary').click();
  await page.locator('summary', { hasText: 'Remove from my list' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await page.locator('.list-row').waitFor({ state: 'detached' });
  await page.goto(`${url}/my-list/import`, { waitUntil: 'load' });
  await alive(page);
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'list.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) });
  await page.getByRole('button', { name: 'See what would change' }).click();
  await page.getByText('1 to add').waitFor();
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await page.getByText('Added 1 and changed 0.').waitFor();
  assert.equal(await listed('completed'), 1);
  await page.goto(`${url}/series/${work.slug}`, { waitUntil: 'load' });
  await page.getByText('On my list: Completed').waitFor();
}

/** The shield on their tag, and a look at every page: nothing of them shows. */
async function meetNowhere(work: { slug: string }, videos: readonly Loose[]): Promise<void> {
  const { context, page } = await visit({ url });
  const member = await enter(context, url);
  const request = async (address: string) => (await context.request.get(url + address)).text();
  const tells = (html: string): boolean =>
    html.includes(title) || videos.some(({ slug }) => html.includes(slug)) || html.includes(work.slug);
  const [{ slug = '' } = {}] = await call(
    'get_user_playlists_with_thumbnails',
    { p_user_id: member.id },
    member,
  );
  const { db } = site().platform;
  const [other] = await db.query<{ slug: string; title: string; category_slug: string | null }>(
    `select v.slug, v.title, c.slug as category_slug from videos v left join categories c on c.id = v.category_id
     where v.publish_status = 'published' and v.title not like $1 order by v.published_at limit 1`,
    [`%${title}%`],
  );
  const [list] = await db.query<{ slug: string }>('select slug from playlists where is_public limit 1');
  const pages = [
    ...visitorPages({
      video: other!,
      tag: 'rain',
      playlist: list?.slug ?? slug,
      series: 'none',
      studio: 'none',
    }),
    '/categories/uncategorized',
    `/search?q=${encodeURIComponent(title)}`.replace(encodeURIComponent(title), 'Amber'),
    '/series?sort=popular',
    '/my-list',
    '/history',
    '/feed',
  ];
  const before = await Promise.all(pages.map(request));
  assert.ok(before.filter(tells).length >= 4, 'pages tell of them before');
  await call('set_shield_rule', { p_kind: 'tag', p_name: tag, p_act: 'hide' }, member);
  await page.goto(`${url}/tags/causeway-${process.pid}`, { waitUntil: 'load' });
  await page.getByText('You hide this tag.', { exact: true }).waitFor();
  for (const address of pages)
    assert.ok(!tells(await request(address)), `${address} tells of what is hidden`);
}

test('six loose files become a series that is watched, listed, taken along, and met nowhere once it is hidden', async () => {
  const videos = await importFiles();
  const of = (part: string): Loose => videos.find((one) => one.title.includes(part))!;
  const [one, two, dub, last] = [
    of('[Kite]') && videos.find((video) => video.title.includes('- 01'))!,
    videos.find((video) => video.title.includes('- 02') && !video.title.includes('Dub'))!,
    of('Dub'),
    videos.find((video) => video.title.includes('- 05'))!,
  ];
  const work = await group();
  const keeper = await enterAsAdmin((await visit({ url })).context);
  await call(
    'save_own_skip',
    { p_video_id: one.id, p_kind: 'opening', p_starts_at: 0.5, p_ends_at: 8 },
    keeper,
  );
  const { page, context, faults } = await visit({ url });
  await enter(context, url);
  await watch(page, work, one, two, dub);
  await page.close();
  await complete(context, work, last);
  assert.deepEqual(faults, []);
  await meetNowhere(work, videos);
});
