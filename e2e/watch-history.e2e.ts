import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { join, logIn } from './members.ts';
import { until } from './site.ts';
import { siteVideos } from './site-videos.ts';
import { begin, played } from './watching.ts';

const url = process.env.SITE_URL ?? '';
const [video] = await siteVideos();

const answered = (page: Page, name: string) =>
  page.waitForResponse((response) => response.url().endsWith(name) && response.ok());
const pause = (page: Page) => page.evaluate(() => document.querySelector('video')?.pause());
/** What this browser remembers of where videos were left. */
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('player.resume'));

test('a member goes on where they stopped in another browser, finds it in their history and takes it out', async () => {
  const first = await visit({ url });
  const name = await join(first.context, url);
  const counted = first.page.waitForResponse(
    async (response) =>
      response.url().endsWith('/get-country') && (await response.text()).includes('recorded successfully'),
  );
  await first.page.goto(`${url}/play/${video.slug}`);
  await begin(first.page, video.title);
  await counted;
  await played(first.page, 4);
  const told = answered(first.page, '/save_watch_position');
  await pause(first.page);
  await told;
  assert.equal(await stored(first.page), null, 'a device keeps nothing of a member');

  const second = await visit({ url });
  await second.page.goto(url);
  await logIn(second.page, url, name);
  await second.page.goto(`${url}/history`);
  const today = second.page.getByRole('region', { name: 'Today' });
  await today.getByText(/^Resumes at 0:0[4-6]$/).waitFor();
  await looksRight(second.page);
  await today.getByRole('link', { name: video.title }).click();
  await begin(second.page, video.title);
  await second.page.getByText(/^Resuming at 0:0[4-6]$/).waitFor();
  assert.ok((await second.page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)) >= 4);

  await second.page.goto(`${url}/history`, { waitUntil: 'load' });
  await today.getByRole('button', { name: `Remove ${video.title} from your history` }).click();
  await second.page.getByText('Videos you watch will appear here.').waitFor();
  assert.deepEqual([...first.faults, ...second.faults], []);
  await first.context.close();
  await second.context.close();
});

test('a visitor goes on where they stopped in their own browser, and tells nobody', async () => {
  const { page, context } = await visit({ url });
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/save_watch_position')) told.push(request.url());
  });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 4);
  await pause(page);
  assert.match((await stored(page)) ?? '', new RegExp(video.id));
  await page.reload();
  await begin(page, video.title);
  await page.getByText(/^Resuming at 0:0[4-6]$/).waitFor();
  assert.deepEqual(told, []);
  await context.close();
});

test('a member pauses and clears what is kept of their watching', async () => {
  const { page, context, faults } = await visit({ url });
  const name = await join(context, url);
  await page.goto(`${url}/history`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Pause history' }).click();
  await page.getByText('Your history is paused. We’re not saving what you watch.').waitFor();
  await page.getByRole('link', { name: 'Preferences', exact: true }).click();
  const watching = page.getByRole('region', { name: 'Watching' });
  assert.equal(await watching.getByLabel('Keep a history of what I watch').isChecked(), false);
  await watching.getByLabel('Keep a history of what I watch').check();
  await watching.getByLabel('Count the videos I watch').uncheck();
  await until(
    async () => {
      const settings = await call('get_watch_settings', {}, context);
      return settings.keeps_history && !settings.counts_watched;
    },
    5_000,
    () => 'what was switched was not kept',
  );
  await page.goto(`${url}/user/${name}`);
  await page.getByText('0 subscribers').waitFor();
  assert.equal(await page.getByText(/videos? watched/).count(), 0);

  await page.goto(`${url}/play/${video.slug}`);
  const counted = answered(page, '/get-country');
  await begin(page, video.title);
  await counted;
  await played(page, 4);
  await pause(page);
  await page.goto(`${url}/history`, { waitUntil: 'load' });
  await page.getByRole('link', { name: video.title }).waitFor();
  await page.locator('summary', { hasText: 'Clear history' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await page.getByText('You’ve cleared your history.').waitFor();
  await page.getByText('Videos you watch will appear here.').waitFor();
  await page.goto(`${url}/settings/playback`, { waitUntil: 'load' });
  for (const [act, confirm, words] of [
    ['Forget where I stopped', 'Yes, forget it', 'We’ve forgotten where you stopped.'],
    ['Reset the count', 'Yes, reset it', 'Your profile counts from 0 again.'],
  ] as const) {
    await watching.locator('summary', { hasText: act }).click();
    await watching.getByRole('button', { name: confirm }).click();
    await watching.getByText(words).waitFor();
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('the feed has the videos of whom one follows, and words before one follows anybody', async () => {
  const { page, context, faults } = await visit({ url });
  await page.goto(`${url}/feed`);
  await page.waitForURL(`${url}/login?redirect=%2Ffeed`);
  await join(context, url);
  await page.goto(`${url}/feed`);
  await page.getByText('New videos from uploaders you follow will appear here.').waitFor();
  await looksRight(page);
  await page.goto(`${url}/user/${video.uploader_username}`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Subscribed' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Following' }).click();
  await page.getByRole('heading', { name: 'Following', level: 1 }).waitFor();
  await page.locator('main').getByRole('link', { name: video.title }).waitFor();
  await looksRight(page);
  await page.getByRole('tab', { name: 'Posts' }).click();
  await page.getByText('Posts by the people you follow will appear here.').waitFor();
  await looksRight(page, 'the posts of a feed');
  assert.deepEqual(faults, []);
  await context.close();
});
