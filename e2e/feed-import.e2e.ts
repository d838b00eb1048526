import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { enterAsAdmin, url } from './talking.ts';

const feed = process.env.SOURCE_FEED ?? '';

/** Lets players of this host stand in frames, as the page of settings does. */
async function allowPlayers(context: BrowserContext, host: string): Promise<void> {
  const { version } = await call('get_site_settings', {}, context);
  await call('update_site_settings', { p_settings: { embedHosts: [host] }, p_version: version }, context);
}

test('an admin imports a feed with three bad items: the others come in, the bad ones are told one by one, and it is taken back', async () => {
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await allowPlayers(context, 'player.example');
  await page.goto(`${url}/admin/videos`);
  await alive(page);
  await page.getByRole('button', { name: 'Fetch Categories' }).click();
  await page.getByText('Please enter a URL to fetch categories from.').waitFor();
  await page.getByLabel('Source URL').fill('http://169.254.169.254/feed');
  await page.getByRole('button', { name: 'Fetch Videos' }).click();
  await page.getByText('Error fetching videos: This address leads into a private network').waitFor();

  await page.getByLabel('Source URL').fill(feed);
  await page.getByRole('button', { name: 'Fetch Videos' }).click();
  const table = page.getByRole('region', { name: 'Videos of the source' });
  await table.getByText('Lantern street 1', { exact: false }).first().waitFor();
  await table.getByText('The title holds a word that is not allowed here.').waitFor();
  await table.getByText('Its player is on elsewhere.example').waitFor();
  assert.ok(await table.getByLabel(/Borrowed without consent/).isDisabled());

  await page.getByRole('button', { name: 'Import 0 selected' }).click();
  await page.getByText('Please select a local category to import into.').waitFor();
  const form = page.getByRole('region', { name: 'Import', exact: true });
  await form.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Everyone depicted is an adult.').check();
  await form.getByLabel('I hold the rights to publish it here.').check();
  await form.getByRole('button', { name: 'Import 0 selected' }).click();
  await page.getByText('No videos selected for import.').waitFor();

  await table.getByLabel('Select all on this page').check();
  await form.getByRole('button', { name: 'Dry run' }).click();
  await page
    .getByText('Dry run: 4 new, 0 changed, 0 here already, 0 refused. Nothing was imported.')
    .waitFor();
  await form.getByRole('button', { name: 'Import 4 selected' }).click();
  await page.getByText('Imported 3 out of 4 selected videos.').waitFor({ timeout: 20_000 });
  const failures = page.getByRole('list', { name: 'What we couldn’t import' });
  await failures.getByText(/Lantern street 5.*Failed to scrape details/).waitFor();
  assert.equal(await table.getByText('Already imported').count(), 3);
  await looksRight(page, '/admin/videos after an import');

  const batches = page.getByRole('region', { name: 'Imports so far' });
  await batches.getByText('3 imported').first().click();
  await batches.getByRole('button', { name: 'Show items' }).click();
  const imported = batches.getByRole('link', { name: 'Lantern street 1' });
  await imported.waitFor();
  const address = (await imported.getAttribute('href')) ?? '';
  const watch = await visit({ url });
  await watch.page.goto(url + address);
  await alive(watch.page);
  assert.equal(await watch.page.locator('iframe').count(), 0, 'no frame of another site before a click');
  await watch.context.route('https://player.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The player of another house</p>' }),
  );
  await watch.page.getByRole('button', { name: 'Play Lantern street 1 from player.example' }).click();
  await watch.page.frameLocator('iframe').getByText('The player of another house').waitFor();

  await batches.getByText('Undo this import').click();
  await batches.getByRole('button', { name: 'Yes, undo it' }).click();
  await page.getByText('We’re undoing the import.').waitFor();
  for (let look = 0; look < 60; look += 1) {
    if ((await watch.context.request.get(url + address)).status() === 410) break;
    await page.waitForTimeout(500);
  }
  assert.equal((await watch.context.request.get(url + address)).status(), 410);
  assert.deepEqual(
    faults.filter((fault) => !/status of 4\d\d/.test(fault)),
    [],
  );
  await watch.context.close();
  await context.close();
});

test('the tabs of importing look right, and a tube site that is not configured says what to enter', async () => {
  const { page, context, faults } = await visit({ url, width: 390 });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/videos?tab=tube`);
  await alive(page);
  assert.equal(
    await page.getByLabel('Tube site', { exact: true }).locator('option').first().textContent(),
    'pornhub (not configured)',
  );
  await page.getByText('Not configured: enter the address of a feed').waitFor();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('Please enter keywords or a tube site category.').waitFor();
  await looksRight(page, '/admin/videos?tab=tube');
  await page.getByRole('tab', { name: 'Bulk Import from URL' }).click();
  await page.getByLabel('Source URL').waitFor();
  await looksRight(page, '/admin/videos');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a feed is added, changed, put to rest and removed, and a category is made on the way', async () => {
  const { page, context, faults } = await visit({ url, width: 768 });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/videos`);
  await alive(page);
  const name = `Rainy ${Date.now()}`;
  const made = page.getByRole('region', { name: 'New category' });
  await made.getByRole('button', { name: 'Create Category' }).click();
  await page.getByText('Category Name is required.').waitFor();
  await made.getByLabel('Category name').fill(name);
  await made.getByRole('button', { name: 'Create Category' }).click();
  await page.getByText(`“${name}” was created.`).waitFor();
  await made.getByLabel('Category name').fill(name);
  await made.getByRole('button', { name: 'Create Category' }).click();
  await page.getByText('Error creating category: ').waitFor();

  const feeds = page.getByRole('region', { name: 'Feeds' });
  await feeds.getByText('Add a feed').click();
  await feeds.getByLabel('Name').fill('Weekly rain');
  await feeds.getByLabel('Feed URL').fill(`${feed}?weekly`);
  await feeds.getByLabel('Category', { exact: true }).selectOption({ label: name });
  await feeds.getByLabel('Everyone depicted is an adult.').check();
  await feeds.getByLabel('I hold the rights to publish it here.').check();
  await feeds.getByRole('button', { name: 'Add feed' }).click();
  await page.getByText('We’ll check “Weekly rain” every day.').waitFor();
  await feeds.getByText('Add a feed').click();

  await feeds.getByLabel('Edit Weekly rain').click();
  const change = feeds.locator('form', { has: page.getByRole('button', { name: 'Save feed' }) });
  assert.equal(await change.getByLabel('Feed URL').inputValue(), `${feed}?weekly`);
  await change.getByLabel('Check automatically').uncheck();
  await change.getByLabel('Everyone depicted is an adult.').check();
  await change.getByLabel('I hold the rights to publish it here.').check();
  await looksRight(page, '/admin/videos with a feed that is changed');
  await change.getByRole('button', { name: 'Save feed' }).click();
  await page.getByText('We’ll only check “Weekly rain” when you ask.').waitFor();
  await feeds.getByText('not automatically').waitFor();
  await feeds.getByText('Remove', { exact: true }).click();
  await feeds.getByRole('button', { name: 'Yes, remove it' }).click();
  await page.getByText('Removed the feed "Weekly rain".').waitFor();
  await feeds.getByText('Weekly rain').waitFor({ state: 'detached' });

  await page.goto(`${url}/admin/categories`);
  await alive(page);
  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: `Delete: ${name}` }).waitFor({ state: 'detached' });
  assert.deepEqual(
    faults.filter((fault) => !/status of 4\d\d/.test(fault)),
    [],
  );
  await context.close();
});
