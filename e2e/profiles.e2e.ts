import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { pictureFile, plainPicture } from '#tests/support/test-pictures.ts';
import { visit } from './browser.ts';
import { call } from './calling.ts';
import { joinConfirmed, newName, password } from './members.ts';
import { until } from './site.ts';

const url = process.env.SITE_URL ?? '';
const name = newName('poster');
const at = `${url}/user/${name}`;
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];

before(async () => {
  const { context } = await visit({ url });
  await joinConfirmed(context, url, name);
  cookies = await context.cookies();
  await context.close();
});

const write = (context: BrowserContext, content: string) => call('create-stream-post', { content }, context);

async function asOwner(width?: number, javaScript = true) {
  const visited = await visit({ url, javaScript, ...(width ? { width } : {}) });
  await visited.context.addCookies(cookies);
  return visited;
}
const choose = async (page: Page, label: RegExp, colour: string): Promise<void> =>
  page.getByLabel(label).setInputFiles(await pictureFile('me', colour, { width: 300, height: 300 }));

test('a member posts, changes the post and deletes it; a visitor reads it in between', async () => {
  const { page, context, faults } = await asOwner();
  await page.goto(at, { waitUntil: 'load' });
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await post.and(page.locator(':disabled')).waitFor();
  await page.getByLabel('Write a post').fill('Look at https://example.org/lamp, it is <b>bright</b>.');
  await post.click();
  const shown = page.locator('article.post');
  await shown.locator('.post-text', { hasText: 'it is <b>bright</b>' }).waitFor();
  assert.equal(await page.getByLabel('Write a post').inputValue(), '');
  const link = shown.getByRole('link', { name: 'https://example.org/lamp' });
  assert.equal(await link.getAttribute('rel'), 'nofollow ugc noopener noreferrer');
  await shown.getByLabel('More actions').click();
  await shown.getByRole('button', { name: 'Edit' }).click();
  await shown.getByLabel('Your post').fill('A lamp');
  await shown.getByRole('button', { name: 'Save' }).click();
  await shown.locator('.post-text', { hasText: /^A lamp$/ }).waitFor();
  const visitor = await (await fetch(at)).text();
  assert.ok(visitor.includes('A lamp') && !visitor.includes('Write a post'));
  await shown.getByLabel('More actions').click();
  await shown.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.getByText('No posts yet.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a post is written without script, on the home page too', async () => {
  const { page, context } = await asOwner(390, false);
  await page.goto(url, { waitUntil: 'load' });
  await page.getByLabel('Write a post').fill('From the front door');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  assert.equal(new URL(page.url()).pathname, '/');
  await page.goto(at, { waitUntil: 'load' });
  await page.locator('.post-text', { hasText: 'From the front door' }).waitFor();
  await page.getByLabel('Write a post').fill('   ');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Failed to post: Cannot post: Text is empty or you are not authorized.').waitFor();
  await context.close();
});

test('what cannot be done to a post is said, and a refused one stays as it was', async () => {
  const { page, context } = await asOwner();
  const { id = '' } = await write(context, 'A stubborn post');
  await page.goto(at, { waitUntil: 'load' });
  const shown = page.locator('article.post').first();
  await shown.getByLabel('More actions').click();
  await shown.getByRole('button', { name: 'Edit' }).click();
  await shown.getByLabel('Your post').fill('   ');
  await shown.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Failed to update post: Content cannot be empty.', { exact: true }).waitFor();
  await shown
    .getByLabel('Your post')
    .evaluate((box: HTMLTextAreaElement) => box.removeAttribute('maxlength'));
  await shown.getByLabel('Your post').fill('x'.repeat(1001));
  await shown.getByRole('button', { name: 'Save' }).click();
  await page
    .getByText('Failed to update post: Content cannot exceed 1000 characters.', { exact: true })
    .waitFor();
  await call('delete-stream-post', { postId: id }, context);
  await shown.getByLabel('More actions').click();
  await shown.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page
    .getByText('Failed to delete post: This post is no longer there. Please try again.', { exact: true })
    .waitFor();
  await context.close();
});

test('posts come twenty at a time, and a place in the stream that there is not is said', async () => {
  const { page, context } = await asOwner();
  await page.goto(at, { waitUntil: 'load' });
  const before = await page.locator('article.post').count();
  for (let i = 1; i <= 21; i++) await write(context, `Lantern ${i}.`);
  await page.goto(at, { waitUntil: 'load' });
  assert.equal(await page.locator('article.post').count(), 20);
  await page.locator('.post-text', { hasText: 'Lantern 21.' }).waitFor();
  await page.getByRole('link', { name: 'Older posts' }).click();
  await page.locator('.post-text', { hasText: /^Lantern 1\.$/ }).waitFor();
  assert.equal(await page.locator('article.post').count(), 1 + before);
  await page.goto(`${at}?cursor=nowhere`, { waitUntil: 'load' });
  await page.getByText('Failed to load stream posts. "cursor" is not a cursor of this list.').waitFor();
  await page.goto(`${at}?initialTab=Favorites&cursor=nowhere`, { waitUntil: 'load' });
  await page.getByText('Failed to load Favorites.', { exact: true }).waitFor();
  await context.close();
});

test('an avatar is changed by a click on it, once a day, and shown to visitors', async () => {
  const { page, context } = await asOwner();
  await page.goto(at, { waitUntil: 'load' });
  const give = (file: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel(/Change avatar/).setInputFiles({ name: file, mimeType, buffer });
  await give('me.txt', 'text/plain', Buffer.from('me'));
  await page.getByText('Invalid file type.', { exact: true }).waitFor();
  await give('me.png', 'image/png', Buffer.alloc(5_242_881));
  await page.getByText('File is too large (Max 5MB).', { exact: true }).waitFor();
  // It claims to be a picture but is not one.
  await give('me.png', 'image/png', Buffer.from('MZ this is a program, whatever its name is'));
  await page.getByText('Invalid file type.', { exact: true }).waitFor();
  await page.route('**/storage/**', (route) => route.abort());
  await give('me.png', 'image/png', await plainPicture({ width: 300, height: 300 }));
  await page.getByText('Avatar update failed: Please try again.', { exact: true }).waitFor();
  await page.unroute('**/storage/**');
  await choose(page, /Change cover/, '#0a6');
  await page.locator('.profile-cover img').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.picture-button.avatars').click();
  await (await chooser).setFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await plainPicture({ width: 300, height: 300 }),
  });
  await page.locator('.profile-avatar img').waitFor();
  await choose(page, /Change avatar/, '#a06');
  await page
    .getByText('You can only change your avatar twice every 24 hours. Try again in 24h.', { exact: true })
    .waitFor();
  await choose(page, /Change cover/, '#a06');
  await page.getByText('Uploading…').waitFor({ state: 'detached' });
  assert.equal(await page.locator('.profile-cover .picture-wrong').count(), 0);
  await context.close();
  const stranger = await visit({ url });
  await stranger.page.goto(at, { waitUntil: 'load' });
  await stranger.page.locator('.profile-avatar img').waitFor();
  assert.equal(await stranger.page.getByLabel(/Change/).count(), 0);
  assert.equal(await stranger.page.getByRole('link', { name: 'Favorites' }).count(), 0);
  await stranger.page.getByText('Share', { exact: true }).click();
  for (const [site, host] of [
    ['Twitter', 'twitter.com'],
    ['Reddit', 'www.reddit.com'],
  ] as const) {
    const link = new URL((await stranger.page.getByRole('link', { name: site }).getAttribute('href')) ?? '');
    assert.equal(link.host, host);
    assert.equal(new URL(link.searchParams.get('url') ?? '').pathname, `/user/${name}`);
  }
  await stranger.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stranger.page.getByRole('button', { name: 'Copy link' }).click();
  await stranger.page.getByText('Link copied.').waitFor();
  assert.match(
    await stranger.page.evaluate(() => navigator.clipboard.readText()),
    new RegExp(`/user/${name}$`),
  );
  await stranger.context.close();
});

test('the tab is chosen by the address, and one that there is not is the stream', async () => {
  const { page, context } = await asOwner();
  for (const [asked, shown] of [
    ['Videos', 'Videos'],
    ['Favorites', 'Favorites'],
    ['Nonsense', 'Stream'],
  ]) {
    await page.goto(`${at}?initialTab=${asked}`, { waitUntil: 'load' });
    await page.locator('.profile-tabs [aria-current="page"]', { hasText: shown ?? '' }).waitFor();
  }
  await context.close();
});

test('favorites are shown to others only when their owner wants it', async () => {
  const { page, context } = await asOwner();
  await page.goto(`${at}?initialTab=Favorites`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Show them to everyone' }).click();
  await page.getByText('Everyone can see your favorites.').waitFor();
  assert.ok((await (await fetch(`${at}?initialTab=Favorites`)).text()).includes('No favorites yet.'));
  await context.close();
});

test('a profile that is not there leads home with a word, and /profile to one’s own', async () => {
  const stranger = await visit({ url });
  await stranger.page.goto(`${url}/user/nobody-of-this-name`, { waitUntil: 'load' });
  assert.equal(new URL(stranger.page.url()).pathname, '/');
  await stranger.page.getByText('Profile not found.', { exact: true }).waitFor();
  await stranger.page.goto(`${url}/profile`, { waitUntil: 'load' });
  await stranger.page
    .getByText('Profile data not available. Please log in or specify a user.', { exact: true })
    .waitFor();
  await stranger.context.close();
  const { page, context } = await asOwner();
  await page.goto(`${url}/profile`, { waitUntil: 'load' });
  assert.equal(page.url(), at);
  await context.close();
});

test('a visitor who subscribes logs in first; the count follows, and the owner is shown to whom it is shown', async () => {
  const fan = newName('fan');
  const { context: first } = await visit({ url });
  await joinConfirmed(first, url, fan);
  await first.close();
  const { page, context } = await visit({ url });
  await page.goto(at, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Please log in to subscribe.').waitFor();
  await dialog.getByLabel('Email').fill(`${fan}@example.test`);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Subscribed' }).waitFor();
  await page.getByText('1 subscriber', { exact: false }).first().waitFor();
  const seen = async () => (await fetch(`${url}/user/${fan}`)).text();
  assert.ok(!(await seen()).includes(name));
  await call('update_preferences', { p_preferences: { subscriptions_visibility: 'public' } }, context);
  await page.goto(`${url}/user/${fan}`, { waitUntil: 'load' });
  await page.getByRole('region', { name: 'Creator Subscriptions' }).getByRole('link', { name }).waitFor();
  const { page: other, context: stranger } = await visit({ url });
  // What is kept of the page for visitors is a quarter of a minute old at most.
  await until(
    async () => {
      await other.goto(`${url}/user/${fan}`);
      const subscriptions = other.getByRole('region', { name: 'Creator Subscriptions' });
      return (await subscriptions.getByRole('link', { name }).count()) === 1;
    },
    20_000,
    () => 'a visitor does not see whom the member follows',
  );
  await stranger.close();
  await page.goto(`${url}/user/${fan}`, { waitUntil: 'load' });
  await page.locator('.profile-more > summary').click();
  await page.locator('.profile-more').getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(`${url}/login`);
  await context.close();
});

test('what a member reaches stands on the profile, and a post of theirs can be reported by who reads it', async () => {
  const { page, context } = await visit({ url });
  await page.goto(at, { waitUntil: 'load' });
  const reached = page.getByRole('region', { name: 'Achievements' });
  await reached.getByText('Wrote 10 posts').waitFor();
  const post = page.locator('article.post').first();
  await post.locator('summary[aria-label="More actions"]').click();
  await post.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('heading', { name: 'Report this post' }).waitFor();
  await context.close();
});
