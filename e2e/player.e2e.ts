import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';
import { call } from './calling.ts';
import { dressClip, makeClip } from './clips.ts';
import { bring, folder, isReady, type Made, publish, remove } from './made-videos.ts';
import { begin, jumpNearEnd, played } from './watching.ts';

// What the player offers, on a video of our own that is long enough for it: two rungs, captions and chapters.

const url = process.env.SITE_URL ?? '';
const seconds = 76;
const caption = 'Mind the gap between ship and shore.';
/** Whose category has another video, which follows. */
const [neighbour] = await call('get_all_videos_with_details', {}, null);
let video: Made;
before(async () => {
  video = await publish('The long way across', neighbour?.category_name ?? undefined);
  const [clip, file] = [path.join(folder, 'across.mp4'), path.join(folder, 'across.mkv')];
  await makeClip(clip, { seconds });
  await dressClip(clip, file, {
    seconds,
    caption,
    chapters: [
      [0, 'Casting off'],
      [40, 'Open water'],
    ],
  });
  await bring(video, file);
  await isReady(video);
});
after(() => remove(video, 'The journey is over.'));

interface Media {
  at: number;
  paused: boolean;
  rate: number;
  volume: number;
  muted: boolean;
  lines: number;
  /** Seconds loaded from here on without a gap, and in all. */
  ahead: number;
  loaded: number;
}
const media = (page: Page): Promise<Media> =>
  page.evaluate(() => {
    const element = document.querySelector('video') as HTMLVideoElement;
    const { buffered, currentTime: at } = element;
    const ranges = Array.from(
      { length: buffered.length },
      (_, i) => [buffered.start(i), buffered.end(i)] as const,
    );
    return {
      at,
      paused: element.paused,
      rate: element.playbackRate,
      volume: element.volume,
      muted: element.muted,
      lines: element.videoHeight,
      ahead: (ranges.find(([start, end]) => start <= at + 0.1 && at < end)?.[1] ?? at) - at,
      loaded: ranges.reduce((sum, [start, end]) => sum + end - start, 0),
    };
  });
const nearly = (found: number, wanted: number, what: string) =>
  assert.ok(Math.abs(found - wanted) < 0.02, `${what}: ${found}, not ${wanted}`);

/** The video's page with the player at work. */
async function watch(page: Page): Promise<void> {
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 0.2);
  await page.getByRole('slider', { name: 'Seek' }).waitFor();
}

test('the buffer fills to twenty seconds ahead and never holds more than forty', async () => {
  const { page } = await visit({ url });
  await watch(page);
  const fills = async (what: string) => {
    let most = 0;
    for (let i = 0; i < 24; i++) {
      const { ahead, loaded } = await media(page);
      most = Math.max(most, ahead);
      assert.ok(loaded <= 40, `${what}: ${loaded} s are loaded`);
      await page.waitForTimeout(250);
    }
    assert.ok(most >= 16 && most <= 28, `${what}: ${most} s ahead at most`);
  };
  await fills('from the start');
  await page.keyboard.press('5');
  await fills('after a jump ahead');
});

