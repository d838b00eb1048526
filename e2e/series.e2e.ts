import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { enterAsAdmin, site, url } from './talking.ts';

const stamp = `${process.pid}`;
const title = `Paper lighthouse ${stamp}`;

/** Two episodes, the first also dubbed. */
async function makeVideos() {
  const { platform } = site();
  const make = async (words: string, audio: string) => {
    const video = await buildVideo(platform, { title: `${words} ${stamp}`, category: 'Uncategorized' });
    await platform.db.query('update videos set audio_language = $2 where id = $1', [video.id, audio]);
    return video;
  };
  const first = await make('Lit at dusk', 'ja');
  const dubbed = await make('Lit at dusk in English', 'en');
  const second = await make('Out at dawn', 'ja');
  // Other journeys look at what is newest.
  atEnd(async () => {
    const ids = [first, dubbed, second].map(({ id }) => id);
    await platform.db.query(`update videos set publish_status = 'draft' where id = any($1)`, [ids]);
    await platform.db.query('delete from works where title = $1', [title]);
  });
  return { first, dubbed, second };
}

const status = (page: Page, text: string | RegExp) =>
  page.locator('.status-message', { hasText: text }).first().waitFor({ timeout: 15_000 });

test('an admin makes a work of two episodes; a visitor watches the first, goes on, changes the language and comes back', async () => {
  const { first, dubbed, second } = await makeVideos();
  const keeper = await visit({ url });
  await enterAsAdmin(keeper.context);
  const { page } = keeper;
  await page.goto(`${url}/admin/works`, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('button', { name: 'New work' }).click();
  const made = page.getByRole('dialog', { name: 'New work' });
  await made.getByLabel('Title', { exact: true }).fill(title);
  await made.getByLabel('Original title').fill('紙の灯台');
  await made.getByLabel('Year').fill('2026');
  await made.getByLabel('Season').selectOption('fall');
  await made.getByLabel('Studios').fill(`Lamp Room ${stamp}`);
  await made.getByLabel('Other titles').fill('not a title');
  await made.getByRole('button', { name: 'Create' }).click();
  await made.getByText('This line is no title: “not a title”. Write it as “de: Title”.').first().waitFor();
  await made.getByLabel('Other titles').fill('de: Der Papierleuchtturm');
  await made.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL('**/admin/works/*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  for (const [number, name, videos] of [
    ['1', 'Lit at dusk', [first.slug, `${url}/play/${dubbed.slug}?t=3`]],
    ['2', 'Out at dawn', [second.slug]],
  ] as const) {
    await page.getByRole('button', { name: 'Add an episode' }).click();
    const episode = page.getByRole('dialog', { name: 'Add an episode' });
    assert.equal(await episode.getByLabel('Number').inputValue(), number);
    await episode.getByLabel('Title', { exact: true }).fill(name);
    await episode.getByRole('button', { name: 'Save' }).click();
    await status(page, `Saved Episode ${number}.`);
    for (const slug of videos) {
      await page.getByRole('button', { name: `Add a video: Episode ${number}` }).click();
      const version = page.getByRole('dialog', { name: `Add a video to Episode ${number}` });
      await version.getByLabel('Slug of the video').fill(slug);
      await version.getByRole('button', { name: 'Save' }).click();
      await version.waitFor({ state: 'hidden' });
      await status(page, `Added the video to Episode ${number}.`);
    }
  }
  await looksRight(page, 'a work of the back office');
  await page.goto(`${url}/admin/works?q=${encodeURIComponent('papierleuchtturm')}`, { waitUntil: 'load' });
  await page.getByRole('row', { name: new RegExp(title) }).waitFor();
  await looksRight(page, 'the works');
  assert.deepEqual(keeper.faults, []);

  const visitor = await visit({ url });
  const seen = visitor.page;
  await seen.goto(`${url}/studios`);
  await seen.getByRole('link', { name: `Lamp Room ${stamp}` }).click();
  await seen.getByRole('link', { name: title }).click();
  await seen.getByRole('heading', { level: 1, name: title }).waitFor();
  await seen.getByText('Fall 2026').waitFor();
  await seen.getByText('Der Papierleuchtturm').waitFor();
  assert.equal(await seen.getByRole('list', { name: 'Versions of Episode 1' }).getByRole('link').count(), 2);
  const series = seen.url();
  await seen.getByRole('link', { name: 'Start with Episode 1' }).click();
  await seen.waitForURL(/\/play\//);
  const place = seen.getByRole('navigation', { name: 'Episode of a series' });
  await place.getByText('Episode 1', { exact: true }).waitFor();
  assert.equal(await place.getByRole('link', { name: 'Previous episode' }).count(), 0);
  await place.getByRole('link', { name: /^Japanese/ }).click();
  await seen.waitForURL(`**/play/${first.slug}`);
  await place.getByRole('link', { name: 'Next episode' }).click();
  await seen.waitForURL(`**/play/${second.slug}`);
  await place.getByRole('link', { name: 'Previous episode' }).click();
  // In the language of the episode that was left.
  await seen.waitForURL(`**/play/${first.slug}`);
  await looksRight(seen, 'the page of an episode');
  await place.getByRole('link', { name: title }).click();
  await seen.waitForURL(series);
  await looksRight(seen, 'the page of a series');
  assert.deepEqual(visitor.faults, []);
});

test('what a series is stands in its page for search engines, and its address in their list', async () => {
  const [work] = await call('list_works', {}, null);
  assert.ok(work);
  const html = await (await fetch(`${url}/series/${work.slug}`)).text();
  assert.match(html, /"@type":"(TVSeries|Movie)"/);
  assert.match(html, new RegExp(`<link rel="canonical" href="[^"]*/series/${work.slug}"`));
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  assert.match(index, /sitemap-series\.xml\?part=1/);
  const listed = await (await fetch(`${url}/sitemap-series.xml?part=1`)).text();
  assert.match(listed, new RegExp(`/series/${work.slug}</loc>`));
  assert.match(listed, /\/studios\/[^<]+<\/loc>/);
});

test('the studios are looked at, and lead to their works', async () => {
  const { page, faults } = await visit({ url });
  await page.goto(`${url}/studios`, { waitUntil: 'load' });
  await alive(page);
  assert.deepEqual(await page.getByRole('heading', { level: 1 }).allTextContents(), ['Studios']);
  await looksRight(page, 'the studios');
  await page.getByRole('main').getByRole('link', { name: 'Studio Kitsuno' }).click();
  await page.waitForURL('**/studios/studio-kitsuno');
  await page.getByRole('heading', { level: 1, name: 'Studio Kitsuno' }).waitFor();
  await looksRight(page, 'a studio');
  assert.deepEqual(faults, []);
});
