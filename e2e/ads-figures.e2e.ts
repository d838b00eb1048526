import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { forgetTestAds, insertTestFigures, insertTestInvalid } from '#tests/inputs/test-ad-figures.ts';
import {
  insertTestCampaign,
  insertTestCreative,
  insertTestPlacement,
  insertTestPosting,
} from '#tests/inputs/test-ad-inputs.ts';
import type { Platform } from '../server/src/platform/context.ts';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { onSite } from './on-site.ts';
import { enterAsAdmin, url } from './talking.ts';

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const hourOf = (day: number, hour: number): string =>
  `${dayBefore(day)}T${String(hour).padStart(2, '0')}:00:00Z`;
const evenings = [6, 12, 18, 20, 21, 22];

/** Four weeks of a campaign in two placements, more of it in the evening and at weekends. */
async function fillFigures(platform: Platform): Promise<void> {
  const campaignId = await insertTestCampaign(platform, {
    name: 'Lantern Tea',
    goals: { pricing: 'cpm', rate: 2_500_000, impressions: 400_000, budget_total: 2_500_000 },
    startDate: dayBefore(28),
    endDate: dayBefore(-14),
  });
  const creativeId = await insertTestCreative(platform, campaignId, { title: 'Green tea by night' });
  const places = [
    ['Home header', 'Home Page', 1],
    ['Beside the video', 'Video Page', 0.4],
  ] as const;
  for (const [name, pageType, share] of places) {
    const placementId = await insertTestPlacement(platform, { name });
    const posting = await insertTestPosting(platform, { campaignId, creativeId, placementId });
    for (let day = 0; day <= 28; day++) {
      const passed = evenings.filter((hour) => day > 0 || hour <= new Date().getUTCHours());
      // Before six in the morning today has its first hour alone.
      for (const [at, hour] of (passed.length > 0 ? passed : [0]).entries()) {
        const weekend = [0, 6].includes(new Date(hourOf(day, 0)).getUTCDay()) ? 1.6 : 1;
        const served = Math.round(share * weekend * (at + 1) * 260 * (1 + 0.12 * Math.sin(day * 2 + hour)));
        const viewable = Math.round(served * 0.62);
        await insertTestFigures(platform, posting, {
          ...{ hour: hourOf(day, hour), served, viewable, clicks: Math.round(viewable * 0.012), pageType },
          ...{ conversions: at % 2, invalid: 3, spent: served * 2_500_000, asked: Math.round(served * 1.4) },
          country: ['DE', 'JP', 'US', 'FR', 'BR', 'DE'][at] ?? 'DE',
          device: (['Desktop', 'Mobile', 'Tablet'] as const)[at % 3] ?? 'Mobile',
        });
      }
    }
    for (const [reason, events] of [
      ['bot', 220],
      ['too_fast', 40],
      ['repeated', 90],
    ] as const)
      await insertTestInvalid(platform, posting, { day: dayBefore(3), kind: 'served', reason, events });
  }
}

