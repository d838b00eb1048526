import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { dropCached } from '../server/src/platform/calls/cached-answers.ts';
import { visit } from './browser.ts';
import { bringClip, makeReady, playbackOf, publishForTest, remove } from './made-videos.ts';
import { onSite } from './on-site.ts';
import { until } from './site.ts';
import { begin, played } from './watching.ts';

// Each state that a player can be in, brought about by what really causes it.

const url = process.env.SITE_URL ?? '';
const notice = (page: Page, title: string) => page.locator('.player-notice').filter({ hasText: title });
const at = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);

test('a page opened while the video is prepared starts to play by itself', async () => {
  const video = await publishForTest('Still on the drawing board');
  const { page, context, faults } = await visit({ url });
  await page.goto(`${url}/play/${video.slug}`);
  await notice(page, 'We’re preparing this video').waitFor();
  await bringClip(video, { seconds: 4 });
  await notice(page, 'We’re preparing this video').waitFor({ state: 'detached', timeout: 90_000 });
  await begin(page, video.title);
  await played(page, 0.5);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a file that cannot be prepared is told of on its page, in words', async () => {
  const video = await publishForTest('Water in the projector');
  const { page, context } = await visit({ url });
  await page.goto(`${url}/play/${video.slug}`);
  await notice(page, 'We’re preparing this video').waitFor();
  await bringClip(video, { seconds: 2, damaged: true });
  await notice(page, 'We couldn’t prepare this video').waitFor({ timeout: 90_000 });
  assert.match((await notice(page, 'We couldn’t prepare').locator('p').innerText()) ?? '', /\w.*\.$/);
  await page.reload();
  await notice(page, 'We couldn’t prepare this video').waitFor();
  await context.close();
});

test('a video that is removed while somebody waits for it says so; later its address answers 410 with the reason', async () => {
  const video = await publishForTest('Withdrawn by its studio');
  const { page, context } = await visit({ url });
  await page.goto(`${url}/play/${video.slug}`);
  await notice(page, 'We’re preparing this video').waitFor();
  await remove(video, 'Its studio asked for it.');
  await notice(page, 'This video was removed').waitFor({ timeout: 30_000 });
  const response = await page.goto(`${url}/play/${video.slug}`);
  assert.equal(response?.status(), 410);
  await page.getByRole('heading', { level: 1, name: 'This video was removed' }).waitFor();
  await page.getByText('Its studio asked for it.').waitFor();
  await context.close();
});

test('without a network it plays what is loaded, says that one is offline, and goes on by itself', async () => {
  const video = await makeReady('Signal lost at sea', 24);
  const { page, context } = await visit({ url });
  // The rest of the video loads slowly, so that the network can fail before it has arrived.
  await page.route(/\/media\/.*\.(m4s|ts)$/, async (route) => {
    const number = Number(/(\d+)\.\w+$/.exec(route.request().url())?.[1] ?? 0);
    if (number > 1) await new Promise(() => {});
    await route.continue();
  });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 0.2);
  // The video is there before its controls, which without a network would not come any more.
  await page.locator('.player button').first().waitFor();
  await context.setOffline(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await notice(page, 'You’re offline').waitFor({ timeout: 60_000 });
  const stopped = await at(page);
  await context.setOffline(false);
  await played(page, stopped + 1);
  assert.equal(await notice(page, 'You’re offline').count(), 0);
  await context.close();
});

test('when the server stops to answer one can try again', async () => {
  const video = await makeReady('The line is dead', 24);
  const { page, context } = await visit({ url });
  let dead = true;
  await page.route(/\/media\/.*\.(m4s|ts)$/, async (route) => {
    const number = Number(/(\d+)\.\w+$/.exec(route.request().url())?.[1] ?? 0);
    if (dead && number > 1) await route.abort('connectionrefused');
    else await route.continue();
  });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await notice(page, 'Our server isn’t answering').waitFor({ timeout: 60_000 });
  const stopped = await at(page);
  dead = false;
  // By itself it would retry at growing intervals; the button retries at once.
  const asked = page.waitForRequest(/\/media\/.*\.(m4s|ts)$/, { timeout: 4_000 });
  // At once: a click that waits until nothing moves may come after the player has retried by itself.
  const again = notice(page, 'Our server isn’t answering').getByRole('button', { name: 'Try again' });
  await again.evaluate((button: HTMLElement) => button.click());
  await asked;
  await played(page, stopped + 1);
  await context.close();
});

test('a video of the hosted library plays from its own host, which the page’s policy allows', async () => {
  const zone = process.env.PULL_ZONE ?? '';
  const video = await makeReady('From another harbour', 4);
  const { master_url } = await playbackOf(video);
  const [, mediaId = '', master = ''] = /\/media\/([^/]+)\/(.+\.m3u8)/.exec(master_url ?? '') ?? [];
  const guid = '7b0c6a5e-0000-4000-8000-000000000001';
  cpSync(path.join(process.env.DATA_DIR ?? '', 'storage/media', mediaId), path.join(zone, guid), {
    recursive: true,
  });
  cpSync(path.join(zone, guid, master), path.join(zone, guid, 'playlist.m3u8'));
  await onSite(process.env, async ({ db }) => {
    await db.query(`update videos set video_source = 'bunny_net', bunny_video_id = $2 where id = $1`, [
      video.id,
      guid,
    ]);
    await dropCached(db, 'videos');
  });
  const hosted = process.env.HOSTED_LIBRARY_HOST ?? '';
  await until(
    async () => (await playbackOf(video)).master_url?.startsWith(hosted) ?? false,
    10_000,
    () => 'the address of the hosted library was not given',
  );

  const { page, context, faults } = await visit({ url });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(hosted)) asked.push(request.url());
  });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 1);
  assert.ok(
    asked.some((address) => address.endsWith('playlist.m3u8')) && asked.length > 2,
    'playlists and segments come from the other host',
  );
  assert.deepEqual(
    faults.filter((fault) => !fault.startsWith(`asked a third party: ${hosted}/`)),
    [],
  );
  await context.close();
});

test('the bar stands in one line, and its button puts the picture into a window of its own', async () => {
  const video = await makeReady('A window of its own', 4);
  const { page, context } = await visit({ url });
  // A browser without a screen has no such windows: its own calls are noted in their place.
  await page.addInitScript(() => {
    const calls: string[] = [];
    let shown: Element | null = null;
    Object.assign(window, { pictureInPictureCalls: calls });
    Object.defineProperty(document, 'pictureInPictureEnabled', { get: () => true });
    Object.defineProperty(document, 'pictureInPictureElement', { get: () => shown });
    HTMLVideoElement.prototype.requestPictureInPicture = async function () {
      calls.push(`open ${this.currentSrc !== '' || this.readyState > 0}`);
      shown = this;
      return {} as PictureInPictureWindow;
    };
    document.exitPictureInPicture = async () => {
      calls.push('close');
      shown = null;
    };
  });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 0.2);
  const button = page.getByRole('button', { name: 'Picture in picture' });
  const calls = () =>
    page.evaluate(() => (window as unknown as { pictureInPictureCalls: string[] }).pictureInPictureCalls);
  await button.click();
  await button.click();
  assert.deepEqual(await calls(), ['open true', 'close']);
  const middles = await page
    .locator('.player-buttons button')
    .evaluateAll((buttons) =>
      buttons.map((one) =>
        Math.round(one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2),
      ),
    );
  assert.ok(middles.length > 5 && new Set(middles).size === 1, `they stand at ${middles.join(', ')}`);
  await context.close();
});
