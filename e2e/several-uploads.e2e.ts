import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { visit } from './browser.ts';
import { makeClip } from './clips.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { site, url } from './talking.ts';

const name = newName('several');
const folder = process.env.DATA_DIR ?? '';
const clips = ['one', 'two', 'three'].map((which) => path.join(folder, `${name}_${which}.mp4`));
const titles = ['one', 'two', 'three'].map((which) => `${name} ${which}`);
let maker: TestMember;

before(async () => {
  for (const clip of clips) {
    await makeClip(clip, { seconds: 4 });
    // A box that says nothing, so that the file takes a while on its way.
    const box = Buffer.alloc(24_000_000);
    box.writeUInt32BE(box.length, 0);
    box.write('free', 4);
    await appendFile(clip, box);
  }
  maker = await makeMember(site().platform, name, { role: 'creator', canUploadVideos: true });
});

const entryOf = (page: Page, at: number) => page.getByRole('listitem', { name: titles[at] ?? '' });

test('two files are sent at once while a third waits; one is cut and goes on, and all are described and sent on', async () => {
  const { page, context, faults } = await visit({ url });
  const [cookie = '', value = ''] = maker.cookie.split('=');
  await context.addCookies([{ name: cookie, value, url, httpOnly: true, sameSite: 'Lax' }]);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const line = (kilobytes: number) =>
    wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: kilobytes < 0 ? -1 : kilobytes * 1024,
    });
  await page.goto(`${url}/upload`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Choose files' }).and(page.locator(':enabled')).waitFor();
  await line(1500);
  await page.getByLabel('Video files').setInputFiles(clips);
  const [first, second, third] = [entryOf(page, 0), entryOf(page, 1), entryOf(page, 2)];
  for (const entry of [first, second])
    await entry
      .getByText(/^[1-9]\d* of \d+ MB, (\d+ minutes?|less than a minute|a few seconds) left$/)
      .waitFor();
  await third.getByText('Waiting for the files before it').waitFor();

  await second.getByRole('button', { name: /^Pause/ }).click();
  await second.getByText(/^Paused at [1-9]\d* of \d+ MB$/).waitFor();

  // The first stands open. What is missing is said, and leads there.
  await first.getByText('2 details missing').waitFor();
  await looksRight(page, 'the page of uploads with details');
  await page.setViewportSize({ width: 1440, height: 900 });
  await first.getByRole('link', { name: 'That everyone depicted is an adult' }).click();
  await page.keyboard.press('Space');
  await first.getByRole('link', { name: 'That you hold the rights' }).click();
  await page.keyboard.press('Space');
  await first.getByText('Nothing is missing.').waitFor();
  await first.getByRole('button', { name: 'Send to review' }).click();
  await first.getByText('Details saved').waitFor();

  // The third has not begun: what is sent off waits for its turn. All of it by keys.
  await third.getByRole('button', { name: /^Add details/ }).press('Enter');
  await third.getByLabel('Tags', { exact: true }).fill('evening');
  await page.keyboard.press('Enter');
  await third.getByRole('button', { name: 'Remove evening' }).waitFor();
  await third.getByLabel('Everyone depicted is an adult, drawn or not.').press('Space');
  await third.getByLabel('I hold the rights to publish this video here.').press('Space');
  await third.getByRole('button', { name: 'Send to review' }).press('Enter');
  await third.getByText(/^One moment\. We’ll send it by itself/).waitFor();
  assert.equal(await first.getByLabel('Title', { exact: true }).isVisible(), false, 'one is open at a time');

  await line(-1);
  await third.getByText(/^Waiting for a review/).waitFor({ timeout: 90_000 });
  await second.getByRole('button', { name: /^Resume/ }).click();
  await second.getByText(/^Uploaded\b/).waitFor();
  await second.getByRole('button', { name: /^Add details/ }).click();
  await second.getByRole('radio', { name: 'Keep as a draft' }).check();
  await second.getByLabel('Everyone depicted is an adult, drawn or not.').check();
  await second.getByLabel('I hold the rights to publish this video here.').check();
  await second.getByText('It stays a draft that only you can see.').waitFor();
  await second.getByRole('button', { name: 'Save as a draft' }).click();
  await second.getByText(/^Draft/).waitFor({ timeout: 90_000 });
  await first.getByText(/^Waiting for a review/).waitFor({ timeout: 90_000 });
  const rows = await site().platform.db.query<{ title: string; status: string }>(
    'select title, publish_status as status from videos where uploader_id = $1 order by title',
    [maker.id],
  );
  assert.deepEqual(
    rows.map(({ title, status }) => [title, status]),
    [
      [titles[0], 'review'],
      [titles[2], 'review'],
      [titles[1], 'draft'],
    ],
  );
  assert.deepEqual(faults, []);
});