test('every key of the player does what its list says', async () => {
  const { page } = await visit({ url });
  await watch(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const key = async (name: string): Promise<Media> => {
    await page.keyboard.press(name);
    return media(page);
  };
  assert.equal((await key('Space')).paused, true);
  assert.equal((await key('k')).paused, false);
  assert.equal((await key('k')).paused, true);
  const middle = (await key('5')).at;
  assert.ok(Math.abs(middle - seconds / 2) < 0.5, `${middle} is the middle`);
  for (const [name, by] of [
    ['l', 10],
    ['j', -10],
    ['ArrowRight', 5],
    ['ArrowLeft', -5],
    ['.', 0.04],
    [',', -0.04],
  ] as const) {
    const from = (await media(page)).at;
    nearly((await key(name)).at - from, by, name);
  }
  nearly((await key('0')).at, 0, '0');
  await page.locator('.player-surface').click({ position: { x: 40, y: 40 } });
  await key('k');
  assert.ok((await key('End')).at > seconds - 1, 'End leads to the end');
  nearly((await key('Home')).at, 0, 'Home');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  nearly((await key('ArrowDown')).volume, 0.95, 'ArrowDown');
  nearly((await key('ArrowUp')).volume, 1, 'ArrowUp');
  assert.equal((await key('m')).muted, true);
  assert.equal((await key('m')).muted, false);
  assert.equal((await key('>')).rate, 1.25);
  assert.equal((await key('<')).rate, 1);
  await key('5');
  await key('c');
  await page.locator('.player-cues').filter({ hasText: caption }).waitFor();
  await key('c');
  await page.locator('.player-cues').waitFor({ state: 'detached' });
  await key('t');
  await page.locator('html[data-theatre]').waitFor();
  await key('t');
  await page.locator('html:not([data-theatre])').waitFor();
  await key('i');
  const corner = page.getByRole('region', { name: `Mini-player: ${video.title}` });
  await corner.waitFor();
  await key('i');
  await corner.waitFor({ state: 'detached' });
  await key('f');
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await key('f');
  await page.waitForFunction(() => document.fullscreenElement === null);
  await key('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
});

test('quality, volume and captions are what they were after a reload, and quality goes back to Auto', async () => {
  const { page } = await visit({ url });
  await watch(page);
  const quality = page.getByRole('button', { name: /^Quality: / });
  const lines = (wanted: number) =>
    page.waitForFunction((number) => document.querySelector('video')?.videoHeight === number, wanted);
  const choose = async (name: RegExp) => {
    await quality.click();
    await page.getByRole('menu', { name: 'Quality' }).getByRole('menuitemradio', { name }).click();
  };
  await choose(/^240p$/);
  await lines(240);
  for (const name of ['ArrowDown', 'ArrowDown', 'm', 'c']) await page.keyboard.press(name);
  await page.locator('.player-cues').filter({ hasText: caption }).waitFor();

  await watch(page);
  await page.getByRole('button', { name: 'Quality: 240p' }).waitFor();
  await page.locator('.player-cues').filter({ hasText: caption }).waitFor();
  const sound = await media(page);
  assert.deepEqual([sound.lines, sound.volume, sound.muted], [240, 0.9, true]);
  await choose(/^360p$/);
  await lines(360);
  await choose(/^Auto$/);
  await quality.click();
  await page.getByRole('menuitemradio', { name: /^Auto/, checked: true }).waitFor();
});

test('speed is chosen in the settings, and chapters lead to their place', async () => {
  const { page } = await visit({ url });
  await watch(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Speed/ }).click();
  await page.getByRole('menuitemradio', { name: '1.5×' }).click();
  assert.equal((await media(page)).rate, 1.5);
  await watch(page);
  assert.equal((await media(page)).rate, 1.5, 'it is remembered');
  await page.getByRole('button', { name: 'Chapter: Casting off' }).click();
  await page
    .getByRole('menu', { name: 'Chapters' })
    .getByRole('menuitemradio', { name: 'Open water' })
    .click();
  const { at } = await media(page);
  assert.ok(at >= 40 && at < 45, `it is at ${at}`);
  await page.getByRole('button', { name: 'Chapter: Open water' }).waitFor();
});

test('pointing at the bar shows the picture, the time and the chapter of that place', async () => {
  const { page } = await visit({ url });
  await watch(page);
  const bar = page.getByRole('slider', { name: 'Seek' });
  const { width = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  await bar.hover({ position: { x: width * 0.75, y: height / 2 } });
  const bubble = page.locator('.player-bubble');
  await bubble.filter({ hasText: 'Open water' }).waitFor();
  assert.match(await bubble.innerText(), /\b0:5[67]\b/);
  const picture = bubble.locator('.player-bubble-picture > div');
  const background = await picture.evaluate((element) => getComputedStyle(element).backgroundImage);
  const sheet = /url\("([^"]+)"\)/.exec(background)?.[1] ?? '';
  assert.equal((await page.request.get(sheet)).status(), 200, background);
});

test('captions stay readable beside the picture of a place, wide and narrow', async () => {
  for (const width of [1440, 390]) {
    const { page } = await visit({ url, width, height: 844 });
    await watch(page);
    await page.evaluate(() => document.querySelector('video')?.pause());
    await page.keyboard.press('c');
    const cue = page.locator('.player-cues span').filter({ hasText: caption });
    await cue.first().waitFor();
    const bar = page.getByRole('slider', { name: 'Seek' });
    const box = (await bar.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('.player-bubble-picture').waitFor();
    await page.waitForTimeout(300);
    const seen = await cue.first().evaluate((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      const picture = document.querySelector('.player-bubble')!.getBoundingClientRect();
      const player = document.querySelector('.player')!.getBoundingClientRect();
      return {
        isInside: top >= player.top && bottom <= player.bottom,
        isClear: bottom <= picture.top || right <= picture.left || left >= picture.right,
        isAbove: Number(getComputedStyle(line.closest('.player-cues')!).zIndex) > 4,
      };
    });
    assert.ok(seen.isInside && (seen.isClear || seen.isAbove), `${width}: ${JSON.stringify(seen)}`);
  }
});

test('in the mini-player captions leave its title and its buttons free', async () => {
  const { page } = await visit({ url });
  await watch(page);
  await page.keyboard.press('c');
  await page.keyboard.press('k');
  await page.locator('.player-cues span').filter({ hasText: caption }).first().waitFor();
  await page.keyboard.press('i');
  await page.getByRole('region', { name: `Mini-player: ${video.title}` }).waitFor();
  await page.waitForTimeout(400);
  const lies = await page.evaluate(() => {
    const cue = document.querySelector('.player-dock .player-cues span')!.getBoundingClientRect();
    return [...document.querySelectorAll('.player-dock :is(.player-corner a, .player-button)')]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return cue.left < right && left < cue.right && cue.top < bottom && top < cue.bottom;
      })
      .map((one) => one.textContent || one.ariaLabel);
  });
  assert.deepEqual(lies, []);
});

test('what comes next can be called off at the end, and played at once', async () => {
  const { page } = await visit({ url });
  await watch(page);
  await jumpNearEnd(page, 0.5);
  const next = page.getByRole('region', { name: 'Up next' });
  await next.getByRole('button', { name: 'Cancel' }).click();
  await next.getByRole('button', { name: 'Close' }).waitFor();
  // The countdown is gone.
  assert.equal(await next.getByRole('button', { name: 'Play now', exact: true }).innerText(), 'Play now');
  await next.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL((address) => address.pathname !== `/play/${video.slug}`);
  await played(page, 0.3);
});
