import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { hears, visit } from './browser.ts';
import { call } from './calling.ts';
import { join, joinConfirmed } from './members.ts';
import { siteVideos } from './site-videos.ts';

const url = process.env.SITE_URL ?? '';
const [video] = await siteVideos();

/** Reads the comments, and hears of new ones. */
async function read(page: Page): Promise<void> {
  const joined = hears(page, 'video-comments:');
  await page.goto(`${url}/play/${video.slug}#comments`);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await joined;
}

test('a comment and a reply reach the pages that stand open, of members and of visitors', async () => {
  const author = await visit({ url });
  await joinConfirmed(author.context, url);
  const member = await visit({ url });
  await join(member.context, url);
  const visitor = await visit({ url });
  await Promise.all([read(member.page), read(visitor.page)]);
  const say = async (content: string, parentId?: string): Promise<string> =>
    (
      await call(
        'create_comment',
        { p_video_id: video.id, p_content: content, ...(parentId ? { p_parent_id: parentId } : {}) },
        author.context,
      )
    ).id;
  const thread = await say('Said while others read.');
  for (const { page } of [member, visitor]) {
    await page.getByRole('button', { name: 'Show 1 new comment' }).click();
    await page.getByRole('article').filter({ hasText: 'Said while others read.' }).waitFor();
  }
  await say('And answered.', thread);
  for (const { page } of [member, visitor]) {
    const said = page.getByRole('article').filter({ hasText: 'Said while others read.' });
    await said.getByRole('button', { name: 'Show 1 reply' }).click();
    await page.getByText('And answered.').waitFor();
  }
  for (const { context } of [author, member, visitor]) await context.close();
});
