import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { APIRequestContext, BrowserContext, Page } from 'playwright-core';
import { alive, visit, written } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { join, joinConfirmed, newName } from './members.ts';

const url = process.env.SITE_URL ?? '';
const name = newName('collector');
const tab = `${url}/user/${name}?initialTab=Playlists`;
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
let videos: { id: string; title: string }[] = [];

before(async () => {
  const { context } = await visit({ url });
  await joinConfirmed(context, url, name);
  videos = (await call('get_all_videos_with_details', { p_limit: 3 }, context)).slice(0, 3);
  cookies = await context.cookies();
  await context.close();
});

async function asOwner(javaScript = true) {
  const visited = await visit({ url, javaScript });
  await visited.context.addCookies(cookies);
  return visited;
}
const make = (request: APIRequestContext, p_name: string, p_is_public: boolean) =>
  call('create_playlist', { p_name, p_is_public }, { request });
const card = (page: Page, title: string) => page.locator('.playlist-card').filter({ hasText: title });

/** Makes a playlist, renames it, looks for private ones, and deletes it: by buttons alone. */
async function keeps(page: Page): Promise<void> {
  await page.goto(tab, { waitUntil: 'load' });
  await page.getByText('No playlists found.').waitFor();
  await page.getByRole('link', { name: 'Create New Playlist' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Playlist name is required.').waitFor();
  await page.getByLabel('Name').fill('Harbour nights');
  await page.getByLabel('Public').check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await card(page, 'Harbour nights').waitFor();
  await page.getByRole('link', { name: 'Private', exact: true }).click();
  await page.getByText('No playlists match your current filter.').waitFor();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByRole('link', { name: 'Edit Harbour nights' }).click();
  assert.equal(await page.getByLabel('Name').inputValue(), 'Harbour nights');
  await page.getByLabel('Name').fill('Harbour mornings');
  await page.getByLabel('Description').fill('Fog.\nThen light.');
  await page.getByLabel('Public').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await card(page, 'Harbour mornings').getByText('Private', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'List view' }).click();
  await page.locator('.playlist-rows').getByText('Then light.').waitFor();
  await page.getByLabel('Delete Harbour mornings').click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.getByText('No playlists found.').waitFor();
}

test('a member makes, changes and deletes a playlist on the profile', async () => {
  const { page, context, faults } = await asOwner();
  await keeps(page);
  assert.deepEqual(
    faults.filter((fault) => !/status of 400/.test(fault)),
    [],
  );
  await context.close();
});

test('the same works without script', async () => {
  const { page, context } = await asOwner(false);
  await keeps(page);
  await context.close();
});

test('others see the public playlists of a member, like one, and look into it', async () => {
  const owner = await asOwner();
  const shown = await make(owner.context.request, 'Seaside lamps', true);
  const hidden = await make(owner.context.request, 'Zebrawood drawer', false);
  for (const { id } of videos)
    await call('add_video_to_playlist', { p_playlist_id: shown.id, p_video_id: id }, owner.context);

  const { page, context, faults } = await visit({ url });
  await page.goto(tab, { waitUntil: 'load' });
  await card(page, 'Seaside lamps').waitFor();
  await alive(page, 'button[aria-label^="Like Seaside lamps"]');
  assert.equal(await page.getByText('Zebrawood').count(), 0);
  for (const words of ['Private', 'List view', 'Create New Playlist', 'Edit Seaside lamps'])
    assert.equal(await page.getByRole('link', { name: words, exact: true }).count(), 0, words);
  const like = page.getByRole('button', { name: 'Like Seaside lamps, 0', exact: true });
  await written(page, 'toggle-playlist-interaction', () => like.click());
  await page.locator('button[aria-label="Like Seaside lamps, 1"][aria-pressed="true"]').waitFor();
  await page.reload();
  await page.locator('button[aria-label="Like Seaside lamps, 1"][aria-pressed="true"]').waitFor();
  await looksRight(page, 'the tab of others');
  const counted = page.waitForResponse((response) => response.url().includes('record-playlist-view'));
  await page.getByRole('link', { name: 'Videos in Seaside lamps' }).click();
  await page.getByRole('heading', { level: 2, name: 'Seaside lamps' }).waitFor();
  assert.equal((await counted).status(), 200);
  assert.equal(await page.locator('.opened-playlist .video-grid > li').count(), videos.length);
  await looksRight(page, 'an opened playlist');
  await page.getByRole('link', { name: 'Back to playlists' }).click();
  await card(page, 'Seaside lamps').getByRole('link', { name: 'Seaside lamps', exact: true }).click();
  await page.waitForURL(`${url}/playlist/${shown.slug}`);
  for (const slug of [hidden.slug, 'no-such-list']) {
    await page.goto(`${tab}&list=${slug}`);
    await page.getByText('Playlist not found.').waitFor();
  }
  assert.deepEqual(faults, []);
  await context.close();

  await owner.page.goto(tab, { waitUntil: 'load' });
  await card(owner.page, 'Zebrawood drawer').waitFor();
  await looksRight(owner.page, 'the own tab');
  await owner.page.goto(`${tab}&view=list&edit=${hidden.slug}`, { waitUntil: 'load' });
  await looksRight(owner.page, 'the form over a list');
  for (const { id } of [shown, hidden]) await call('delete_playlist', { p_playlist_id: id }, owner.context);
  await owner.context.close();

  const later = await visit({ url });
  await later.page.goto(tab);
  await later.page.getByText('No public playlists found for this user.').waitFor();
  await later.context.close();
});

test('a private playlist is in no page of another, and once it is private again it is gone at once', async () => {
  const owner = await asOwner();
  const { request } = owner.context;
  const { id, slug } = await make(request, 'Zebrawood drawer', true);
  const video = await call('get_all_videos_with_details', { p_limit: 1 }, { request });
  const watched = video[0]?.slug ?? '';
  await call('add_video_to_playlist', { p_playlist_id: id, p_video_id: videos[0]!.id }, { request });
  const stranger = await visit({ url });
  await join(stranger.context, url);
  const places = [
    '/',
    '/playlists',
    '/playlists?q=zebrawood+drawer',
    `/playlist/${slug}`,
    `/playlist/${slug}.data`,
    `/playlist/${slug}/shuffle`,
    `/user/${name}?initialTab=Playlists`,
    `/user/${name}?initialTab=Playlists&filter=private`,
    `/user/${name}?initialTab=Playlists&list=${slug}`,
    `/user/${name}?initialTab=Playlists&edit=${slug}`,
    `/play/${watched}?list=${slug}`,
    `/play/${watched}?tab=playlists`,
    `/embed/${watched}?list=${slug}`,
    '/search?q=zebrawood+drawer',
    '/sitemap',
    '/sitemap-pages.xml',
    '/sitemap-videos.xml?part=1',
    '/rest/v1/playlists?select=*',
    '/rest/v1/playlist_videos?select=*',
  ];
  const shown = async (get: (address: string) => Promise<string>) => {
    const found: string[] = [];
    for (const path of places) if (/zebrawood drawer/i.test(await get(url + path))) found.push(path);
    return found.filter((path) => !path.includes('q=zebrawood'));
  };
  const asVisitor = async (address: string) =>
    (await fetch(address, { headers: { cookie: 'age_confirmed=1' } })).text();
  const asMember = async (address: string) => (await stranger.context.request.get(address)).text();
  const whilePublic = await shown(asVisitor);
  for (const path of ['/playlists', `/playlist/${slug}`, `/play/${watched}?tab=playlists`])
    assert.ok(whilePublic.includes(path), `${path} shows a public one: ${whilePublic}`);
  await call(
    'update_playlist_details',
    {
      p_playlist_id: id,
      p_name: 'Zebrawood drawer',
      p_is_public: false,
    },
    { request },
  );
  // Every process hears of it a moment after the answer.
  let visible = await shown(asVisitor);
  for (let i = 0; i < 10 && visible.length > 0; i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    visible = await shown(asVisitor);
  }
  assert.deepEqual(visible, [], 'of a visitor');
  assert.deepEqual(await shown(asMember), [], 'of another member');
  for (const path of [`/playlist/${slug}`, `/playlist/${slug}/shuffle`])
    assert.equal((await stranger.context.request.get(url + path)).status(), 404, path);
  assert.deepEqual(
    (await shown(async (address) => (await request.get(address)).text())).filter((path) =>
      path.startsWith(`/playlist/${slug}`),
    ).length > 0,
    true,
    'its owner sees it',
  );
  await call('delete_playlist', { p_playlist_id: id }, { request });
  await stranger.context.close();
  await owner.context.close();
});
