import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { alive, visit } from './browser.ts';
import { until } from './site.ts';

const url = process.env.SITE_URL ?? '';
interface Row {
  slug: string;
  playback_state: string;
}
const ready = async (): Promise<Row | undefined> => {
  const answer = await fetch(`${url}/rest/v1/rpc/get_all_videos_with_details`);
  return ((await answer.json()) as Row[]).find(({ playback_state: state }) => state === 'ready');
};
await until(
  async () => (await ready()) !== undefined,
  120_000,
  () => 'no video was prepared',
);
const { slug } = (await ready()) as Row;

/** Lets files of the program come only when it is told to. */
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

for (const by of ['mouse', 'keyboard'] as const) {
  test(`what is pressed by ${by} before a watch page comes to life is done when it does, once`, async () => {
    const { page, faults } = await visit({ url });
    const release = await holdBack(page, /\/assets\/(hls|entry\.client)/);
    await page.goto(`${url}/play/${slug}`, { waitUntil: 'commit' });
    const share = page.getByRole('button', { name: 'Share' });
    if (by === 'mouse') await share.click();
    else await share.press('Enter');
    assert.equal(await isAlive(page), false, 'the page lived before the press');
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
