import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { atRest, visit } from './browser.ts';
import { seriousFindings } from './looks-right.ts';
import { siteVideos } from './site-videos.ts';

const url = process.env.SITE_URL ?? '';
await siteVideos();

type Finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) => Promise<unknown>;
/** A finger as the browser sees one: it taps, presses long and scrolls as on a phone. */
async function fingerOf(context: BrowserContext, page: Page): Promise<Finger> {
  const session = await context.newCDPSession(page);
  return (type, x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  await part.scrollIntoViewIfNeeded();
  // A sheet that is still rising has moved on when the finger arrives.
  await (await part.elementHandle())?.waitForElementState('stable');
  const box = await part.boundingBox();
  assert.ok(box, 'it is on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lists one of the three alone: what other journeys publish may have neither picture nor clip. */
const list = '/search?q=Petal+Count';

async function openPhone(reducedMotion = false) {
  const { page, context, faults } = await visit({ url, width: 390, height: 844, reducedMotion });
  await page.goto(url + list);
  // The part of the page that listens to fingers comes after it.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /later-parts/.test(name)),
  );
  // It listens once it was read and drawn: a browser that is at rest has done so.
  await atRest(page);
  await page.waitForTimeout(500);
  const card = page.locator('main .video-grid .card').first();
  return { page, context, faults, card, finger: await fingerOf(context, page) };
}

test('a finger held on a card opens its sheet with its clip, from which one watches it', async () => {
  const { page, context, faults, card, finger } = await openPhone();
  const title = (await card.getByRole('link').first().textContent()) ?? '';
  const { x, y } = await middleOf(card);
  await finger('touchStart', x, y);
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.waitFor();
  await page.waitForTimeout(700);
  await finger('touchEnd');
  await page.waitForTimeout(500);
  assert.equal(new URL(page.url()).pathname, '/search', 'lifting the finger follows no link');
  assert.ok(await sheet.isVisible(), 'lifting the finger leaves the sheet');
  await sheet.locator('video.preview.shown').waitFor();
  assert.ok(
    await sheet.evaluate((element) => element.contains(document.activeElement)),
    'the focus is in the sheet',
  );
  assert.deepEqual(await seriousFindings(page), []);
  for (const button of await sheet.locator('button').all()) {
    const { x: left, y: top } = await middleOf(button);
    assert.ok(
      await button.evaluate((element, [x, y]) => element.contains(document.elementFromPoint(x, y)), [
        left,
        top,
      ] as [number, number]),
      `nothing covers ${await button.getAttribute('aria-label')}`,
    );
  }

  await finger('touchStart', 195, 20);
  await finger('touchEnd');
  await sheet.waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).pathname, '/search', 'a tap beside the sheet only closes it');

  await finger('touchStart', x, y);
  await sheet.waitFor();
  await finger('touchEnd');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await finger('touchStart', x, y);
  await sheet.waitFor();
  await finger('touchEnd');
  const watch = await middleOf(sheet.getByRole('link', { name: 'Watch Now' }));
  await finger('touchStart', watch.x, watch.y);
  await finger('touchEnd');
  await page.waitForURL('**/play/*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await sheet.waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('a tap still follows the card, and a finger that scrolls over it opens nothing', async () => {
  const { page, context, card, finger } = await openPhone();
  const { x, y } = await middleOf(card);
  await finger('touchStart', x, y);
  for (let step = 1; step <= 8; step++) {
    await finger('touchMove', x, y - step * 20);
    await page.waitForTimeout(100);
  }
  await finger('touchEnd');
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.equal(new URL(page.url()).pathname, '/search');
  await page.waitForTimeout(600);
  const place = await middleOf(card);
  await finger('touchStart', place.x, place.y);
  await finger('touchEnd');
  await page.waitForURL('**/play/*');
  await context.close();
});

test('with reduced motion the sheet shows the picture, and no clip is loaded', async () => {
  const { page, context, card, finger } = await openPhone(true);
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') clips.push(request.url());
  });
  const { x, y } = await middleOf(card);
  await finger('touchStart', x, y);
  const sheet = page.getByRole('dialog');
  await sheet.locator('img').first().waitFor();
  await finger('touchEnd');
  await page.waitForTimeout(500);
  assert.equal(await sheet.locator('video').count(), 0);
  assert.deepEqual(clips, []);
  await context.close();
});
