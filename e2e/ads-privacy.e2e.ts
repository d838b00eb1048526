import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { cookies, type Kept, stored } from '#contract/stored-in-browser.ts';
import { visit } from './browser.ts';
import {
  adOf,
  choose,
  hearAds,
  hearEvents,
  makeKeeper,
  roomStands,
  type Sold,
  scrollTo,
  sell,
  told,
} from './selling-ads.ts';
import { url } from './talking.ts';

/** What is held here, by its group; what no list knows is `unlisted`. */
async function heldBy(page: Page): Promise<{ name: string; group: string }[]> {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const lists: Record<string, Kept> = { ...stored, ...cookies };
  const sent = (await page.context().cookies()).map(({ name }) => name);
  return [...names, ...sent].map((name) => ({ name, group: lists[name]?.group ?? 'unlisted' }));
}
/** Sees the ads of a page, long enough that they count. */
async function look(page: Page, sold: Sold): Promise<void> {
  const events = hearEvents(page);
  await page.goto(url, { waitUntil: 'load' });
  await scrollTo(page, sold);
  await adOf(page, sold).getByRole('img').waitFor();
  await told(events, 'viewable');
  for (const { kind, recorded, reason } of events) assert.deepEqual([recorded, reason], [true, null], kind);
}

/** One for everybody, and one for people who read English, which needs their consent. */
async function sellBoth(): Promise<{ contextual: Sold; personal: Sold }> {
  const keeper = await makeKeeper();
  const place = { pageType: 'Home Page', position: 'Before Content' } as const;
  const personal = await sell(keeper, { ...place, audience: { languages: ['en'] } });
  const contextual = await sell(keeper, { goals: { caps: { total: 50 } } });
  await roomStands(contextual);
  await roomStands(personal);
  return { contextual, personal };
}

test('who refuses has contextual ads alone, and nothing is stored for advertising', async () => {
  const { contextual, personal } = await sellBoth();
  const { page, context, faults } = await visit({ url });
  const asked = hearAds(page);
  await choose(context, false);
  await look(page, contextual);
  const given = asked.flatMap(({ ads }) => ads.map(({ campaign_id: id }) => id));
  assert.ok(given.includes(contextual.campaignId));
  assert.ok(!given.includes(personal.campaignId), 'language is who somebody is');
  assert.deepEqual(
    (await heldBy(page)).filter(({ group }) => group !== 'necessary'),
    [],
  );
  assert.ok(!(await heldBy(page)).some(({ name }) => name === 'anonymous_session'), 'nobody is known by it');

  // Allowed: the other one too, and it is counted.
  await choose(context, true);
  asked.length = 0;
  await look(page, contextual);
  await adOf(page, personal).getByRole('img').waitFor();
  const held = await heldBy(page);
  assert.deepEqual(
    held
      .filter(({ group }) => group === 'advertising')
      .map(({ name }) => name)
      .sort(),
    ['rooms.seen', 'rooms.visit'],
  );
  assert.deepEqual(
    held.filter(({ group }) => group === 'unlisted'),
    [],
  );

  // Refused again on the page of cookies: it is gone at once.
  await page.goto(`${url}/information/cookie-notice`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await page.getByText('Your choice is saved for 180 days.').waitFor();
  assert.deepEqual(
    (await heldBy(page)).filter(({ name }) => name.startsWith('rooms')),
    [],
  );
  assert.deepEqual(faults, []);
});

test('Global Privacy Control refuses for whoever asks for it, whatever was chosen', async () => {
  const { contextual, personal } = await sellBoth();
  const { page, context, faults } = await visit({ url });
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await choose(context, true);
  const asked = hearAds(page);
  await look(page, contextual);
  const given = asked.flatMap(({ ads }) => ads.map(({ campaign_id: id }) => id));
  assert.ok(!given.includes(personal.campaignId));
  assert.deepEqual(
    (await heldBy(page)).filter(({ group }) => ['advertising', 'unlisted', 'statistics'].includes(group)),
    [],
  );
  assert.deepEqual(faults, []);
});
