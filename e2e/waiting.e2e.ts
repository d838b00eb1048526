import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { alive, atRest, visit } from './browser.ts';
import { siteVideos } from './site-videos.ts';

// What somebody sees while something is under way: on slow lines, without one, and before a page has come to life.

const url = process.env.SITE_URL ?? '';
const [{ slug }] = await siteVideos();

/** What the page shows of a navigation, and whether the pressed card is marked. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    bar: getComputedStyle(document.body, '::before').position === 'fixed',
    outline: Number(getComputedStyle(document.querySelector('main')!, '::after').opacity),
    isDrawn: getComputedStyle(document.querySelector('main')!, '::after').content !== 'none',
    pressed: [...document.querySelectorAll('.card .art')].filter(
      (art) => Number(getComputedStyle(art).opacity) < 1,
    ).length,
  }));

/** Opens the home page, and holds back what comes for the next ones until the answer is called. */
async function homeOnASlowLine(page: Page): Promise<() => void> {
  await page.goto(url);
  await alive(page, '.line-banner');
  await atRest(page);
  return holdData(page);
}

for (const width of [390, 1440]) {
  test(`a press on a card moves a bar at once, marks the card, and draws the coming page’s outline after a moment, ${width} wide`, async () => {
    const { page, faults } = await visit({ url, width });
    const release = await homeOnASlowLine(page);
    const link = page.locator('.video-grid .card-title a').first();
    const moved = await link.evaluate(async (element: HTMLAnchorElement) => {
      const began = performance.now();
      element.focus();
      element.click();
      while (getComputedStyle(document.body, '::before').position !== 'fixed') {
        if (performance.now() - began > 2000) break;
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - began;
    });
    assert.ok(moved <= 100, `it took ${moved} ms`);
    assert.equal((await shown(page)).pressed, 1);
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('main')!, '::after').opacity === '1',
    );
    assert.equal((await shown(page)).isDrawn, true);
    release();
    await page.waitForURL('**/play/*');
    await page.waitForFunction(() => document.documentElement.dataset.going === undefined);
    assert.deepEqual(await shown(page).then(({ bar, isDrawn }) => ({ bar, isDrawn })), {
      bar: false,
      isDrawn: false,
    });
    // Back, which no link says.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const again = await holdData(page);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => document.documentElement.dataset.going === '/');
    again();
    await page.waitForFunction(() => document.documentElement.dataset.going === undefined);
    assert.deepEqual(faults, []);
  });
}

async function holdData(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

test('another page of the same list, and settings, are not drawn over', async () => {
  const { page } = await visit({ url });
  await homeOnASlowLine(page);
  await page.evaluate(() => {
    document.documentElement.dataset.going = '';
  });
  assert.deepEqual(await shown(page).then(({ bar, isDrawn }) => ({ bar, isDrawn })), {
    bar: true,
    isDrawn: false,
  });
});

test('without a line the page says so, and a link that is pressed is followed once there is one', async () => {
  const { page, context, faults } = await visit({ url });
  await page.goto(`${url}/faq`);
  await alive(page, '.line-banner');
  await atRest(page);
  await context.setOffline(true);
  const banner = page.locator('.line-banner');
  await page.getByText('You’re offline.').waitFor();
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.waitForTimeout(300);
  assert.equal(new URL(page.url()).pathname, '/faq');
  await context.setOffline(false);
  await page.waitForURL(`${url}/categories`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('You’re back online.').waitFor();
  await banner.waitFor({ state: 'hidden' });
  // The code of other pages is loaded while the browser rests, and the line may go in the middle of it.
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')),
    [],
  );
});

test('the player’s keys work from the first frame on, before its controls are there', async () => {
  const { page, faults } = await visit({ url });
  let release: () => void = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/player-[^/]*\.js/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await page.goto(`${url}/play/${slug}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  assert.equal(await page.locator('.player button').count(), 0);
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.querySelector('video')?.muted);
  await page.keyboard.press('m');
  const wasPaused = await page.evaluate(() => document.querySelector('video')!.paused);
  await page.keyboard.press('k');
  await page.waitForFunction((was) => document.querySelector('video')?.paused !== was, wasPaused);
  await page.keyboard.press('t');
  release();
  await page.locator('.player-controls button').first().waitFor();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-theatre'));
  assert.deepEqual(faults, []);
});
