import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { visit } from './browser.ts';
import { call } from './calling.ts';
import { makeFlashingClip } from './clips.ts';
import { looksRight } from './looks-right.ts';
import { bring, folder, isReady, type Made, remove } from './made-videos.ts';
import { newName } from './members.ts';
import { until } from './site.ts';
import { enterAsAdmin, site, url } from './talking.ts';
import { played } from './watching.ts';

const name = newName('stormer');
let maker: TestMember;
let video: Made;

const details = async () => (await call('get_video_details_by_slug', { p_slug: video.slug }, null))[0]!;

before(async () => {
  maker = await makeMember(site().platform, name, { role: 'publisher', canUploadVideos: true });
  video = await buildVideo(site().platform, {
    title: `Sheet lightning of ${name}`,
    uploaderId: maker.id,
    durationSeconds: 24,
  });
  const file = path.join(folder, 'lightning.mp4');
  await makeFlashingClip(file, 24, [8, 11]);
  await bring(video, file);
  await isReady(video);
  await until(
    async () => (await details()).playback.moments.length > 0,
    60_000,
    () => 'the clip was not measured',
  );
});

after(() => remove(video, 'The journey is over.'));

const isPlaying = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused === false);
const jump = (page: Page, seconds: number) =>
  page.evaluate((at) => {
    document.querySelector('video')!.currentTime = at;
  }, seconds);
const light = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('.player-surface video')!).filter);
const warning = (page: Page) => page.getByRole('region', { name: 'This video flashes' });
const open = (page: Page, address = `/play/${video.slug}`) =>
  page.goto(`${url}${address}`, { waitUntil: 'load' });

test('a visitor is asked before a video that flashes, and sees it dimmed where it does', async () => {
  const found = await details();
  assert.equal(found.playback.moments.length, 1);
  assert.ok(Math.abs(found.playback.moments[0]!.starts_at - 8) < 0.3);
  const { page, context, faults } = await visit({ url });
  await open(page);
  await warning(page).getByText('It does so once, at 0:08.').waitFor();
  await looksRight(page, 'the question before a video that flashes');
  assert.equal(await isPlaying(page), false);
  // By keys alone: all three choices, and the box, one after the other.
  await warning(page).getByRole('button', { name: 'Play dimmed' }).focus();
  const reached: (string | null)[] = [];
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => document.activeElement?.textContent || document.activeElement!.tagName),
    );
  }
  assert.deepEqual(reached, ['Play as it is', 'Go back', 'INPUT']);
  await warning(page).getByRole('button', { name: 'Play dimmed' }).press('Enter');
  await page.waitForFunction(() => document.querySelector('video')?.paused === false);
  await played(page, 0.5);
  assert.equal(await light(page), 'none');
  await jump(page, 7.5);
  await page.getByRole('button', { name: 'Stop dimming' }).waitFor();
  assert.equal(await light(page), 'brightness(0.27)');
  await jump(page, 16);
  await page.waitForFunction(() => !document.querySelector('.player-surface')!.hasAttribute('data-dimmed'));
  // This browser knows the choice.
  await open(page);
  await page
    .getByRole('button', { name: `Play ${video.title}` })
    .first()
    .click({ timeout: 2000 })
    .catch(() => {});
  await page.waitForFunction(() => document.querySelector('video')?.paused === false);
  assert.equal(await warning(page).count(), 0);
  await jump(page, 9);
  await page.waitForFunction(() => document.querySelector('.player-surface')!.hasAttribute('data-dimmed'));
  assert.deepEqual(faults, []);
  await context.close();
});

test('who goes back is where they were, and in a frame nothing plays that was not wanted', async () => {
  const { page, context, faults } = await visit({ url });
  await open(page, '/faq');
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
  }, `/play/${video.slug}`);
  await page.waitForURL(`**/play/${video.slug}`);
  await warning(page).getByRole('button', { name: 'Go back' }).press('Enter');
  await page.waitForURL((address) => !address.pathname.startsWith('/play/'));
  await open(page, `/embed/${video.slug}`);
  await page.getByRole('button', { name: `Play ${video.title}` }).press('Enter');
  const first = warning(page).getByRole('button', { name: 'Play dimmed' });
  await first.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Play dimmed');
  await warning(page).getByRole('button', { name: 'Don’t play' }).press('Enter');
  await warning(page).waitFor({ state: 'detached' });
  assert.equal(await isPlaying(page), false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('who made it sees what was found and says more; an admin dismisses it, and nobody is asked', async () => {
  const { page, context, faults } = await visit({ url });
  const [cookie = '', value = ''] = maker.cookie.split('=');
  await context.addCookies([{ name: cookie, value, url, httpOnly: true, sameSite: 'Lax' }]);
  await open(page, `/studio/${video.slug}?tab=edit`);
  const part = page
    .locator('.form-group, section')
    .filter({ has: page.getByRole('heading', { name: 'Flashes and warnings' }) })
    .last();
  await part.getByText(/^0:08(\.\d)? – 0:1\d(\.\d)? · Found$/).waitFor();
  assert.equal(await part.getByRole('button', { name: /^Dismiss/ }).count(), 0);
  assert.match(
    (await part.getByRole('link', { name: /^Play from 0:08/ }).getAttribute('href')) ?? '',
    /\?t=6$/,
  );
  await part.getByRole('button', { name: 'Add a moment' }).press('Enter');
  await part.getByLabel('What').selectOption('Flashing');
  await part.getByLabel('Start').fill('0:20');
  await part.getByLabel('End').fill('0:22');
  await looksRight(page, 'moments in the studio');
  await part.getByRole('button', { name: 'Save' }).press('Enter');
  await part.getByText('0:20 – 0:22 · Set by hand').waitFor();
  await part.getByRole('button', { name: 'Remove flashing at 0:20' }).press('Enter');
  await part.getByText('Removed.').waitFor();
  await context.close();

  const office = await visit({ url });
  const admin = await enterAsAdmin(office.context);
  const told = await call('get_own_moments', { p_video_id: video.id }, admin);
  await call('dismiss_found_flash', { p_moment_id: told.moments[0]!.id, p_is_dismissed: true }, admin);
  await until(
    async () => (await details()).playback.moments.length === 0,
    20_000,
    () => 'the moment is still told',
  );
  await office.page.goto(`${url}/play/${video.slug}`, { waitUntil: 'load' });
  await office.page
    .getByRole('button', { name: `Play ${video.title}` })
    .first()
    .click({ timeout: 2000 })
    .catch(() => {});
  await office.page.waitForFunction(() => document.querySelector('video')?.paused === false);
  assert.equal(await warning(office.page).count(), 0);
  assert.deepEqual([...faults, ...office.faults], []);
  await office.context.close();
});
