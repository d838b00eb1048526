import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { join, newName } from './members.ts';
import { until } from './site.ts';
import { begin, jumpNearEnd } from './watching.ts';

const url = process.env.SITE_URL ?? '';
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
let videos: {
  id: string;
  slug: string;
  title: string;
  uploader_username: string | null;
  playback_state: string;
}[] = [];
let list = { id: '', slug: '' };

before(async () => {
  const { context } = await visit({ url });
  await join(context, url, newName('player'));
  const { request } = context;
  await until(
    async () => {
      // What another journey imported is nobody's, and may be over before one looks.
      videos = (await call('get_all_videos_with_details', {}, { request }))
        .filter(
          ({ playback_state: state, uploader_username: uploader }) => state === 'ready' && uploader !== null,
        )
        .slice(0, 3);
      return videos.length === 3;
    },
    120_000,
    () => 'the three videos were not prepared',
  );
  list = await call('create_playlist', { p_name: 'One after another' }, { request });
  for (const { id } of videos)
    await call('add_video_to_playlist', { p_playlist_id: list.id, p_video_id: id }, { request });
  cookies = await context.cookies();
  await context.close();
});

async function asOwner(javaScript = true) {
  const visited = await visit({ url, javaScript });
  await visited.context.addCookies(cookies);
  return visited;
}
const at = (index: number) => `${url}/play/${videos[index]?.slug}?list=${list.slug}`;
const queue = (page: Page) => page.locator('.queue');
const way = (page: Page, name: string) => queue(page).getByRole('link', { name, exact: true });

/** From the page of the playlist through its videos by links: forth, back, and by the list. */
async function playsThrough(page: Page): Promise<void> {
  await page.goto(`${url}/playlist/${list.slug}`, { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Play all' }).click();
  await page.waitForURL(at(0));
  await queue(page).getByText('1 of 3').waitFor();
  assert.equal(await way(page, 'Previous').count(), 0);
  await way(page, 'Next').click();
  await page.waitForURL(at(1));
  await queue(page).getByText('2 of 3').waitFor();
  await queue(page)
    .getByRole('link', { name: videos[2]?.title ?? '', exact: true })
    .click();
  await page.waitForURL(at(2));
  await queue(page).getByText('3 of 3').waitFor();
  assert.equal(await way(page, 'Next').count(), 0);
  await way(page, 'Previous').click();
  await page.waitForURL(at(1));
}

test('a playlist is played through by links, and its page goes on where one stopped', async () => {
  const { page, context, faults } = await asOwner();
  await playsThrough(page);
  await looksRight(page, 'a video in a playlist');
  await queue(page).getByRole('link', { name: 'One after another' }).click();
  await page.getByRole('link', { name: `Continue: ${videos[1]?.title}` }).click();
  await page.waitForURL(at(1));
  assert.deepEqual(faults, []);
  await context.close();
});

test('the same without script, and shuffled', async () => {
  const { page, context } = await asOwner(false);
  await playsThrough(page);
  await page.goto(`${url}/playlist/${list.slug}`);
  await page.getByRole('link', { name: 'Shuffle' }).click();
  await page.waitForURL(/\/play\/.+shuffle=\d+/);
  const seen = new Set([new URL(page.url()).pathname]);
  for (const number of [2, 3]) {
    await way(page, 'Next').click();
    await queue(page).getByText(`${number} of 3`).waitFor();
    seen.add(new URL(page.url()).pathname);
  }
  assert.equal(seen.size, 3, 'each video comes once');
  await way(page, 'Turn off shuffle').click();
  await page.waitForURL((address) => !address.searchParams.has('shuffle'));
  await context.close();
});

test('when a video ends, the player goes on to the next of the playlist', async () => {
  const { page, context } = await asOwner();
  await page.goto(at(0), { waitUntil: 'load' });
  await begin(page, videos[0]?.title ?? '');
  await jumpNearEnd(page, 0.3);
  await page.waitForURL(at(1));
  await queue(page).getByText('2 of 3').waitFor();
  await begin(page, videos[1]?.title ?? '');
  await page.keyboard.press('Shift+N');
  await page.waitForURL(at(2));
  await queue(page).getByText('3 of 3').waitFor();
  await begin(page, videos[2]?.title ?? '');
  // From the corner it returns to its playlist.
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.waitForURL('**/categories');
  const corner = page.getByRole('region', { name: `Mini-player: ${videos[2]?.title}` });
  await corner.getByRole('link', { name: videos[2]?.title ?? '' }).click();
  await page.waitForURL(at(2));
  await context.close();
});

test('a private playlist is no queue for others', async () => {
  const { page, context, faults } = await visit({ url });
  await page.goto(at(0), { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1, name: videos[0]?.title ?? '' }).waitFor();
  assert.equal(await queue(page).count(), 0);
  assert.equal(await page.getByText('One after another').count(), 0);
  await page.getByRole('tab', { name: 'Playlists' }).click();
  await page.locator('#side:not(:has-text("Loading"))').waitFor();
  assert.equal(await page.getByText('One after another').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a member puts a video into a playlist and into a new one, and finds both beside it', async () => {
  const { page, context, faults } = await asOwner();
  await page.goto(`${url}/play/${videos[0]?.slug}`, { waitUntil: 'load' });
  const open = page.getByRole('button', { name: 'Add to playlist' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Add to playlist' });
  const box = dialog.getByRole('checkbox', { name: /One after another/ });
  await box.waitFor();
  assert.ok(await box.isChecked());
  const answered = (name: string) => page.waitForResponse((response) => response.url().includes(name));
  const removed = answered('remove-video-from-playlist');
  await box.uncheck();
  assert.equal((await removed).status(), 200);
  const added = answered('add_video_to_playlist');
  await box.check();
  assert.equal((await added).status(), 200);
  await looksRight(page, 'the form to choose');
  await dialog.getByRole('button', { name: 'Create New Playlist' }).click();
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await dialog.getByText('New playlist name is required.').waitFor();
  await looksRight(page, 'the form to create');
  await dialog.getByLabel('New playlist name').fill('Made beside a video');
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await dialog.getByText('Added to Made beside a video.').waitFor();
  assert.ok(await dialog.getByRole('checkbox', { name: /Made beside a video/ }).isChecked());
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Playlists' }).click();
  for (const name of ['One after another', 'Made beside a video'])
    await page.locator('.side-playlists').getByText(name).waitFor();
  await looksRight(page, 'playlists beside a video');
  await page.goto(`${url}/play/${videos[0]?.slug}?tab=playlists`);
  await page.locator('.side-playlists').getByText('Made beside a video').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a visitor who wants to add a video is asked to log in', async () => {
  const { page, context } = await visit({ url });
  await page.goto(`${url}/play/${videos[0]?.slug}`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Add to playlist' }).click();
  await page.getByText('Please log in to add videos to playlists.').waitFor();
  await context.close();
});
