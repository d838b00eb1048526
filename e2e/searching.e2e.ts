import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Route } from 'playwright-core';
import { alive, atRest, visit } from './browser.ts';
import { call } from './calling.ts';
import { until } from './site.ts';

const url = process.env.SITE_URL ?? '';
const prepared = async () => {
  const rows = await call('get_all_videos_with_details', {}, null);
  return rows.find((row) => row.thumbnail_url !== null && row.uploader_username !== null);
};
await until(
  async () => (await prepared()) !== undefined,
  120_000,
  () => 'no video has a picture and an uploader',
);
const video = await prepared();

test('a slash leads to the search, which suggests with pictures, and remembers until that is erased', async () => {
  const { page, faults } = await visit({ url });
  await page.goto(`${url}/faq`);
  await alive(page, '.line-banner');
  await atRest(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search videos' });
  await field.waitFor();
  await page.keyboard.type(video!.title.slice(0, 5));
  const option = page.getByRole('option').filter({ hasText: video!.title });
  await option.waitFor();
  assert.equal(await option.locator('.picture img').count(), 1);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await page.goto(`${url}/faq`);
  await alive(page, '.line-banner');
  await atRest(page);
  await page.keyboard.press('/');
  const recent = page.getByRole('option').filter({ has: page.locator('.erase') });
  await recent.waitFor();
  await recent.locator('.erase').click();
  await recent.waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => localStorage.getItem('search.recent')), null);
  assert.deepEqual(faults, []);
});

test('a slash is heard before the page lives, and what is popular is offered', async () => {
  const { page, faults } = await visit({ url });
  const late = async (route: Route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  };
  const scripts = /\/assets\/entry\.client/;
  await page.route(scripts, late);
  await page.goto(`${url}/faq`, { waitUntil: 'commit' });
  const field = page.locator('.search-box input[name=q]');
  await field.waitFor();
  await page.keyboard.press('/');
  assert.equal(await field.evaluate((one) => one === document.activeElement), true);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type(video!.title.slice(0, 5));
  await page.getByRole('option').filter({ hasText: video!.title }).waitFor();
  assert.deepEqual(faults, []);
});

test('a typo is mended while typing and in the results, which offer what was typed and mark what was found', async () => {
  const { page, faults } = await visit({ url });
  await page.goto(`${url}/faq`);
  await alive(page, '.line-banner');
  await atRest(page);
  const long = video!.title.split(' ').find((word) => /^[a-z]{6,}$/i.test(word))!;
  const slip = `${long.slice(0, 3)}${long.slice(4)}`;
  await page.keyboard.press('/');
  await page.keyboard.type(slip);
  await page.getByRole('option').filter({ hasText: video!.title }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await page.getByText('No exact match.').waitFor();
  await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
  await page.getByRole('link', { name: `“${slip}”` }).click();
  await page.waitForURL(/exact=1/);
  await page.getByText(`No results for “${slip}”`).waitFor();
  assert.deepEqual(faults, []);
});

test('an uploader whose name is searched for stands above the videos', async () => {
  const { page } = await visit({ url });
  const name = video!.uploader_display_name ?? '';
  assert.notEqual(name, '');
  await page.goto(`${url}/search?q=${encodeURIComponent(name)}`);
  const found = page.getByRole('list', { name: 'Uploaders' }).getByRole('link');
  await found.first().click();
  await page.waitForURL(`**/user/${video!.uploader_username}`);
});

test('on a phone there is one field, and the filters are in a sheet whose button says how many are on', async () => {
  const { page, faults } = await visit({ url, width: 390 });
  const words = encodeURIComponent(video!.title);
  await page.goto(`${url}/search?q=${words}`);
  await alive(page);
  const fields = page.locator('input[type="search"]:visible');
  assert.equal(await fields.count(), 1);
  assert.equal(await fields.inputValue(), video!.title);
  const under10 = page.getByRole('radio', { name: 'Under 10 min', includeHidden: true });
  assert.equal(await under10.isVisible(), false);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('radio', { name: 'HD', exact: true }).check();
  await page.waitForURL(/quality%3Ahd/);
  assert.equal(await under10.isVisible(), true, 'the sheet stays open');
  await under10.check();
  await page.waitForURL(/length%3Ashort/);
  // All are of one year.
  assert.equal(await page.getByLabel('Year').count(), 0);
  await page.getByRole('button', { name: 'Show results' }).click();
  await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
  await page.getByRole('link', { name: /^Remove Quality: HD/ }).click();
  await page.waitForURL(
    (at) => at.searchParams.get('q')?.endsWith(' length:short') === true && !/quality/.test(at.search),
  );
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
  assert.deepEqual(faults, []);
});
