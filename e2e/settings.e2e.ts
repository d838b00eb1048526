import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { Preferences } from '#contract/preferences.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { addressOf, join, joinConfirmed, logIn, newName, password } from './members.ts';
import { until } from './site.ts';

const url = process.env.SITE_URL ?? '';
const preferencesOf = (context: BrowserContext) => call('get_preferences', {}, context);
const holds = (context: BrowserContext, is: (preferences: Preferences) => boolean) =>
  until(
    async () => is(await preferencesOf(context)),
    5_000,
    () => 'what was chosen was not kept',
  );
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('what is set on one device holds on another', async () => {
  const first = await visit({ url });
  const name = await join(first.context, url);
  await first.page.goto(`${url}/settings/playback`);
  const playback = section(first.page, 'Playback');
  await playback.getByLabel('Play the next video automatically').uncheck();
  await playback.getByText('We’ve saved your preferences.').waitFor();
  await playback.getByLabel('Quality').selectOption('720p');
  await holds(first.context, ({ quality }) => quality === 720);
  const layout = section(first.page, 'Previews and layout');
  await layout.getByLabel('Save these to my account').check();
  await layout.getByLabel('View', { exact: true }).selectOption('List');
  await holds(first.context, ({ layout }) => layout?.view_layout === 'list');
  assert.deepEqual(first.faults, []);

  const second = await visit({ url });
  await second.page.goto(url);
  await logIn(second.page, url, name);
  const html = await (await second.context.request.get(url)).text();
  assert.match(html, /data-view="list"/, 'the server’s HTML has it');
  await second.page.goto(url);
  await second.page.locator('[data-view="list"]').first().waitFor();
  const settled = await second.page.waitForFunction(() => {
    const stored = JSON.parse(localStorage.getItem('player.preferences') ?? '{}');
    return stored.quality === 720 ? stored : null;
  });
  assert.equal((await settled.jsonValue()).autoplayNext, false);
  // A change by the header's popover goes to the account too.
  await second.page.getByRole('button', { name: 'Layout Settings' }).first().click();
  const told = second.page.waitForResponse((response) => response.url().endsWith('/update_preferences'));
  await second.page.locator('fieldset.views').getByRole('button', { name: 'Large' }).click();
  await told;
  await first.page.goto(url);
  await first.page.locator('[data-view="large"]').first().waitFor();
  await first.context.close();
  await second.context.close();
});

