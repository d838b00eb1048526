import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { alive, atRest, visit } from './browser.ts';
import { watchShifts } from './page-shifts.ts';
import { siteVideos } from './site-videos.ts';
import { begin, played } from './watching.ts';

const url = process.env.SITE_URL ?? '';
const [video] = await siteVideos();

async function open(width: number, height: number) {
  const { page, context, faults } = await visit({ url, width, height });
  await page.goto(`${url}/play/${video.slug}`);
  await alive(page);
  return { page, context, faults };
}

/**
 * A finger on the picture, at a share of its width, that taps some times. The taps are sent at once, 100 ms apart by their own
 * time: a busy machine would make two gestures of two taps that wait for each other's answer.
 */
async function fingerOn(context: BrowserContext, page: Page, share: number) {
  const wire = await context.newCDPSession(page);
  const { x, y, width, height } = (await page.locator('.player-surface').boundingBox())!;
  const at = { x: x + width * share, y: y + height * 0.35 };
  return async (taps: number): Promise<void> => {
    const begun = Date.now() / 1000;
    const times = Array.from({ length: taps }, (_, tap) => begun + tap * 0.1);
    await Promise.all(
      times.flatMap((timestamp) => [
        wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp }),
        wire.send('Input.dispatchTouchEvent', {
          type: 'touchEnd',
          touchPoints: [],
          timestamp: timestamp + 0.04,
        }),
      ]),
    );
  };
}

test('two taps at a side jump and never go full screen; one shows the controls, which hide again', async () => {
  const { page, context, faults } = await open(390, 844);
  await begin(page, video.title);
  await played(page, 0.2);
  const tap = await fingerOn(context, page, 0.1);
  await page.evaluate(() => {
    document.querySelector('video')!.currentTime = 6;
  });
  await tap(2);
  await page.waitForFunction(() => document.querySelector('video')!.currentTime < 3);
  assert.equal(await page.evaluate(() => document.fullscreenElement), null);
  const idle = (is: boolean) => page.locator(`.player[data-idle="${is}"]`).waitFor();
  await idle(true);
  await page.waitForTimeout(400);
  await tap(1);
  await idle(false);
  await idle(true);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a finger that rests on the picture plays twice as fast until it is lifted', async () => {
  const { page, context, faults } = await open(390, 844);
  await begin(page, video.title);
  await played(page, 0.2);
  const wire = await context.newCDPSession(page);
  const { x, y, width, height } = (await page.locator('.player-surface').boundingBox())!;
  // Beside the button in the middle.
  const at = { x: x + width / 4, y: y + height * 0.3 };
  const rate = (is: number) =>
    page.waitForFunction((wanted) => document.querySelector('video')?.playbackRate === wanted, is);
  // A short video would come to its end, and lead on, before a busy machine has looked.
  await page.evaluate(() => {
    document.querySelector('video')!.loop = true;
  });
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await rate(2);
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await rate(1);
  assert.equal(await page.evaluate(() => document.querySelector('video')!.paused), false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('all that one does with a video is in sight on a phone, and none of it is cut off', async () => {
  for (const width of [360, 390]) {
    const { page, context } = await open(width, 800);
    const row = page.locator('.actrow > :is(.btn, .seg) >> visible=true');
    assert.ok((await row.count()) >= 3);
    const buttons = await page.locator('.actrow').getByRole('button').all();
    assert.ok(buttons.length >= 6, `${buttons.length} buttons at ${width}`);
    for (const button of buttons) {
      const box = (await button.boundingBox())!;
      assert.ok(box.x >= 0 && box.x + box.width <= width, `${await button.innerText()} at ${width}`);
      assert.ok(box.width >= 42 && box.height >= 42);
      assert.ok(
        await button.evaluate((one) => one.scrollWidth <= one.clientWidth + 1),
        await button.innerText(),
      );
    }
    await context.close();
  }
});

test('on its side a phone shows the whole player, and the page goes on below it', async () => {
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    const { page, context } = await open(width, height);
    const edges = (selector: string) =>
      page.locator(selector).evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    const player = await edges('.slot-place');
    const header = await edges('header.top');
    assert.deepEqual([player.left, player.right], [0, width], 'it has the whole width');
    assert.ok(player.top >= header.bottom - 1, 'nothing lies on it');
    const end = width < 768 ? (await edges('.tab-bar')).top : height;
    assert.ok(player.bottom <= end + 1, `${player.bottom} of ${end}`);
    assert.ok(player.bottom - player.top >= 180);
    await page.locator('h1').evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const title = await edges('h1');
    assert.ok(title.top >= 0 && title.bottom <= height, 'one reads on');
    assert.ok((await edges('.slot-place')).bottom <= title.top, 'and the player does not lie on it');
    await context.close();
  }
});

test('the list beside a video stands as it was laid out', async () => {
  const { page, context } = await visit({ url, reducedMotion: true });
  const shifts = await watchShifts(page);
  await page.goto(`${url}/play/${video.slug}`);
  await alive(page);
  await atRest(page);
  assert.ok((await page.locator('.related li').count()) >= 2);
  const { moved, what } = await shifts();
  assert.ok(moved <= 0.002, what);
  await context.close();
});
