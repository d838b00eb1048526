import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { stored } from '#contract/stored-in-browser.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { site, url } from './talking.ts';

/** Names of what the browser keeps that is not necessary. */
const heldBy = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return [
    ...names.filter((name) => stored[name]?.group !== 'necessary'),
    ...cookies.filter((name) => name === 'layout'),
  ].sort();
};
/** Sets the grid as somebody does who likes it wide, and looks at two pages. */
async function wander(page: Page): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('button', { name: 'Layout Settings' }).first().click();
  await page.getByRole('dialog', { name: 'Layout Settings' }).getByRole('switch').click();
  await page.goto(`${url}/faq`, { waitUntil: 'load' });
  await alive(page);
  // Pages are counted when the browser is at rest.
  await page.waitForTimeout(1000);
}

test('what is refused from the footer is really not kept and not counted, and can be allowed again', async () => {
  await buildVideo(site().platform, {});
  const { page, context, faults } = await visit({ url });
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/get-country')) counted.push(request.url());
  });
  const first = page.waitForRequest(/\/get-country$/);
  await page.goto(`${url}/faq`, { waitUntil: 'load' });
  await first;
  assert.deepEqual(await heldBy(page), [], 'nothing but what is necessary before anything was chosen');
  await page.getByRole('link', { name: 'Cookie preferences' }).click();
  await page.getByRole('heading', { name: 'Cookie preferences' }).waitFor();
  await page.getByText(/^You haven’t chosen yet/).waitFor();
  await looksRight(page, 'the choice of cookies');
  await page.getByRole('button', { name: 'Allow all' }).click();
  await page.getByText('Your choice is saved for 180 days.').waitFor();
  const next = page.waitForRequest(/\/get-country$/);
  await wander(page);
  await next;
  assert.deepEqual(await heldBy(page), ['appSettings', 'geo', 'layout', 'session_id']);

  await page.goto(`${url}/information/cookie-notice`, { waitUntil: 'load' });
  await alive(page);
  assert.ok(await page.getByRole('group', { name: 'Statistics' }).getByLabel('Allow').isChecked());
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await page.getByText('Your choice is saved for 180 days.').waitFor();
  assert.deepEqual(await heldBy(page), [], 'what was kept is gone at once');
  counted.length = 0;
  await wander(page);
  assert.deepEqual(await heldBy(page), []);
  assert.deepEqual(counted, [], 'no page is counted');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the choice works without script, one by one', async () => {
  const { page, context } = await visit({ url, javaScript: false });
  await page.goto(`${url}/information/cookie-notice`);
  await page.getByRole('group', { name: 'Preferences' }).getByLabel('Allow').check();
  await page.getByRole('group', { name: 'Statistics' }).getByLabel('Refuse').check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await page.getByText('Your choice is saved for 180 days.').waitFor();
  const answer = async () => ({
    preferences: await page.getByRole('group', { name: 'Preferences' }).getByLabel('Allow').isChecked(),
    statistics: await page.getByRole('group', { name: 'Statistics' }).getByLabel('Refuse').isChecked(),
    advertising: await page.getByRole('group', { name: 'Advertising' }).getByLabel('Refuse').isChecked(),
  });
  // What was not answered counts as refused.
  assert.deepEqual(await answer(), { preferences: true, statistics: true, advertising: true });
  await page.goto(`${url}/information/cookie-notice`);
  assert.deepEqual(await answer(), { preferences: true, statistics: true, advertising: true });
  const [choice] = (await context.cookies()).filter(({ name }) => name === 'cookie_choices');
  const days = ((choice?.expires ?? 0) - Date.now() / 1000) / 86_400;
  assert.ok(days > 179 && days <= 180, `it is kept for ${days} days`);
  await context.close();
});

test('a browser that asks not to be tracked is told that two of three are refused', async () => {
  const { page, context } = await visit({ url });
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.goto(`${url}/information/cookie-notice`, { waitUntil: 'load' });
  await page.getByText(/Global Privacy Control\), so statistics/).waitFor();
  for (const name of ['Statistics', 'Advertising'])
    assert.ok(await page.getByRole('group', { name }).getByLabel('Allow').isDisabled(), name);
  assert.ok(await page.getByRole('group', { name: 'Preferences' }).getByLabel('Allow').isEnabled());
  await context.close();
});
