import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { pictureFile } from '#tests/support/test-pictures.ts';
import { visit } from './browser.ts';
import { joinConfirmed, newName } from './members.ts';
import { until } from './site.ts';

const url = process.env.SITE_URL ?? '';
const name = newName('painter');
const photosAt = `${url}/user/${name}?initialTab=Photos`;
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];

before(async () => {
  const { context } = await visit({ url });
  await joinConfirmed(context, url, name);
  cookies = await context.cookies();
  await context.close();
});
async function asOwner(width?: number) {
  const visited = await visit({ url, ...(width ? { width } : {}) });
  await visited.context.addCookies(cookies);
  return visited;
}
const file = (title: string, background: string) =>
  pictureFile(title, background, { width: 900, height: 600 });
const add = async (page: Page, ...files: Awaited<ReturnType<typeof file>>[]) =>
  page.getByLabel('Add photos').setInputFiles(files);
const grid = (page: Page) => page.locator('.photo-grid img');
const countIs = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('.photo-grid img').length === wanted, count);

test('a member adds photos, turns them by keys, gives one a caption and deletes one', async () => {
  const { page, context, faults } = await asOwner();
  await page.goto(photosAt, { waitUntil: 'load' });
  await page.getByText('No photos yet.').waitFor();
  await add(page, await file('one', '#a40'), await file('two', '#04a'), await file('three', '#0a4'));
  await countIs(page, 3);
  await grid(page).first().click();
  const viewer = page.getByRole('dialog');
  await viewer.getByText('1 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('2 of 3').waitFor();
  await viewer.getByText('Edit', { exact: true }).click();
  await viewer.getByLabel('Caption').fill('The lake, <b>blue</b>');
  await viewer.getByRole('button', { name: 'Save' }).click();
  await viewer.waitFor({ state: 'detached' });
  await page.getByRole('img', { name: 'The lake, <b>blue</b>' }).waitFor();
  await grid(page).last().click();
  await viewer.getByText('Delete', { exact: true }).click();
  await viewer.getByRole('button', { name: 'Yes, delete it' }).click();
  await countIs(page, 2);
  await grid(page).first().click();
  await viewer.waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('a file that is no picture is refused by name, and the others are taken', async () => {
  const { page, context } = await asOwner();
  await page.goto(photosAt, { waitUntil: 'load' });
  await add(
    page,
    { name: 'program.png', mimeType: 'image/png', buffer: Buffer.from('MZ this is a program, in truth') },
    await file('four', '#aa4'),
  );
  await page.getByText('program.png: Invalid file type.').waitFor();
  await countIs(page, 3);
  await context.close();
});

test('a private album is its owner’s alone, its photos too, until they open it to all', async () => {
  const { page, context } = await asOwner();
  await page.goto(photosAt, { waitUntil: 'load' });
  await page.getByText('New album').click();
  await page.getByLabel('Name', { exact: true }).fill('Attic of lamps');
  await page.getByLabel('Anyone can see it').uncheck();
  await page.getByRole('button', { name: 'Create album' }).click();
  await page.getByRole('heading', { name: 'Attic of lamps' }).waitFor();
  await page.getByText('No photos in this album yet.').waitFor();
  await add(page, await file('five', '#4aa'));
  await countIs(page, 1);
  const secret = (await grid(page).getAttribute('src')) ?? '';
  // Pages are kept for each layout, a quarter of a minute long: this is not the one that is looked at later.
  const cookie = 'age_confirmed=1; layout=list.4.1';
  const html = async (at: string) => (await fetch(at, { headers: { cookie } })).text();
  for (const at of [photosAt, page.url()]) {
    const seen = await html(at);
    assert.ok(!seen.includes('Attic of lamps') && !seen.includes(secret), at);
  }
  assert.equal((await fetch(url + secret)).status, 404);
  await page.getByText('Edit album').click();
  await page.getByLabel('Anyone can see it').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Private: only you can see it').waitFor({ state: 'detached' });
  assert.equal((await fetch(url + secret)).status, 200);
  const { page: other, context: stranger } = await visit({ url });
  await until(
    async () => {
      await other.goto(page.url(), { waitUntil: 'load' });
      return (await other.getByRole('heading', { name: 'Attic of lamps', level: 2 }).count()) === 1;
    },
    20_000,
    () => 'a visitor does not see the album',
  );
  await grid(other).click();
  await other.getByRole('dialog').getByText('Report').click();
  await other.getByRole('heading', { name: 'Report this photo' }).waitFor();
  await stranger.close();
  await page.getByText('Delete album').click();
  await page.getByRole('button', { name: 'Yes, delete them' }).click();
  await page.getByRole('heading', { name: 'Attic of lamps' }).waitFor({ state: 'detached' });
  assert.equal((await fetch(url + secret)).status, 404);
  await context.close();
});

test('before the age gate no photo is in the page', async () => {
  const html = await (await fetch(photosAt)).text();
  assert.ok(!html.includes('/storage/'));
});
