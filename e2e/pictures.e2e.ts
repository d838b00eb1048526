import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { demoVideos } from '../server/src/main/demo/catalogue/index.ts';
import { makeCovers } from '../server/src/main/demo/demo-catalogue.ts';
import { videoId } from '../server/src/main/demo/demo-ids.ts';
import { visit } from './browser.ts';
import { until } from './site.ts';
import { siteVideos } from './site-videos.ts';
import { site, url } from './talking.ts';

/** The three as they come out of the demo and the pipeline: in all forms, in names with colours. */
before(async () => {
  const three = (await siteVideos()).map(({ id }) => id);
  const { platform } = site();
  await makeCovers(
    platform,
    demoVideos.filter((video) => three.includes(videoId(video))),
  );
  await until(
    async () =>
      (await (await fetch(`${url}${list}`, { headers: { cookie: 'age_confirmed=1' } })).text()).includes(
        '.avif',
      ),
    20_000,
    () => 'no list names an AVIF',
  );
});

const list = '/search?q=Petal+Count';
const card = 'main .card img';

/** What is drawn: its file, and whether it is a picture. */
const drawn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return { file: image.currentSrc, width: image.naturalWidth };
    });

test('a browser that takes AVIF draws it, in the width of its place, and loads nothing else', async () => {
  for (const [width, file] of [
    [390, /-(320|480)\.avif$/],
    [1440, /-(480|640)\.avif$/],
  ] as const) {
    const { page, faults } = await visit({ url, width, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const answer = page.waitForResponse((response) => response.url().endsWith('.avif'));
    await page.goto(url + list, { waitUntil: 'load' });
    assert.equal((await answer).headers()['content-type'], 'image/avif');
    const picture = await drawn(page, card);
    assert.match(picture.file, file, `${width}`);
    assert.ok(picture.width >= 320);
    assert.deepEqual(
      asked.filter((path) => /-[\da-f]{9}-\d+\.webp$/.test(path)),
      [],
    );
    assert.deepEqual(faults, []);
  }
});

test('one that does not draws the WebP of a card', async () => {
  const { page, context, faults } = await visit({ url, width: 1440 });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
  await page.goto(url + list, { waitUntil: 'load' });
  const picture = await drawn(page, card);
  assert.match(picture.file, /-640\.webp$/);
  assert.equal(picture.width, 640);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: [] });
  assert.deepEqual(faults, []);
});

test('until it is there a picture shows its colours, by style alone', async () => {
  const { page, context } = await visit({ url, width: 1440, javaScript: false });
  await context.route(/\.(avif|webp)$/, () => {});
  await page.goto(url + list, { waitUntil: 'commit' });
  const image = page.locator(card).first();
  await image.waitFor();
  const style = (await image.getAttribute('style')) ?? '';
  assert.match(style, /^--hint: ?,#[\da-f]{3},#[\da-f]{3},#[\da-f]{3};?$/);
  await until(
    async () =>
      /linear-gradient\(rgb/.test(await image.evaluate((one) => getComputedStyle(one).backgroundImage)),
    10_000,
    () => 'no colours are drawn',
  );
  await context.unroute(/\.(avif|webp)$/);
});

test('behind the age gate there are no colours of a picture either', async () => {
  const html = await (await fetch(url + list)).text();
  assert.doesNotMatch(html, /--hint:|-[\da-f]{9}-\d+\.(webp|avif)/);
});

test('whoever goes on to another page loads each picture in one form', async () => {
  const [{ category_name, category_slug }] = await siteVideos();
  const { page, faults } = await visit({ url, width: 1440 });
  await page.goto(`${url}/categories`, { waitUntil: 'load' });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page
    .locator('main')
    .getByRole('link', { name: category_name ?? '' })
    .first()
    .click();
  await page.waitForURL((address) => address.pathname.endsWith(`/${category_slug}`));
  const picture = await drawn(page, `${card}[style*="--hint"]`);
  assert.match(picture.file, /\.avif$/);
  assert.deepEqual(
    asked.filter((path) => /-[\da-f]{9}-\d+\.webp$/.test(path)),
    [],
  );
  assert.deepEqual(faults, []);
});

test('the poster of a video is an AVIF, and the video plays', async () => {
  const [first] = await siteVideos();
  const { page, faults } = await visit({ url, width: 1440 });
  const poster = page.waitForResponse((response) => /-(960|1280)\.avif$/.test(response.url()));
  await page.goto(`${url}/play/${first.slug}`, { waitUntil: 'load' });
  assert.equal((await poster).status(), 200);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  assert.deepEqual(faults, []);
});
