import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { visit } from './browser.ts';
import { makeClip } from './clips.ts';
import { newName } from './members.ts';
import { until } from './site.ts';
import { site, url } from './talking.ts';

const name = newName('framer');
const title = `Three lights of ${name}`;
const clip = path.join(process.env.DATA_DIR ?? '', `${name}.mp4`);
let maker: TestMember;

before(async () => {
  // Two seconds each.
  await makeClip(clip, { seconds: 6, colours: ['red', 'lime', 'blue'] });
  maker = await makeMember(site().platform, name, { role: 'publisher', canUploadVideos: true });
});

/** Opens the player for choosing moments and takes the frame at these seconds. */
async function take(part: Locator, opens: string, seconds: number): Promise<void> {
  await part.getByRole('button', { name: opens }).click();
  const video = part.getByLabel('Your video, to choose a moment');
  await part.getByRole('button', { name: 'Use this frame' }).and(part.locator(':enabled')).waitFor();
  // As dragging its controls does.
  await video.evaluate((one: HTMLVideoElement, at) => {
    one.currentTime = at;
  }, seconds - 0.2);
  await part.getByRole('button', { name: 'A little forward' }).click();
  assert.equal(
    Math.round((await video.evaluate((one: HTMLVideoElement) => one.currentTime)) * 10) / 10,
    seconds,
  );
  await part.getByRole('button', { name: 'Use this frame' }).click();
  await part.getByText('This frame is your thumbnail now.').waitFor();
}

/** The mean colour of a picture of the site: red, green, blue, 0 to 255. */
async function colourOf(page: Page, address: string): Promise<number[]> {
  const response = await page.request.get(new URL(address, url).href);
  assert.equal(response.status(), 200);
  const { channels } = await sharp(await response.body()).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}

/** The picture of the video, once it has another one than before. */
async function storedThumbnail(before: string | null): Promise<string> {
  let found: string | null = null;
  await until(
    async () => {
      found = await thumbnailNow();
      return found !== null && found !== before;
    },
    20_000,
    () => 'the video has no new picture of its own',
  );
  return found ?? '';
}

async function thumbnailNow(): Promise<string | null> {
  const [row] = await site().platform.db.query<{ key: string | null }>(
    'select custom_thumbnail_key as key from videos where title = $1',
    [title],
  );
  return row?.key ? `/${row.key}` : null;
}

/** An address up to its width: pages draw what suits the place. */
const nameOf = (address: string): string => address.replace(/\d+\.webp$/, '');

const isMostly = (which: 0 | 1 | 2, colour: readonly number[]): boolean =>
  colour.every((part, at) => (at === which ? part > 170 : part < 90));

test('an uploader makes the frame on the screen the thumbnail, on the page of uploads and in the studio', async () => {
  const { page, context, faults } = await visit({ url });
  const [cookie = '', value = ''] = maker.cookie.split('=');
  await context.addCookies([{ name: cookie, value, url, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`${url}/upload`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Choose files' }).and(page.locator(':enabled')).waitFor();
  await page.getByLabel('Video files').setInputFiles(clip);
  // Before anything of the file has arrived, from the file itself.
  await take(page.getByRole('region', { name: 'Thumbnail' }), 'Choose a moment', 3);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Everyone depicted is an adult, drawn or not.').check();
  await page.getByLabel('I hold the rights to publish this video here.').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const entry = page.getByRole('listitem', { name: title });
  await entry.getByText('Published', { exact: true }).waitFor({ timeout: 60_000 });

  const first = await storedThumbnail(null);
  assert.ok(isMostly(1, await colourOf(page, first)), `green, not ${await colourOf(page, first)}`);
  await entry.locator(`img[src^="${nameOf(first)}"]`).waitFor();

  await page.getByRole('link', { name: 'Studio' }).first().click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('tab', { name: 'Edit' }).click();
  const part = page.getByRole('region', { name: 'Thumbnail' });
  await take(part, 'Choose another moment', 5);
  const second = await storedThumbnail(first);
  assert.ok(isMostly(2, await colourOf(page, second)), `blue, not ${await colourOf(page, second)}`);

  const stranger = await visit({ url });
  await stranger.page.goto(`${url}/user/${name}?initialTab=Videos`, { waitUntil: 'load' });
  await stranger.page
    .locator(`img[src^="${nameOf(second)}"]`)
    .first()
    .waitFor();
  assert.deepEqual([...faults, ...stranger.faults], []);
});
