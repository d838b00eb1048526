import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { makeReady } from './made-videos.ts';
import { until } from './site.ts';
import { siteVideos } from './site-videos.ts';
import { enterAsAdmin, url } from './talking.ts';
import { begin, played } from './watching.ts';

test('an operator sees what videos cost, has it counted, and chooses by keyboard what goes', async () => {
  const [video] = await siteVideos();
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin`, { waitUntil: 'load' });
  await alive(page);
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Storage', exact: true })
    .click();
  await page.getByRole('heading', { name: 'Storage', level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Count now' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('We’re counting again.').waitFor();
  // The sums are written last.
  const lists = async (): Promise<boolean> => {
    const { sums } = await call('get_storage', {}, context);
    const { items } = await call('get_costly_videos', {}, context);
    return (sums?.parts.length ?? 0) > 0 && items.some(({ id }: { id: string }) => id === video.id);
  };
  await until(lists, 60_000, () => 'the videos were not weighed');
  await page.reload({ waitUntil: 'load' });
  await alive(page);
  const parts = page.getByRole('region', { name: 'What it is' }).first();
  await parts
    .getByText(/^H.264, \d+p$/)
    .first()
    .waitFor();
  const rules = page.getByRole('region', { name: 'What can go' }).first();
  await rules.getByText('Sources are deleted as soon as their video is ready.').waitFor();
  await looksRight(page, 'the storage page');

  const sorts = page.getByRole('navigation', { name: 'Sorted by' });
  await sorts.getByRole('link', { name: 'Never watched' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/sort=unwatched/);
  await sorts.getByRole('link', { name: 'Size', exact: true }).click();
  await page.waitForURL(`${url}/admin/storage`);

  await page.getByRole('link', { name: 'Change the rules' }).click();
  const section = page.getByRole('region', { name: 'Storage' });
  await section.getByLabel('When a video’s source file is deleted').selectOption({ label: '30 days later' });
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByText('Settings saved.').waitFor();
  await looksRight(page, 'the rules of storage');
  await section.getByRole('link', { name: 'See what each rule would free' }).click();
  await rules.getByText('In force').waitFor();
  await page.goBack();
  await section.getByLabel('When a video’s source file is deleted').selectOption('ready');
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByText('Settings saved.').waitFor();

  await page.goto(`${url}/admin/all-videos?q=${video.id}&edit=${video.id}`, { waitUntil: 'load' });
  await alive(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Takes .* in storage$/).focus();
  await page.keyboard.press('Enter');
  await dialog
    .getByText('Thumbnails and storyboards')
    .or(dialog.getByText(/^\d+p$/).first())
    .first()
    .waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('the storage page is read without script', async () => {
  const { page, context } = await visit({ url, javaScript: false });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/storage`);
  await page.getByRole('heading', { name: 'Costliest videos' }).waitFor();
  await page.getByRole('button', { name: 'Count now' }).click();
  await page.getByText('We’re counting again.').waitFor();
  await context.close();
});

test('a quality whose files went while somebody watches it is left for another, and the video goes on', async () => {
  const video = await makeReady('The tall sail is taken in', 24);
  const { page, context } = await visit({ url });
  let refused = 0;
  await page.route(/\/360p\/\d+\.m4s$/, (route) => {
    const number = Number(/(\d+)\.m4s$/.exec(route.request().url())?.[1] ?? 0);
    if (number < 1) return route.continue();
    refused++;
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 10, null, {
    timeout: 40_000,
  });
  assert.ok(refused > 0, 'the better quality was never asked for');
  assert.equal(await page.locator('.player-notice').count(), 0);
  await played(page, 14);
  await context.close();
});
