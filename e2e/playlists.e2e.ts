import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';

const url = process.env.SITE_URL ?? '';

test('a visitor comes from the home page to a playlist, likes it, and finds the like again', async () => {
  const { page, context, faults } = await visit({ url });
  await page.goto(url);
  const section = page.getByRole('region', { name: 'Most Popular Playlist' });
  await section.getByRole('link', { name: 'Lantern evenings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lantern evenings' }).waitFor();
  const like = page.getByRole('button', { name: /^Like/ });
  const liked = page.waitForResponse((response) => response.url().includes('toggle-playlist-interaction'));
  await like.click();
  assert.equal((await liked).status(), 200);
  await page.reload();
  await page.locator('button[aria-label^="Like"][aria-pressed="true"]').waitFor();
  await page.getByRole('link', { name: 'Back to Playlists' }).click();
  await page.getByRole('searchbox', { name: 'Search playlists' }).fill('nothing like this');
  await page.getByText('No playlists found.').waitFor();
  await page.getByRole('searchbox', { name: 'Search playlists' }).fill('evenings');
  await page.getByRole('link', { name: 'Lantern evenings' }).waitFor();
  assert.equal(await page.getByText('Page 1').count(), 0, 'one page needs no pager');
  assert.deepEqual(faults, []);
  await context.close();
});

test('an owner puts videos in order by keyboard and by dragging, and takes one out; others see none of it', async () => {
  const { page, context, faults } = await visit({ url });
  await call(
    'sign_up',
    {
      p_email: 'order@example.test',
      p_password: 'blue-heron-under-9-bridges',
      p_username: 'order-keeper',
    },
    context,
  );
  const { id, slug } = await call('create_playlist', { p_name: 'In order' }, context);
  // Other journeys import videos of their own.
  const videos = (await call('get_all_videos_with_details', {}, context)).slice(0, 3);
  for (const video of videos)
    await call('add_video_to_playlist', { p_playlist_id: id, p_video_id: video.id }, context);
  const [a = '', b = '', c = ''] = videos.map(({ title }) => title);

  await page.goto(`${url}/playlist/${slug}`, { waitUntil: 'load' });
  const order = () => page.locator('.own-videos .card-title').allTextContents();
  const saved = async (act: () => Promise<unknown>, name = 'move_playlist_video') => {
    const answered = page.waitForResponse((response) => response.url().includes(name));
    await act();
    assert.equal((await answered).status(), 200);
  };
  assert.deepEqual(await order(), [a, b, c]);
  // Hearts appear once the page is hydrated.
  await page.locator('.own-videos .heart').first().waitFor();
  await page.getByRole('button', { name: `Move ${c} up` }).focus();
  await saved(() => page.keyboard.press('Enter'));
  assert.deepEqual(await order(), [a, c, b]);
  const rows = page.locator('.own-videos > li');
  await saved(() => rows.nth(2).dragTo(rows.nth(0)));
  const dragged = await order();
  assert.deepEqual(dragged, [b, a, c]);
  await page.reload({ waitUntil: 'load' });
  assert.deepEqual(await order(), dragged);
  await looksRight(page, 'the own playlist');
  await saved(() => page.getByRole('button', { name: `Remove ${a}` }).click(), 'remove-video-from-playlist');
  assert.deepEqual(await order(), [b, c]);
  const stranger = await fetch(`${url}/playlist/${slug}`, { headers: { cookie: 'age_confirmed=1' } });
  assert.equal(stranger.status, 404);
  assert.ok((await stranger.text()).includes('Playlist not found.'));
  assert.deepEqual(faults, []);
  await context.close();
});
