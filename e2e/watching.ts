import type { Page } from 'playwright-core';

/** Opening a watch page may start it; where the browser or the visitor's settings say no, the big button does. */
export async function begin(page: Page, title: string): Promise<void> {
  const playing = () => page.evaluate(() => document.querySelector('video')?.paused === false);
  for (let i = 0; i < 30 && !(await playing()); i++) {
    await page
      .getByRole('button', { name: `Play ${title}` })
      .first()
      .click({ timeout: 500 })
      .catch(() => {});
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
