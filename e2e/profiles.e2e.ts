import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { visit } from './browser.ts';
import { until } from './site.ts';

const url = process.env.SITE_URL ?? '';
const name = `poster${process.pid}`;
const at = `${url}/user/${name}`;
let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];

/** The token of the mail that asks to confirm an address. */
async function mailedToken(address: string): Promise<string> {
  const folder = path.join(process.env.DATA_DIR ?? '', 'outbox');
  let token: string | undefined;
  await until(
    () => {
      try {
        for (const file of readdirSync(folder)) {
          const mail = readFileSync(path.join(folder, file), 'utf8').replace(/=\r?\n/g, '');
          if (mail.includes(`To: ${address}`))
            token ??= /verify-email\?token=(?:3D)?([\w-]+)/.exec(mail)?.[1];
        }
      } catch {
        return false;
      }
      return token !== undefined;
    },
    20_000,
    () => `no mail to confirm ${address}`,
  );
  return token ?? '';
}

before(async () => {
  const { context } = await visit({ url });
  const post = (call: string, data: object) =>
    context.request.post(`${url}/rest/v1/rpc/${call}`, { data, headers: { origin: url } });
  const address = `${name}@example.test`;
  const joined = await post('sign_up', {
    p_email: address,
    p_password: 'blue-heron-under-9-bridges',
    p_username: name,
    p_display_name: 'Poster of lanterns',
  });
  assert.ok(joined.ok(), await joined.text());
  const text = (await mailedToken(address)).replace(/=3D/g, '=');
  const verified = await post('verify_email', { p_token: text });
  assert.ok(verified.ok(), await verified.text());
  cookies = await context.cookies();
  await context.close();
});

async function asOwner(width?: number, javaScript = true) {
  const visited = await visit({ url, javaScript, ...(width ? { width } : {}) });
  await visited.context.addCookies(cookies);
  return visited;
}
const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();
const choose = async (page: Page, label: RegExp, colour: string): Promise<void> =>
  page
    .getByLabel(label)
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(colour) });

test('a member posts, changes the post and deletes it; a visitor reads it in between', async () => {
  const { page, context, faults } = await asOwner();
  await page.goto(at, { waitUntil: 'load' });
  const post = page.getByRole('button', { name: 'Post', exact: true });
  assert.ok(await post.isDisabled());
  await page.getByLabel('Write a post').fill('Look at https://example.org/lamp, it is <b>bright</b>.');
  await post.click();
  const shown = page.locator('article.post');
  await shown.getByText('it is <b>bright</b>').waitFor();
  assert.equal(await page.getByLabel('Write a post').inputValue(), '');
  const link = shown.getByRole('link', { name: 'https://example.org/lamp' });
  assert.equal(await link.getAttribute('rel'), 'nofollow ugc noopener noreferrer');
  await shown.getByText('Edit', { exact: true }).click();
  await shown.getByLabel('The post').fill('A lamp');
  await shown.getByRole('button', { name: 'Save' }).click();
  await shown.getByText('A lamp', { exact: true }).first().waitFor();
  const visitor = await (await fetch(at)).text();
  assert.ok(visitor.includes('A lamp') && !visitor.includes('Write a post'));
  await shown.getByText('Delete', { exact: true }).click();
  await shown.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.getByText('No posts yet.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a post is written without script, on the home page too', async () => {
  const { page, context } = await asOwner(390, false);
  await page.goto(url, { waitUntil: 'load' });
  await page.getByLabel('Write a post').fill('From the front door');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  assert.equal(new URL(page.url()).pathname, `/user/${name}`);
  await page.getByText('From the front door', { exact: true }).first().waitFor();
  await page.getByLabel('Write a post').fill('   ');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Failed to post: Cannot post: Text is empty or you are not authorized.').waitFor();
  await context.close();
});

test('an avatar is changed by choosing a file, once a day, and shown to visitors', async () => {
  const { page, context } = await asOwner();
  await page.goto(at, { waitUntil: 'load' });
  await choose(page, /Change cover/, '#0a6');
  await page.locator('.profile-cover img').waitFor();
  await choose(page, /Change avatar/, '#06a');
  await page.locator('.profile-avatar img').waitFor();
  await choose(page, /Change avatar/, '#a06');
  await page
    .getByText(
      'Avatar update failed: You can only change your avatar twice every 24 hours. Try again in 24h.',
    )
    .waitFor();
  await page
    .getByLabel(/Change avatar/)
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') });
  await page.getByText('Invalid file type.').waitFor();
  await context.close();
  const stranger = await visit({ url });
  await stranger.page.goto(at, { waitUntil: 'load' });
  await stranger.page.locator('.profile-avatar img').waitFor();
  assert.equal(await stranger.page.getByLabel(/Change/).count(), 0);
  assert.equal(await stranger.page.getByRole('link', { name: 'Favorites' }).count(), 0);
  await stranger.context.close();
});

test('favorites are shown to others only when their owner wants it', async () => {
  const { page, context } = await asOwner();
  await page.goto(`${at}?initialTab=Favorites`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Show them to others' }).click();
  await page.getByText('Everybody sees your favorites.').waitFor();
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

for (const width of [390, 768, 1440])
  for (const who of ['a visitor', 'its owner'])
    test(`a profile at ${width} pixels has no serious axe finding for ${who} and nothing wider than the screen`, async () => {
      const { page, context, faults } =
        who === 'a visitor' ? await visit({ url, width }) : await asOwner(width);
      for (const tab of ['Stream', 'Videos']) {
        await page.goto(`${at}?initialTab=${tab}`, { waitUntil: 'load' });
        await page.waitForTimeout(300);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        assert.deepEqual(
          serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
          [],
        );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(overflow <= 0, `${overflow} pixels too wide`);
      }
      assert.deepEqual(faults, []);
      await context.close();
    });
