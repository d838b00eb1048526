import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeMember } from '#tests/support/test-member.ts';
import { alive, atRest, visit } from './browser.ts';
import { looksRight, seriousFindings } from './looks-right.ts';
import { addressOf, join, logIn, newName, password } from './members.ts';
import { enter, enterAsAdmin, site, url } from './talking.ts';
import { adminPagesBeside } from './walked-pages.ts';

/** Goes to a page, and waits until its parts are there and work. */
async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await alive(page);
  await atRest(page);
}

test('a visitor is sent to log in, a member goes home, and neither gets data of the back office', async () => {
  const { page, context } = await visit({ url });
  await page.goto(`${url}/admin/users?q=mio`);
  assert.equal(page.url(), `${url}/login?redirect=%2Fadmin%2Fusers%3Fq%3Dmio`);
  await enter(context, url);
  await page.goto(`${url}/admin/users`);
  assert.equal(page.url(), `${url}/`);
  for (const path of [
    '/admin/users.data',
    '/admin/users.data?_routes=routes/admin/users',
    '/admin/log.data',
  ]) {
    const text = await (await context.request.get(url + path, { maxRedirects: 0 })).text();
    assert.doesNotMatch(text, /total_count|example\.test|acted_at/, path);
  }
});

test('every page of the back office looks right at 390, 768 and 1440 pixels', async () => {
  const { page, context, faults } = await visit({ url });
  const admin = await enterAsAdmin(context);
  await page.goto(`${url}/admin`);
  const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  const pages = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
  assert.ok(pages.includes('/admin/users') && pages.includes('/admin/log'), pages.join());
  for (const path of [...pages, ...adminPagesBeside(admin.id)]) {
    await page.setViewportSize({ width: 390, height: 900 });
    await opened(page, url + path);
    assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, path);
    await looksRight(page, path);
    await page.setViewportSize({ width: 390, height: 900 });
    const scrolling = await page
      .locator('.data-table')
      .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth).length);
    assert.equal(scrolling, 0, `a table on ${path} scrolls sideways on a phone`);
    const badge = page.locator('.role-badge', { hasText: 'Admin' }).first();
    if (await badge.count()) assert.ok(((await badge.boundingBox())?.height ?? 0) < 40, `a badge on ${path}`);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await opened(page, `${url}/admin/log`);
  assert.deepEqual(faults, []);
});

test('on a phone the navigation is a drawer behind one button, which holds the focus until it closes', async () => {
  const { page, context, faults } = await visit({ url, width: 390, height: 844 });
  await enterAsAdmin(context);
  for (const [path, name] of [
    ['/admin/log', 'Back office'],
    ['/admin/advertising/campaigns', 'Advertising'],
  ] as const) {
    await opened(page, url + path);
    const nav = page.getByRole('navigation', { name });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    assert.equal(await nav.isVisible(), false, 'the page comes first');
    await button.press('Enter');
    const here = nav.locator('[aria-current]');
    await here.waitFor();
    const place = await here.boundingBox();
    assert.ok(place && place.y >= 0 && place.y + place.height <= 844, 'where one is, is in sight');
    assert.ok(await here.evaluate((link) => link === document.activeElement), 'one begins where one is');
    assert.deepEqual(await seriousFindings(page), [], `the open drawer on ${path}`);
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press(presses < 30 ? 'Tab' : 'Shift+Tab');
      assert.ok(await nav.evaluate((all) => all.contains(document.activeElement)), 'Tab goes round in it');
    }
    await page.keyboard.press('Escape');
    await nav.waitFor({ state: 'hidden' });
    assert.ok(await button.evaluate((one) => one === document.activeElement), 'the focus is back');
    await button.click();
    await nav.getByRole('link').nth(1).click();
    await nav.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await nav.waitFor();
    assert.equal(await button.isVisible(), false, 'on a wide screen it stands beside the page');
    await page.setViewportSize({ width: 390, height: 844 });
  }
  assert.deepEqual(faults, []);
});

test('an admin finds a user, edits the role by keyboard, and the log has it', async () => {
  const { page, context, faults } = await visit({ url });
  const admin = await enterAsAdmin(context);
  const member = await makeMember(site().platform, newName('riser'));
  await opened(page, `${url}/admin/users`);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(member.username);
  await page.waitForURL(`${url}/admin/users?q=${member.username}&role=all`);
  const row = page.getByRole('row').filter({ hasText: member.email });
  await row.waitFor();
  // The user may stand in the list of all before it is narrowed: its head and the one user are left.
  await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('row').count(), 2);
  const edit = row.getByRole('button', { name: `Edit Role of ${member.username}` });
  await edit.press('Enter');
  const select = row.getByRole('combobox');
  assert.deepEqual(await select.getByRole('option').allTextContents(), [
    ...['Creator', 'Publisher', 'Premium Member', 'Member', 'Unverified'],
  ]);
  await select.selectOption('publisher');
  await page.getByText('The role is now Publisher.').waitFor();
  await row.getByText('Publisher').waitFor();
  assert.equal(await row.getByRole('combobox').count(), 0, 'the editor is closed');
  await page.getByText('The role is now Publisher.').waitFor({ state: 'detached', timeout: 7000 });

  await page.goto(`${url}/admin/users?q=nobody-like-this`);
  await page.getByText('No users found').waitFor();
  await page.goto(`${url}/admin/log?actor=${admin.username}`);
  await page.getByText(`Gave ${member.username} the role publisher (was member).`).waitFor();
  assert.deepEqual(faults, []);
});

