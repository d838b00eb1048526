import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { alive, type Visit, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { joinConfirmed } from './members.ts';
import { until } from './site.ts';
import { siteVideos } from './site-videos.ts';

const url = process.env.SITE_URL ?? '';
const [{ id, slug }] = await siteVideos();

/** Holds the app's scripts back until it is told to let them through. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}
const isAlive = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main *') ?? {}).some((key) => key.startsWith('__react')),
  );

/** A line of so many bytes a second, until it is set free. */
async function slowLine({ context, page }: Visit, bytes: number): Promise<() => Promise<unknown>> {
  const wire = await context.newCDPSession(page);
  const set = (throughput: number) =>
    wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  await set(bytes);
  return () => set(-1);
}

for (const by of ['mouse', 'keyboard'] as const) {
  test(`what is pressed by ${by} before a watch page comes to life is done when it does, once`, async () => {
    const visitor = await visit({ url });
    const { page, faults } = visitor;
    const release = await holdBack(page, /\/assets\/(hls|entry\.client)/);
    // The first buttons are there well before the end of the page.
    const setFree = by === 'keyboard' ? await slowLine(visitor, 30_000) : () => {};
    await page.goto(`${url}/play/${slug}`, { waitUntil: 'commit' });
    const share = page.getByRole('button', { name: 'Share' });
    if (by === 'mouse') await share.click();
    else {
      await share.press('Enter');
      assert.equal(await page.evaluate(() => document.readyState), 'loading', 'all of the page was there');
    }
    assert.equal(await isAlive(page), false, 'the page lived before the press');
    await setFree();
    release();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    assert.equal(await dialog.count(), 0, 'it was done a second time');
    assert.deepEqual(faults, []);
  });
}

test('a watch page comes to life although its stream does not come', async () => {
  const { page } = await visit({ url });
  const release = await holdBack(page, /\/assets\/hls/);
  await page.goto(`${url}/play/${slug}`, { waitUntil: 'commit' });
  await alive(page);
  release();
});

test('before the video moves, nothing is loaded but what it needs; the page comes to life after it', async () => {
  const { page, faults } = await visit({ url });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${url}/play/${slug}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  await alive(page);
  const at = (part: RegExp) => asked.findIndex((one) => part.test(one));
  assert.ok(at(/\.m4s$/) >= 0);
  assert.ok(at(/\/assets\/hls/) < at(/\/assets\/framework/), 'the library comes before the framework');
  assert.deepEqual(faults, []);
});

test('a menu that is opened before a watch page comes to life stays open when it does', async () => {
  const { page, faults } = await visit({ url });
  const release = await holdBack(page, /\/assets\/(hls|entry\.client)/);
  await page.goto(`${url}/play/${slug}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  assert.equal(await isAlive(page), false, 'the page lived before the press');
  release();
  await alive(page);
  await alive(page, '#drawer ul');
  await page.waitForTimeout(300);
  assert.ok(await menu.isVisible(), 'it was closed again');
  assert.deepEqual(faults, []);
});

test('a choice that is made before a watch page comes to life is followed when it does', async () => {
  const author = await visit({ url });
  await joinConfirmed(author.context, url);
  const comment = await call(
    'create_comment',
    { p_video_id: id, p_content: 'Seen before the lights went out.' },
    author.context,
  );
  atEnd(() => call('delete_comment', { p_comment_id: comment.id }, author.context));
  // In the page as it is kept for visitors, too.
  await until(
    async () => {
      const cached = await fetch(`${url}/play/${slug}`, { headers: { cookie: 'age_confirmed=1' } });
      return (await cached.text()).includes('Seen before the lights went out.');
    },
    30_000,
    () => 'the comment is not in the page',
  );
  const { page, faults } = await visit({ url });
  const release = await holdBack(page, /\/assets\/(hls|entry\.client)/);
  await page.goto(`${url}/play/${slug}`, { waitUntil: 'commit' });
  const newest = page.getByRole('radio', { name: 'Newest' });
  // The page is still coming: where it moved under the press, one presses again.
  for (let tries = 0; tries < 6 && !(await newest.isChecked()); tries++)
    await newest.check({ force: true, timeout: 3000 }).catch(() => {});
  assert.ok(await newest.isChecked(), 'the choice cannot be made');
  assert.equal(await isAlive(page), false, 'the page lived before the press');
  const asked = page.waitForRequest(
    (request) => /get_video_comments/.test(request.url()) && (request.postData() ?? '').includes('newest'),
  );
  release();
  await asked;
  assert.ok(await newest.isChecked());
  assert.deepEqual(faults, []);
});

test('a visitor who likes a video before its page comes to life is asked to log in over the page', async () => {
  const { page, faults } = await visit({ url });
  const release = await holdBack(page, /\/assets\/(hls|entry\.client)/);
  await page.goto(`${url}/play/${slug}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Like/ }).first().click();
  assert.equal(await isAlive(page), false, 'the page lived before the press');
  release();
  await page.getByRole('dialog').filter({ hasText: 'Please log in to like this video.' }).waitFor();
  assert.equal(new URL(page.url()).pathname, `/play/${slug}`);
  assert.deepEqual(faults, []);
});

test('nothing of the player but its playlists, which are small, is loaded before the poster is there', async () => {
  const { page } = await visit({ url });
  const release = await holdBack(page, /\/media\/.*\.(webp|jpg|png|avif)$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${url}/play/${slug}`, { waitUntil: 'commit' });
  // It does not wait for a slower poster.
  await page.waitForTimeout(1_000);
  assert.ok(asked.some((one) => /\/assets\/watch-start/.test(one)));
  const parts = () => asked.filter((one) => /\/assets\/(hls|engine)|\/(init\.mp4|\d+\.m4s)$/.test(one));
  assert.deepEqual(parts(), []);
  release();
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  assert.ok(parts().length > 3);
});
