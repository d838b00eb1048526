import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { findGeneration, makeGenerationOf } from '../server/src/domains/media/index.ts';
import { visit } from './browser.ts';
import { bringClip, isReady, type Made, playbackOf, publish, remove } from './made-videos.ts';
import { onSite } from './on-site.ts';
import { until } from './site.ts';
import { begin, played } from './watching.ts';

// A video in H.264 and AV1, watched by browsers that decode the one or the other.

const url = process.env.SITE_URL ?? '';
const seconds = 24;
let video: Made;
/** Who began to watch before there was AV1, and the segments that they fetched. */
let early: { page: Page; fetched: string[] };

/** A tab whose browser says this of how it decodes AV1; and the folders of the segments that it fetches. */
async function tab(decodes: { smooth: boolean; powerEfficient: boolean }) {
  const opened = await visit({ url });
  await opened.page.addInitScript((says) => {
    const real = navigator.mediaCapabilities.decodingInfo.bind(navigator.mediaCapabilities);
    navigator.mediaCapabilities.decodingInfo = async (asked) =>
      asked.video?.contentType.includes('av01') ? { ...(await real(asked)), ...says } : real(asked);
  }, decodes);
  const fetched: string[] = [];
  opened.page.on('request', (request) => {
    const [, folder] = /\/media\/[^/]+\/([^/]+)\/\d+\.m4s/.exec(request.url()) ?? [];
    if (folder !== undefined) fetched.push(folder);
  });
  return { ...opened, fetched };
}
const isSecond = (folder: string): boolean => folder.includes('-av1');

before(async () => {
  video = await publish('One film on two reels');
  await bringClip(video, { seconds });
  await isReady(video);
  const { master_url } = await playbackOf(video);
  const mediaId = /\/media\/([^/]+)\//.exec(master_url ?? '')?.[1] ?? '';
  early = await tab({ smooth: true, powerEfficient: true });
  await early.page.goto(`${url}/play/${video.slug}`);
  await begin(early.page, video.title);
  await played(early.page, 0.5);
  await onSite(process.env, async (platform) => {
    await platform.db.transaction((transaction) => makeGenerationOf(platform, transaction, mediaId));
    await until(
      async () => (await findGeneration(platform.db, mediaId))?.state === 'ready',
      180_000,
      () => 'the AV1 version was not made',
    );
  });
});

after(() => remove(video, 'The journey is over.'));

test('who watches while it is made plays to the end in what they began with', async () => {
  const { page, fetched } = early;
  await page.evaluate(() => {
    const media = document.querySelector('video');
    if (media) media.currentTime = 18;
  });
  await played(page, 19);
  assert.ok(fetched.length > 1);
  assert.deepEqual(fetched.filter(isSecond), []);
});

test('a browser that decodes it with ease plays AV1 alone, and its menu names each height once', async () => {
  const { page, fetched, faults } = await tab({ smooth: true, powerEfficient: true });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 2);
  assert.ok(fetched.length > 0 && fetched.every(isSecond), fetched.join(' '));
  const frames = await page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality());
  assert.ok(frames !== undefined);
  await page.locator('.player-quality').click();
  const names = await page.getByRole('menuitemradio').allInnerTexts();
  assert.ok(names.length >= 2);
  assert.equal(new Set(names.map((name) => name.trim())).size, names.length, names.join(' '));
  assert.deepEqual(faults, []);
});

test('a browser for which AV1 is hard work plays H.264 alone', async () => {
  const { page, fetched } = await tab({ smooth: false, powerEfficient: false });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 2);
  assert.ok(fetched.length > 0);
  assert.deepEqual(fetched.filter(isSecond), []);
});