test('somebody takes their data, deletes the account with the exact phrase, and changes their mind', async () => {
  const { page, context, faults } = await visit({ url });
  const name = await join(context, url);
  await page.goto(`${url}/settings/delete`);
  await page.getByRole('button', { name: 'Request an archive' }).click();
  const download = page.getByRole('link', { name: 'Download' });
  await page.getByText('We’re putting your archive together.').or(download).first().waitFor();
  for (let round = 0; round < 60 && (await download.count()) === 0; round++) {
    await page.waitForTimeout(500);
    await page.reload();
  }
  const [archive] = await Promise.all([page.waitForEvent('download'), download.click()]);
  assert.match(archive.suggestedFilename(), /\.zip$/);
  const leave = section(page, 'Delete account');
  await leave.getByLabel(/^Type DELETE MY ACCOUNT/).fill('delete my account');
  await leave.getByRole('button', { name: 'Delete my account' }).click();
  await leave.getByText('Confirmation text does not match.').waitFor();
  await leave.getByLabel(/^Type DELETE MY ACCOUNT/).fill('DELETE MY ACCOUNT');
  await leave.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL(`${url}/farewell`);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.locator('#profile-menu').getByRole('link', { name: 'Log In' }).waitFor();
  // As browsers note the phrase that was refused, and a question that was under way when the session ended.
  assert.deepEqual(
    faults.filter((fault) => !/status of 400|status of 401 .*\/get_unread_counts/.test(fault)),
    [],
  );
  await page.keyboard.press('Escape');
  const stranger = await visit({ url });
  await stranger.page.goto(`${url}/user/${name}`);
  await stranger.page.getByText('Profile not found.').waitFor();
  assert.equal(new URL(stranger.page.url()).pathname, '/');
  await stranger.context.close();
  await page.locator('main').getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(addressOf(name));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${url}/settings/delete`);
  await page
    .getByRole('complementary', { name: 'Your account' })
    .getByText(/We’ll delete your account on/)
    .waitFor();
  await section(page, 'Delete account').getByRole('button', { name: 'Keep my account' }).click();
  await section(page, 'Delete account').getByRole('button', { name: 'Delete my account' }).waitFor();
  await page
    .getByRole('complementary', { name: 'Your account' })
    .getByText(/confirm your email/)
    .waitFor();
  await context.close();
});

test('a member says in one place who sees what of them', async () => {
  const { page, context, faults } = await visit({ url });
  const name = await join(context, url);
  await page.goto(`${url}/settings/privacy`, { waitUntil: 'load' });
  const privacy = section(page, 'Privacy');
  await privacy.getByLabel('Who can see my favorites').selectOption('Everyone');
  await privacy.getByLabel('Who can message me').selectOption('No one');
  await holds(context, ({ messages_from }) => messages_from === 'nobody');
  await page.goto(`${url}/user/${name}?initialTab=Favorites`);
  await page.getByText('Everyone can see your favorites.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('the settings begin with the account, lead on to the profile, and each entry of their menu has a page', async () => {
  const { page, context, faults } = await visit({ url, width: 390 });
  await join(context, url);
  await page.goto(`${url}/settings`, { waitUntil: 'load' });
  assert.equal(new URL(page.url()).pathname, '/settings/security');
  const menu = page.getByRole('navigation', { name: 'Settings' });
  assert.deepEqual(await menu.getByRole('link').allTextContents(), [
    ...['Account and security', 'Profile', 'Verify', 'Playback', 'Privacy', 'Blocklist'],
    ...['What you see', 'Recommendations', 'Notifications', 'Data'],
  ]);
  const current = menu.locator('[aria-current]');
  assert.equal(await current.textContent(), 'Account and security');
  // All that keeps an account safe stands together.
  for (const name of ['Email', 'Password', 'Two-step login', 'Passkeys', 'Sessions'])
    await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.getByRole('link', { name: 'Edit profile', exact: true }).click();
  await current.getByText('Profile', { exact: true }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/settings/profile');
  await menu.getByRole('link', { name: 'Privacy' }).click();
  await current.getByText('Privacy').waitFor();
  assert.equal(new URL(page.url()).pathname, '/settings/privacy');
  const box = await current.boundingBox();
  assert.ok(box !== null && box.x >= 0 && box.x + box.width <= 390, 'the chosen one is on the screen');
  assert.deepEqual(faults, []);
  await context.close();
});

test('a switch acts at once, says so, and goes back when it cannot', async () => {
  const { page, context } = await visit({ url });
  await join(context, url);
  await page.goto(`${url}/settings/playback`, { waitUntil: 'load' });
  const playback = section(page, 'Playback');
  const shortcuts = playback.getByLabel('Single-key shortcuts');
  await shortcuts.uncheck();
  await playback.getByText('We’ve saved your preferences.').waitFor();
  assert.equal((await preferencesOf(context)).shortcuts, false);
  await context.setOffline(true);
  // Not `check`, which looks whether it is on: it may have gone back already.
  await shortcuts.click();
  await playback.getByRole('alert').waitFor();
  assert.equal(await shortcuts.isChecked(), false);
  await context.setOffline(false);
  await shortcuts.check();
  await holds(context, ({ shortcuts: isOn }) => isOn);
  await context.close();
});

test('of what one is told is chosen in a table that acts at once', async () => {
  const { page, context, faults } = await visit({ url, width: 390 });
  await join(context, url);
  await page.goto(`${url}/settings/preferences`, { waitUntil: 'load' });
  await page.getByLabel('A like: By email').check();
  await holds(context, ({ notifications }) => notifications.like === 'mail');
  await page.getByLabel('A like: On the site').uncheck();
  await holds(context, ({ notifications }) => notifications.like === 'off');
  assert.equal(await page.getByLabel('A like: By email').isChecked(), false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('what was typed and not saved is asked about before one leaves, and what is saved is not', async () => {
  const { page, context, faults } = await visit({ url, width: 390 });
  await joinConfirmed(context, url, newName('typer'));
  await page.goto(`${url}/settings/profile`, { waitUntil: 'load' });
  await alive(page, '.settings-section *');
  // On a phone the entries of the menu are one row, which a press on one of them scrolls.
  const rows = await page
    .locator('.settings-nav a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  assert.equal(new Set(rows).size, 1);
  const nav = page.getByRole('navigation', { name: 'Settings' });
  await page.getByLabel('Bio').fill('I watch the moon.');
  await nav.getByRole('link', { name: 'Playback' }).click();
  const asks = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asks.waitFor();
  await looksRight(page, 'the question before one leaves');
  await asks.getByRole('button', { name: 'Stay' }).click();
  await asks.waitFor({ state: 'detached' });
  assert.equal(await page.getByLabel('Bio').inputValue(), 'I watch the moon.');
  assert.equal(await page.evaluate(() => document.documentElement.dataset.going ?? null), null);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await section(page, 'Profile').getByRole('status').filter({ hasText: /\S/ }).waitFor();
  await nav.getByRole('link', { name: 'Playback' }).click();
  await page.waitForURL(/playback/);
  // Switches act at once, and what is as it was is nothing to save.
  await page.getByLabel('Play the next video automatically').uncheck();
  await nav.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.waitForURL(/settings\/profile/);
  await page.getByLabel('Bio').fill('Another');
  await page.getByLabel('Bio').fill('I watch the moon.');
  await nav.getByRole('link', { name: 'Playback' }).click();
  await page.waitForURL(/playback/);
  await page.goBack();
  await page.getByLabel('Bio').fill('Something else');
  await nav.getByRole('link', { name: 'Playback' }).click();
  await asks.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(/playback/);
  assert.deepEqual(faults, []);
  await context.close();
});
