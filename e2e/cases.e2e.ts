import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { enter, enterAsAdmin, site } from './talking.ts';

const url = process.env.SITE_URL ?? '';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(url + path, { waitUntil: 'load' });
  await alive(page);
};
/** Takes the case of this title from the list, and answers its page's form of decision. */
async function take(page: Page, title: string) {
  await open(page, '/admin/reports');
  await page.getByRole('searchbox', { name: 'Search reports' }).fill(title);
  await page.waitForURL(/[?&]q=/);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(title) }).waitFor();
  await page.getByRole('button', { name: 'Take it', exact: true }).click();
  await page.getByRole('button', { name: 'Put it back' }).waitFor();
  return page.getByRole('region', { name: 'Decision' });
}

test('a member reports a video and a comment, an admin takes each case and decides it, and both sides are told', async () => {
  const visitor = await visit({ url });
  const author = await visit({ url });
  const keeper = await visit({ url });
  const reporter = await enter(visitor.context, url, newName('reporter'));
  const maker = await enter(author.context, url, newName('maker'));
  await enterAsAdmin(keeper.context);
  const title = `Lamps of pier ${process.pid}`;
  const video = await buildVideo(site().platform, { title, uploaderId: maker.id });
  const comment = await call(
    'create_comment',
    {
      p_video_id: video.id,
      p_content: `Buy lamps from me ${process.pid}`,
    },
    maker,
  );

  await open(visitor.page, `/play/${video.slug}`);
  await visitor.page.getByRole('button', { name: 'Report', exact: true }).first().click();
  const form = visitor.page.getByRole('dialog', { name: 'Report this video' });
  await form.getByRole('radio', { name: 'Copyright' }).check();
  await form.getByLabel('Details (optional)').fill('It is mine.');
  await form.getByRole('button', { name: 'Submit report' }).click();
  await form.getByText('Thank you. Your report was received.').waitFor();
  await call(
    'submit-report',
    {
      target_kind: 'comment',
      target_id: comment.id,
      reason_category: 'SPAM_MISLEADING_SPONSORED',
    },
    reporter,
  );

  const { page } = keeper;
  await open(page, '/admin/reports?kind=video');
  await page.getByRole('heading', { level: 1, name: 'Video Reports' }).waitFor();
  await looksRight(page, 'the list of reports');
  await page.setViewportSize({ width: 1440, height: 900 });
  const ofVideo = await take(page, title);
  assert.ok(await page.getByText('It is mine.').isVisible());
  await ofVideo.getByRole('radio', { name: /^Uphold/ }).check();
  await ofVideo.getByLabel('What to do about it').selectOption('remove');
  await ofVideo.getByLabel(`What happens to ${maker.username}`).selectOption('strike');
  await looksRight(page, 'a case');
  await page.setViewportSize({ width: 1440, height: 900 });
  await ofVideo.getByText('Decide', { exact: true }).click();
  await ofVideo.getByText('Say why. The author will read it.').waitFor();
  await ofVideo.getByLabel('Why', { exact: true }).fill('The film is another’s.');
  await ofVideo.getByText('Decide', { exact: true }).click();
  await ofVideo.getByRole('button', { name: 'Yes, decide' }).click();
  await page.getByRole('region', { name: 'Decisions' }).getByText('The film is another’s.').waitFor();
  const gone = await fetch(`${url}/play/${video.slug}`, { headers: { cookie: 'age_confirmed=1' } });
  assert.equal(gone.status, 410);

  const ofComment = await take(page, `Buy lamps from me ${process.pid}`);
  await ofComment.getByRole('radio', { name: /^Dismiss/ }).check();
  await ofComment.getByText('Decide', { exact: true }).click();
  await ofComment.getByRole('button', { name: 'Yes, decide' }).click();
  await page.getByRole('region', { name: 'Decisions' }).getByText('Dismissed').waitFor();

  await open(visitor.page, '/notifications');
  await visitor.page.getByText(`We removed the video “${title}” you reported. Thank you.`).waitFor();
  await visitor.page
    .getByText(/We reviewed the comment “Buy lamps from me .*” you reported\. It stays up\./)
    .waitFor();
  await open(author.page, '/notifications');
  await author.page.getByText(/We removed your video.*See why\./).click();
  await author.page.getByRole('heading', { level: 1, name: 'Your video was removed' }).waitFor();
  assert.ok(await author.page.getByText('Why: The film is another’s.').isVisible());
  await looksRight(author.page, 'a statement of reasons');
  assert.deepEqual(visitor.faults, []);
  assert.deepEqual(author.faults, []);
  assert.deepEqual(
    keeper.faults.filter((line) => !/status of 400/.test(line)),
    [],
  );
});

test('an admin without child_safety finds nothing of a case about a minor, also not by its address', async () => {
  const keeper = await visit({ url });
  const { context } = await visit({ url });
  const reporter = await enter(context, url, newName('watcher'));
  await enterAsAdmin(keeper.context);
  const video = await buildVideo(site().platform, { title: `Quiet lamp ${process.pid}` });
  await call(
    'submit-video-report',
    {
      video_id: video.id,
      reason_category: 'POTENTIALLY_FEATURES_MINOR',
    },
    reporter,
  );
  const [row] = await site().platform.db.query<{ id: string }>('select id from cases where target_id = $1', [
    video.id,
  ]);
  await open(keeper.page, `/admin/reports?state=all&q=${video.id}`);
  await keeper.page.getByText('No reports found.').waitFor();
  const response = await keeper.page.goto(`${url}/admin/reports/${row?.id}`);
  assert.equal(response?.status(), 404);
});
