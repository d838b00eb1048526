import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { stored } from '#contract/stored-in-browser.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import {
  adOf,
  hearAds,
  hearEvents,
  makeKeeper,
  roomStands,
  type Sold,
  sell,
  sendPicture,
  told,
} from './selling-ads.ts';
import { until } from './site.ts';
import { enter, url } from './talking.ts';

const popup = async (): Promise<Sold> =>
  sell(await makeKeeper(), { position: 'Popup/Modal', size: 'popup', adType: 'popup' });

/** Counts windows that open, beside the page itself. */
function countWindows(context: BrowserContext): Page[] {
  const windows: Page[] = [];
  context.on('page', (page) => windows.push(page));
  return windows;
}
/** Opens a page and waits until its window is ready to be opened. */
async function arrive(page: Page, path = '/'): Promise<void> {
  const answered = page.waitForResponse(/get_available_ads/);
  await page.goto(url + path, { waitUntil: 'load' });
  await alive(page);
  await (await answered).finished();
  // The part that opens it comes after the answer.
  await page.waitForTimeout(500);
}
/** Presses a place of the page that means nothing: its left edge. */
const pressNothing = (page: Page) => page.locator('main').click({ position: { x: 3, y: 200 } });

test('a popup opens once a page, at the first press on nothing, and not from what has a meaning of its own', async () => {
  const sold = await popup();
  await roomStands(sold);
  const { page, context, faults } = await visit({ url });
  const windows = countWindows(context);
  const events = hearEvents(page);
  await arrive(page);
  // A form, a button with a menu or a dialog, a link.
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Layout Settings' }).first().click();
  await page
    .getByRole('dialog', { name: 'Layout Settings' })
    .getByRole('heading')
    .first()
    .click({ force: true });
  await page.keyboard.press('Escape');
  assert.equal(windows.length, 0);

  await pressNothing(page);
  await until(
    () => windows.length === 1,
    5000,
    () => 'no window opened',
  );
  const [shown] = windows as [Page];
  // Without a file of its own it leads to its address at once.
  await shown.waitForURL(`${url}/categories`);
  assert.equal(await shown.evaluate(() => window.opener), null);
  await told(events, 'served');
  assert.deepEqual(events[0], { kind: 'served', recorded: true, reason: null });
  await shown.close();
  await pressNothing(page);
  await page.waitForTimeout(300);
  assert.equal(windows.length, 1, 'once a page');

  await arrive(page, '/categories');
  await page.locator('main a[href^="/categories/"]').first().click();
  await page.waitForURL(/\/categories\/.+/);
  assert.equal(windows.length, 1, 'a link leads where it leads');
  await page.waitForTimeout(800);
  await pressNothing(page);
  await until(
    () => windows.length === 2,
    5000,
    () => 'the next page opened none',
  );
  await windows[1]?.close();
  await arrive(page, '/playlists');
  await pressNothing(page);
  await page.waitForTimeout(300);
  assert.equal(windows.length, 2, 'two on a day');
  const held = await page.evaluate(() => Object.entries(localStorage));
  assert.match(Object.fromEntries(held)['rooms.windows'] ?? '', /^\d{4}-\d\d-\d\d 2$/);
  for (const [name] of held) assert.equal(stored[name]?.group, 'necessary', name);
  assert.deepEqual(faults, []);
});

test('no press on the player opens a window, and who wants banners has them instead', async () => {
  const sold = await popup();
  const banner = await sell(await makeKeeper());
  const [video] = (await (await fetch(`${url}/sitemap-videos.xml`)).text()).match(/\/play\/[\w-]+/) ?? [];
  await roomStands(sold);
  await roomStands(banner);
  const { page, context, faults } = await visit({ url });
  const windows = countWindows(context);
  await arrive(page, video);
  const player = page.locator('.player').first();
  await player.click({ position: { x: 200, y: 100 } });
  await page.waitForTimeout(500);
  assert.equal(windows.length, 0, 'the player plays');

  const more = adOf(page, banner).getByRole('button', { name: 'About this ad' });
  await more.scrollIntoViewIfNeeded();
  await more.click();
  const about = page.getByRole('dialog', { name: 'About this ad' });
  await about.getByText('Paid for by').click();
  await about.getByLabel('Show me banners instead of pop-ups').check();
  await about.getByRole('button', { name: 'Close' }).click();
  assert.equal(windows.length, 0);
  const asked = hearAds(page);
  await arrive(page);
  assert.ok(!asked.at(-1)?.input.p_placements?.includes(sold.placementId), 'no window is asked for');
  await pressNothing(page);
  await page.waitForTimeout(300);
  assert.equal(windows.length, 0);
  assert.equal(await page.evaluate(() => localStorage.getItem('rooms.choice')), 'banners');
  assert.deepEqual(faults, []);
});

test('a window says what it is and why it came, and can be reported', async () => {
  const keeper = await makeKeeper();
  const sold = await sell(keeper, { position: 'Popup/Modal', size: 'popup', adType: 'popup' });
  const p_id = sold.creativeId;
  const p_asset_path = await sendPicture(keeper, 800, 600);
  await call('update_creative_with_asset', { p_id, p_asset_path }, keeper);
  await call('update_ad_creative_status', { p_id, p_status: 'active' }, keeper);
  await roomStands(sold);
  const { page, context, faults } = await visit({ url });
  const windows = countWindows(context);
  await arrive(page);
  await pressNothing(page);
  await until(
    () => windows.length === 1,
    5000,
    () => 'no window opened',
  );
  const [shown] = windows as [Page];
  await shown.getByText(`${sold.name} · Paid for by ${sold.name} Ltd`).waitFor();
  await shown.getByText('The advertiser chose this place for everybody.').waitFor();
  await shown.getByText('1 of 2 pop-ups today').waitFor();
  await shown.getByRole('img').waitFor();
  if (process.env.PICTURES) await shown.screenshot({ path: `${process.env.PICTURES}/window.png` });
  await shown.getByRole('button', { name: 'Report this ad' }).click();
  const about = page.getByRole('dialog', { name: 'About this ad' });
  await about.getByLabel('What’s wrong with it?').selectOption('It misleads');
  await about.getByRole('button', { name: 'Report', exact: true }).click();
  await about.getByText('Thank you. We’ll look at this ad.').waitFor();
  assert.ok(shown.isClosed());
  assert.deepEqual(faults, []);
});

test('a member who may not see ads has no windows either', async () => {
  const sold = await popup();
  await roomStands(sold);
  const { page, context } = await visit({ url });
  await enter(context, url, undefined, 'premium_member');
  const windows = countWindows(context);
  await page.goto(url, { waitUntil: 'load' });
  await alive(page);
  await page.waitForTimeout(800);
  await pressNothing(page);
  await page.waitForTimeout(300);
  assert.equal(windows.length, 0);
});
