import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rollupAds } from '../server/src/domains/ads/delivery/rollup-ads.job.ts';
import { alive, atRest, visit } from './browser.ts';
import { call } from './calling.ts';
import { newName } from './members.ts';
import {
  adOf,
  choose,
  hearAds,
  hearEvents,
  makeKeeper,
  roomStands,
  scrollTo,
  sell,
  told,
} from './selling-ads.ts';
import { until } from './site.ts';
import { enter, enterAsAdmin, site, url } from './talking.ts';

test('what was sold is seen after the age gate, served, viewable and pressed, and stands on the dashboard', async () => {
  const keeper = await makeKeeper();
  const { id: categoryId } = await call('create_ad_category', { p_name: newName('Drinks') }, keeper);
  const sold = await sell(keeper, {
    ...{ categoryId, pageType: 'Home Page', position: 'Before Content', size: '320x50' },
    goals: { pricing: 'cpc', rate: 250_000, budget_total: 100_000, pacing: 'asap' },
  });
  await roomStands(sold);

  const { page, context, faults } = await visit({ url, adult: false });
  const asked = hearAds(page);
  const events = hearEvents(page);
  await page.goto(url, { waitUntil: 'load' });
  await alive(page);
  await atRest(page);
  assert.equal(await page.locator('.room').count(), 0, 'no room before the gate is passed');
  assert.equal(asked.length, 0, 'and no question');
  await page.getByRole('button', { name: /^I am 18 or older/ }).click();
  await adOf(page, sold).waitFor();
  await scrollTo(page, sold);
  await told(events, 'viewable');
  assert.deepEqual(events, [
    { kind: 'served', recorded: true, reason: null },
    { kind: 'viewable', recorded: true, reason: null },
  ]);
  const opening = context.waitForEvent('page');
  await adOf(page, sold).getByRole('link').click();
  const opened = await opening;
  await opened.waitForURL(`${url}/categories`);
  assert.equal(await opened.evaluate(() => window.opener), null);
  assert.equal(await opened.evaluate(() => document.referrer), '');
  assert.equal(page.url(), `${url}/`, 'the page stays');
  assert.deepEqual(faults, []);
  assert.equal(asked.length, 1, 'one question a page');

  const { platform } = site();
  await platform.jobs.enqueue(platform.db, rollupAds, {});
  const office = await visit({ url });
  await enterAsAdmin(office.context);
  const row = office.page.getByRole('row', { name: new RegExp(sold.name) });
  await until(
    async () => {
      await office.page.goto(`${url}/admin/advertising/dashboard`, { waitUntil: 'load' });
      return /€2\.50 of €1,000\.00/.test(await row.innerText());
    },
    20_000,
    () => 'the click is not on the dashboard',
  );
  for (const name of ['Served', 'Viewable', 'Clicks'])
    assert.match(
      await office.page.locator('.figure-tiles > div', { hasText: name }).locator('b').innerText(),
      /^[1-9]/,
    );
  assert.deepEqual(office.faults, []);
});

test('a capped campaign is shown on the first visit, and not again beyond its cap', async () => {
  const sold = await sell(await makeKeeper(), { goals: { caps: { total: 2 } } });
  await roomStands(sold);
  const { page, context, faults } = await visit({ url });
  await choose(context, true);
  const asked = hearAds(page);
  for (const turn of [1, 2, 3]) {
    await page.goto(url, { waitUntil: 'load' });
    await scrollTo(page, sold);
    if (turn < 3) await adOf(page, sold).getByRole('img').waitFor();
    else await page.locator(`[data-room="${sold.placementId}"][data-state="empty"]`).waitFor();
    await until(
      () => asked.length >= turn,
      10_000,
      () => `nothing was heard of question ${turn}`,
    );
    assert.equal(asked.length, turn);
    const seen = asked.at(-1)?.input.p_seen?.find((one) => one.campaign_id === sold.campaignId);
    assert.equal(seen?.total ?? 0, turn - 1);
    assert.equal(seen?.session ?? 0, turn - 1);
  }
  // Another visit of the same browser.
  const later = await context.newPage();
  const askedLater = hearAds(later);
  await later.goto(`${url}/categories`, { waitUntil: 'load' });
  await until(
    () => askedLater.length > 0,
    10_000,
    () => 'nothing was asked',
  );
  assert.deepEqual(
    askedLater[0]?.ads.filter(({ campaign_id: id }) => id === sold.campaignId),
    [],
  );
  assert.deepEqual(faults, []);
});