test('an operator sees what was delivered, downloads it, has it mailed, corrects it and proves it', async () => {
  await onSite(process.env, forgetTestAds);
  const empty = await visit({ url });
  await enterAsAdmin(empty.context);
  await empty.page.goto(`${url}/admin/advertising`, { waitUntil: 'load' });
  await empty.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await empty.page.getByText('No campaigns are running').waitFor();
  await empty.page.goto(`${url}/admin/advertising/analytics`, { waitUntil: 'load' });
  await empty.page.getByText('No ads were shown on these days.').waitFor();
  await empty.page.goto(`${url}/admin/advertising/reports`, { waitUntil: 'load' });
  await empty.page.getByText('Nothing was delivered here on these days.').waitFor();
  assert.deepEqual(empty.faults, []);
  await empty.context.close();

  await onSite(process.env, fillFigures);
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/advertising/dashboard`, { waitUntil: 'load' });
  await alive(page);
  await page.getByText('€25,000.00', { exact: true }).waitFor();
  await page.getByRole('row', { name: /Lantern Tea/ }).waitFor();
  await looksRight(page, 'the dashboard');

  const chart = page.getByRole('img', { name: /^Served by hour/ });
  await chart.focus();
  await page.keyboard.press('Home');
  await page.getByText(/^00:00: Today/).waitFor();
  await page.getByRole('radio', { name: 'Table' }).first().check();
  await page.getByRole('region', { name: 'Served by hour as a table' }).waitFor();

  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
  await page.getByText('When ads are seen', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Placement' }).selectOption({ label: 'Home header (Video Page)' });
  await page.getByText(/of .* are booked/).waitFor();
  assert.match(page.url(), /placement=/);
  await looksRight(page, 'analytics');
  const week = page.getByRole('img', { name: /^When ads are seen/ });
  await week.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.getByText(/^Tuesday 00:00: 0/).waitFor();
  await page.getByRole('link', { name: '7 days' }).click();
  await page.waitForURL(/days=7/);

  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
  await page.getByRole('combobox', { name: 'By', exact: true }).selectOption('placement');
  await page.getByRole('combobox', { name: 'Then by' }).selectOption('country');
  const show = page.getByRole('button', { name: 'Show report' });
  await show.click();
  await page.getByText('Figures are not stored by placement and country together.').waitFor();
  await page.getByRole('combobox', { name: 'Then by' }).selectOption('day');
  await page.getByRole('combobox', { name: 'Campaign' }).first().selectOption({ label: 'Lantern Tea' });
  await page.getByLabel('Show why events don’t count').check();
  await show.click();
  await page.waitForURL(/by=placement&and=day/);
  await page.getByRole('row', { name: /^Total/ }).waitFor();
  await page
    .getByText(/Bot \d/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Clicks' }).click();
  await page.waitForURL(/sort=clicks/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8')
    .trim()
    .split('\r\n');
  assert.equal(file.length, 1 + 2 * 28 + 1, 'two placements on 28 days, a head and the total');
  assert.match(file[0] ?? '', /Not counted: bot/);

  await page.getByLabel('Name', { exact: true }).fill('Tea by placement');
  await page.getByRole('button', { name: 'Email it to me' }).click();
  await page.getByText('Saved. We’ll email it to you.').waitFor();
  await page.getByRole('row', { name: /Tea by placement/ }).waitFor();

  await page.getByLabel('Day', { exact: true }).fill(dayBefore(2));
  await page.getByLabel('Served', { exact: true }).fill('-120');
  await page.getByLabel('Why', { exact: true }).fill('A page of ours was open in the office');
  await page.getByRole('button', { name: 'Correct figures' }).click();
  await page.getByText('Correction added beside the figures.').waitFor();
  await page.getByRole('row', { name: /-120.*A page of ours/ }).waitFor();
  await looksRight(page, 'reports');

  await page.getByRole('button', { name: 'Create address' }).click();
  const proof = page.getByRole('link', { name: /\/proof\// });
  await proof.waitFor();
  const address = (await proof.getAttribute('href')) ?? '';
  const advertiser = await visit({ url, javaScript: false });
  const answered = await advertiser.page.goto(`${url}${address}`);
  assert.equal(answered?.status(), 200);
  await advertiser.page.getByRole('heading', { level: 1, name: 'Lantern Tea' }).waitFor();
  await advertiser.page.getByText('A page of ours was open in the office').waitFor();
  assert.equal(await advertiser.page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
  assert.doesNotMatch(await advertiser.page.content(), /Home header|admin-ads/);
  const withScript = await visit({ url });
  await withScript.page.goto(`${url}${address}`, { waitUntil: 'load' });
  await alive(withScript.page);
  await looksRight(withScript.page, 'a proof page');
  assert.deepEqual(withScript.faults, []);
  await withScript.context.close();

  await page.getByText('Close', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, close it' }).click();
  await page.getByText('No proof pages yet.').waitFor();
  assert.equal((await advertiser.page.goto(`${url}${address}`))?.status(), 404);
  await advertiser.context.close();
  assert.deepEqual(
    faults.filter((fault) => !/status of 400/.test(fault)),
    [],
  );
  await context.close();
});
