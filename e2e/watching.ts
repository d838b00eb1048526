import type { Page } from 'playwright-core';

/**
 * Opening a watch page may start it; where the browser or the visitor's settings say no, the big button does. It goes when
 * the video starts by itself meanwhile.
 */
export async function begin(page: Page, title: string, by: 'mouse' | 'keyboard' = 'mouse'): Promise<void> {
  const start = page.getByRole('button', { name: `Play ${title}` }).first();
  const playing = () => page.evaluate(() => document.querySelector('video')?.paused === false);
  for (let i = 0; i < 30 && !(await playing()); i++) {
    const pressed = by === 'mouse' ? start.click({ timeout: 500 }) : start.press('Enter', { timeout: 500 });
    await pressed.catch(() => {});
  }
  await page.waitForFunction(() => document.querySelector('video')?.paused === false, null, {
    timeout: 20_000,
  });
}

/** Resolves once the video is past these seconds. */
export const played = (page: Page, seconds: number): Promise<unknown> =>
  page.waitForFunction((at) => (document.querySelector('video')?.currentTime ?? 0) > at, seconds, {
    timeout: 20_000,
  });

/** Jumps to so many seconds before the end, as soon as the video knows where that is. */
export const jumpNearEnd = (page: Page, seconds: number): Promise<unknown> =>
  page.waitForFunction(
    (before) => {
      const video = document.querySelector('video');
      if (!video || !Number.isFinite(video.duration)) return false;
      video.currentTime = video.duration - before;
      return true;
    },
    seconds,
    { timeout: 20_000 },
  );
