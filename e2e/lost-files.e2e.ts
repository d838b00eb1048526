import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { alive, visit } from './browser.ts';

// Scripts of the app that cannot be loaded when they are needed: after a release, or on a train.

const url = process.env.SITE_URL ?? '';

/** The file of a page, as the list of all pages names it. */
const fileOf = (page: Page, id: string): Promise<string> =>
  page.evaluate((name) => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> };
    };
    return manifest.routes[name]?.module ?? '';
  }, id);

/** Home, alive, with the file of a page refused so many times. Says how often it was asked for. */
async function withLostFile(page: Page, id: string, times: number): Promise<() => number> {
  await page.goto(url);
  await alive(page);
  const file = await fileOf(page, id);
  assert.match(file, /\.js$/);
  let asked = 0;
  await page.route(`**${file}*`, (route) => (++asked > times ? route.continue() : route.abort('failed')));
  return () => asked;
}

test('a file that is lost once is asked for again, and nobody notices', async () => {
  const { page } = await visit({ url });
  // Before the code of other pages is prefetched.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const asked = await withLostFile(page, 'routes/categories', 1);
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.waitForURL('**/categories');
  await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor();
  assert.equal(asked(), 2);
  assert.equal(await page.evaluate(() => 'isTheSameDocument' in window), true, 'the page was loaded again');
  assert.equal(await page.getByText('A new version is available').count(), 0);
});

test('a file that is gone for good brings the offer to reload, which leads on', async () => {
  const { page } = await visit({ url });
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await withLostFile(page, 'routes/categories', Number.POSITIVE_INFINITY);
  await page.getByRole('link', { name: 'Categories' }).first().click();
  const offer = page.getByRole('alert').filter({ hasText: 'A new version is available' });
  await offer.waitFor();
  assert.equal(new URL(page.url()).pathname, '/', 'one stays where one is until one reloads');
  await page.unrouteAll();
  await offer.getByRole('button', { name: 'Reload' }).click();
  await page.waitForURL('**/categories');
  await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor();
});

test('a part of a page whose file is lost once comes all the same', async () => {
  const { page } = await visit({ url });
  let asked = 0;
  await page.route('**/layout-panel-*.js*', (route) =>
    ++asked > 1 ? route.continue() : route.abort('failed'),
  );
  await page.goto(url);
  await alive(page);
  await page.getByRole('button', { name: 'Layout Settings' }).first().click();
  await page.getByRole('dialog', { name: 'Layout Settings' }).getByRole('switch').waitFor();
  assert.equal(asked, 2);
  assert.equal(await page.getByText('A new version is available').count(), 0);
});