test('without consent a cap holds within the page, which remembers nothing beyond it', async () => {
  const sold = await sell(await makeKeeper(), { goals: { caps: { total: 1 } } });
  await roomStands(sold);
  const { page, context, faults } = await visit({ url });
  await choose(context, false);
  const asked = hearAds(page);
  const isGiven = () => asked.at(-1)?.ads.some(({ campaign_id: id }) => id === sold.campaignId);
  for (const load of [1, 2]) {
    await page.goto(`${url}/categories`, { waitUntil: 'load' });
    await alive(page);
    await scrollTo(page, sold);
    await adOf(page, sold).getByRole('img').waitFor();
    // The same page goes on, as the browser has it.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.waitForURL(`${url}/`);
    await until(
      () => asked.length === 2 * load,
      10_000,
      () => 'nothing was asked for the next page',
    );
    assert.equal(isGiven(), false);
  }
  const names = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  const held = await page.evaluate(names);
  assert.deepEqual(
    held.filter((name) => name.startsWith('rooms')),
    [],
  );
  assert.deepEqual(faults, []);
});

test('who may not see ads has no rooms, and a switch of that holds for the next page', async () => {
  const keeper = await makeKeeper();
  const sold = await sell(keeper);
  const { page, context, faults } = await visit({ url });
  const member = await enter(context, url, newName('patron'), 'premium_member');
  const { cookie } = member;
  await roomStands(sold);
  await roomStands(sold, { cookie, stands: false });
  const asked = hearAds(page);
  for (const path of ['/', '/categories']) {
    await page.goto(url + path, { waitUntil: 'load' });
    await alive(page);
    await atRest(page);
    assert.equal(await page.locator('.room').count(), 0);
  }
  assert.equal(asked.length, 0, 'nothing is asked for them');
  assert.deepEqual(await call('get_available_ads', { p_placements: [sold.placementId] }, member), []);

  const show = (p_can_view_ads: boolean) =>
    call('update_ad_visibility_setting', { p_role: 'premium_member', p_can_view_ads }, keeper);
  try {
    await show(true);
    await roomStands(sold, { cookie });
    await page.goto(url, { waitUntil: 'load' });
    await scrollTo(page, sold);
    await adOf(page, sold).waitFor();
  } finally {
    await show(false);
  }
  await roomStands(sold, { cookie, stands: false });
  await page.goto(url, { waitUntil: 'load' });
  await alive(page);
  await atRest(page);
  assert.equal(await page.locator('.room').count(), 0);
  assert.deepEqual(faults, []);
});

test('an ad that a viewer reports as illegal is gone everywhere within a second, and waits for review', async () => {
  const keeper = await makeKeeper();
  const sold = await sell(keeper);
  await roomStands(sold);
  const { page, faults } = await visit({ url });
  await page.goto(url, { waitUntil: 'load' });
  await scrollTo(page, sold);
  const ad = adOf(page, sold);
  await ad.getByRole('button', { name: 'About this ad' }).click();
  const about = page.getByRole('dialog', { name: 'About this ad' });
  await about.getByText(`${sold.name}. Paid for by ${sold.name} Ltd.`).waitFor();
  await about.getByText('The advertiser chose this place for everybody.').waitFor();
  await about.getByRole('button', { name: 'Report this ad' }).click();
  await about.getByLabel('What’s wrong with it?').selectOption('It offers something illegal');
  await about.getByLabel('Anything we should know?').fill('It sells stolen lanterns.');
  const answered = page.waitForResponse(/\/report_ad$/);
  await about.getByRole('button', { name: 'Report', exact: true }).click();
  await answered;
  const at = performance.now();
  const others = ['/', '/categories', '/playlists'];
  await Promise.all(others.map((path) => roomStands(sold, { path, stands: false })));
  assert.deepEqual(await call('get_available_ads', { p_placements: [sold.placementId] }, null), []);
  const passed = performance.now() - at;
  assert.ok(passed < 1000, `it took ${passed} ms`);
  await about.getByText('Thank you. We’ll look at this ad.').waitFor();
  await about.getByRole('button', { name: 'Close' }).click();
  await ad.waitFor({ state: 'detached' });
  const [creative] = await call('get_ad_creatives', { p_id: sold.creativeId }, keeper);
  assert.equal(creative?.status, 'review');
  assert.match(creative?.status_reason ?? '', /illegal: It sells stolen lanterns/);
  assert.deepEqual(faults, []);
});
