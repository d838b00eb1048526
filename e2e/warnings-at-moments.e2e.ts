import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { alive, visit } from './browser.ts';
import { call, callsAt } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { bringClip, isReady, type Made, remove } from './made-videos.ts';
import { newName } from './members.ts';
import { until } from './site.ts';
import { site, url } from './talking.ts';
import { begin, played } from './watching.ts';

const tag = newName('thunder');
let video: Made;

before(async () => {
  const admin = await makeMember(site().platform, newName('warner'), { role: 'admin' });
  video = await buildVideo(site().platform, { title: `The long squall ${process.pid}`, tags: [tag] });
  await bringClip(video, { seconds: 40 });
  await isReady(video);
  const [known] = await site().platform.db.query<{ id: number }>('select id from tags where name = $1', [
    tag,
  ]);
  await call('describe_tag', { p_tag_id: known!.id, p_type: 'warning', p_description: null }, admin);
  const said = { p_video_id: video.id, p_kind: 'warning' as const, p_tag: tag };
  await call('save_own_moment', { ...said, p_starts_at: 8, p_ends_at: 14 }, admin);
  await call('save_own_moment', { ...said, p_starts_at: 28, p_ends_at: 34 }, admin);
  await until(
    async () => {
      const [row] = await call('get_video_details_by_slug', { p_slug: video.slug }, null);
      return row!.playback.moments.length === 2 && row!.tags.some(({ name }) => name === tag);
    },
    20_000,
    () => 'the warning is not on the video',
  );
});

after(() => remove(video, 'The journey is over.'));

const jump = (page: Page, seconds: number) =>
  page.evaluate((at) => {
    document.querySelector('video')!.currentTime = at;
  }, seconds);
const timeOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
const past = (page: Page, seconds: number) =>
  page.waitForFunction((at) => (document.querySelector('video')?.currentTime ?? 0) >= at, seconds);

test('a warning is said shortly before its moment, skipped by a press, and from then on by itself', async () => {
  const { page, context, faults } = await visit({ url });
  await page.goto(`${url}/play/${video.slug}`, { waitUntil: 'load' });
  await begin(page, video.title);
  await played(page, 0.5);
  await jump(page, 5);
  const notice = page.locator('.player-moment');
  await notice.getByText(`Coming up: ${tag}`).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: `Coming up: ${tag}` })
    .waitFor({ state: 'attached' });
  await looksRight(page, 'a warning in the player');
  await notice.getByRole('button', { name: 'Skip', exact: true }).press('Enter');
  await past(page, 14);
  await notice.waitFor({ state: 'detached' });
  await jump(page, 25);
  await notice.getByRole('button', { name: 'Always skip' }).press('Enter');
  await past(page, 34);
  // The next time nothing is asked.
  await page.goto(`${url}/play/${video.slug}?t=7`, { waitUntil: 'load' });
  await begin(page, video.title);
  await past(page, 14);
  assert.ok((await timeOf(page)) < 20);
  assert.deepEqual(faults, []);
  await context.close();
});

test('what the shield hides is skipped, though nothing is to be said; marks stand on the bar for who wants them', async () => {
  const { page, context, faults } = await visit({ url });
  await page.goto(`${url}/shield`, { waitUntil: 'load' });
  await alive(page, '#moments select');
  await page.getByLabel('Moments with a warning').selectOption('Nothing');
  await page.getByLabel('Mark these moments on the seek bar').check();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await looksRight(page, 'choices of what happens while a video plays');
  await page.goto(`${url}/play/${video.slug}?t=7`, { waitUntil: 'load' });
  await begin(page, video.title);
  await played(page, 9);
  assert.equal(await page.locator('.player-moment').count(), 0);
  assert.equal(await page.locator('.player-seek .player-mark').count(), 2);
  await callsAt(url).call('set_shield_rule', { p_kind: 'tag', p_name: tag, p_act: 'hide' }, context);
  await page.goto(`${url}/play/${video.slug}?t=7&anyway=1`, { waitUntil: 'load' });
  await begin(page, video.title);
  await past(page, 14);
  assert.deepEqual(faults, []);
  await context.close();
});
