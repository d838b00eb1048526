import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { alive, atRest, visit } from './browser.ts';
import { siteVideos } from './site-videos.ts';
import { begin, played } from './watching.ts';

// What is about to be opened is begun: files of the stream are asked for while the pointer rests on a card.

const url = process.env.SITE_URL ?? '';
const [video] = await siteVideos();

/** Names of the files of streams that the page has asked for, in their order. */
const streamFiles = (asked: readonly string[]): string[] =>
  asked
    .filter((address) => /\.(m3u8|m4s)$|\/init\.mp4$/.test(address))
    .map((address) => address.split('/').at(-1)!);

/** What is asked for first of a video that may be opened: what its page says of it, and the page's data. */
const aboutVideo = /get_video_details_by_slug|\/play\/[^?]*\.data/;

interface Reader {
  page: Page;
  faults: string[];
  asked: string[];
}

/** Somebody on the page of a search that finds the video, which has all its later parts. */
async function search(prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<Reader> {
  const { page, faults } = await visit({ url });
  await prepare(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/search?q=${encodeURIComponent(video.title)}`);
  await alive(page);
  await page.locator('html').evaluate(
    () =>
      new Promise<void>((done) => {
        const look = () =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('later-parts'))
            ? done()
            : setTimeout(look, 50);
        look();
      }),
  );
  await atRest(page);
  return { page, faults, asked };
}
const card = (page: Page) => page.locator(`main .card:has(a[href="/play/${video.slug}"])`).first();

/** Waits until these files were asked for. */
async function asksFor(asked: readonly string[], wanted: RegExp): Promise<void> {
  const patience = Date.now() + 15_000;
  while (!streamFiles(asked).some((name) => wanted.test(name))) {
    assert.ok(Date.now() < patience, `no ${wanted} among ${streamFiles(asked).join(', ')}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

test('a video is begun while the pointer rests on its card, once, and counts nothing', async () => {
  const { page, faults, asked } = await search();
  await card(page).hover();
  await asksFor(asked, /\.m4s$/);
  assert.ok(!asked.some((address) => address.includes('start_playback')), 'a view was begun');
  assert.equal(streamFiles(asked).filter((name) => /\.m4s$/.test(name)).length, 1, 'only its first segment');
  await card(page).click();
  await page.waitForURL(`${url}/play/${video.slug}`);
  await played(page, 0.5);
  const names = streamFiles(asked);
  for (const name of ['master.m3u8', names.find((one) => one.endsWith('.m4s'))!])
    assert.equal(names.filter((one) => one === name).length, 1, `${name} is asked for once: ${names}`);
  assert.deepEqual(faults, []);
});

test('who saves data begins nothing before it is opened', async () => {
  const { page, asked } = await search((page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    }),
  );
  const question = page.waitForRequest(aboutVideo, { timeout: 1500 }).then(
    () => true,
    () => false,
  );
  await card(page).hover();
  assert.equal(await question, false, 'it was asked about the video');
  assert.deepEqual(streamFiles(asked), []);
});

test('nothing is begun before the age gate is passed', async () => {
  const { page } = await visit({ url, adult: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/play/${video.slug}`);
  await alive(page, '.gate *');
  await atRest(page);
  await page.goto(`${url}/search?q=${encodeURIComponent(video.title)}`);
  await alive(page, '.gate *');
  // Nobody points at what lies behind it; scripts that listen there would hear this all the same.
  const question = page.waitForRequest(aboutVideo, { timeout: 1500 }).then(
    () => true,
    () => false,
  );
  await page
    .locator(`a[href="/play/${video.slug}"]`)
    .first()
    .dispatchEvent('pointerover', { pointerType: 'mouse' });
  assert.equal(await question, false, 'it was asked about the video');
  assert.deepEqual(streamFiles(asked), []);
});

test('what a connection carried is remembered for the next video, unless that was refused', async () => {
  const { page, context } = await visit({ url });
  const memory = () => page.evaluate(() => localStorage.getItem('player.bandwidth'));
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 0.5);
  await page.goto(`${url}/categories`);
  assert.match((await memory()) ?? '', /^\{"\w+":\[\d+,\d+\]\}$/);
  await page.evaluate(() => localStorage.clear());
  await context.addCookies([{ name: 'cookie_choices', value: '2.1.---', url }]);
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 0.5);
  await page.goto(`${url}/categories`);
  assert.equal(await memory(), null);
});