test('a suspended member is out at once and reads why, until the suspension is lifted', async () => {
  const office = await visit({ url });
  await enterAsAdmin(office.context);
  const outside = await visit({ url });
  const name = await join(outside.context, url);
  await opened(outside.page, `${url}/settings/security`);

  await opened(office.page, `${url}/admin/users?q=${name}`);
  await office.page.getByRole('link', { name, exact: true }).click();
  const access = office.page.getByRole('region', { name: 'Access' });
  const suspend = access.getByText('Suspend', { exact: true });
  await suspend.click();
  await access.getByLabel('Reason').fill('Spam under many videos.');
  await access.getByLabel('How long').selectOption('One week');
  await access.getByRole('button', { name: 'Yes, suspend' }).click();
  await access.getByText('Spam under many videos.').waitFor();

  await outside.page.waitForURL(/\/login/);
  await opened(outside.page, `${url}/login`);
  await outside.page.getByLabel('Email').fill(addressOf(name));
  await outside.page.getByLabel('Password', { exact: true }).fill(password);
  await outside.page.getByRole('button', { name: 'Log In' }).click();
  await outside.page
    .getByText(/^This account is suspended until .+ UTC\. Reason: Spam under many videos\.$/)
    .waitFor();

  await access.getByRole('button', { name: 'Lift the suspension' }).click();
  await suspend.waitFor();
  await logIn(outside.page, url, name);
  assert.deepEqual(office.faults, []);
});

test('an admin shuts out neither themselves nor another, and makes another with the password', async () => {
  const { page, context } = await visit({ url });
  const admin = await enterAsAdmin(context);
  const heir = await makeMember(site().platform, newName('heir'));
  await opened(page, `${url}/admin/users/${admin.id}`);
  assert.equal(await page.getByRole('region', { name: 'Access' }).count(), 0);
  await site().platform.db.query(
    `update sessions set proven_at = now() - interval '1 hour' where account_id = $1`,
    [admin.id],
  );
  await opened(page, `${url}/admin/users/${heir.id}`);
  const rights = page.getByRole('region', { name: 'Role and rights' });
  await rights.getByText('Make an admin', { exact: true }).click();
  const yes = rights.getByRole('button', { name: 'Yes, make an admin' });
  await yes.click();
  await rights.getByText('Please enter your password, or log in again, to do this.').waitFor();
  await rights.getByLabel('Your password').fill(password);
  await yes.click();
  await page.getByRole('region', { name: 'Access' }).waitFor({ state: 'detached' });
  await page.getByRole('definition').filter({ hasText: 'Admin' }).waitFor();
});

test('public pages know nothing of the back office, and lead into it all the same', async () => {
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await opened(page, url);
  const known = () =>
    page.evaluate(() =>
      Object.keys(
        (window as unknown as { __reactRouterManifest: { routes: object } }).__reactRouterManifest.routes,
      ).filter((id) => id.includes('admin')),
    );
  assert.deepEqual(await known(), []);
  await page.getByRole('button', { name: 'Profile menu' }).first().click();
  await page.getByRole('link', { name: 'Back office' }).click();
  await page.waitForURL(`${url}/admin`);
  assert.ok((await known()).length > 2);
  await page.getByRole('link', { name: 'Tsukimi' }).click();
  await page.waitForURL(`${url}/`);
  await page.goBack();
  await page.getByRole('navigation', { name: 'Back office' }).waitFor();
  assert.deepEqual(faults, []);

  const outside = await visit({ url });
  const admin = await makeMember(site().platform, newName('keeper'), { role: 'admin' });
  await opened(outside.page, `${url}/admin/log`);
  await outside.page.getByLabel('Email').fill(admin.email);
  await outside.page.getByLabel('Password', { exact: true }).fill(password);
  await outside.page.getByRole('button', { name: 'Log In' }).click();
  await outside.page.waitForURL(`${url}/admin/log`);
  await outside.page.getByRole('heading', { name: 'Log', level: 1 }).waitFor();
});
