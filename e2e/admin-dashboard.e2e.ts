import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestHours } from '#tests/inputs/test-activity.ts';
import { insertTestTicket } from '#tests/inputs/test-support-inputs.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { reportThing } from '#tests/support/test-reports.ts';
import { alive, atRest, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { enterAsAdmin, site, url } from './talking.ts';

test('the back office opens on what waits, what is wrong and what the site does', async () => {
  await insertTestHours(site().platform.db, 21);
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin`, { waitUntil: 'load' });
  await alive(page);
  assert.equal(page.url(), `${url}/admin`);
  for (const name of ['Waiting for you', 'Health', 'Activity'])
    await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.getByText(/^Days are in UTC, and the last one is today\./).waitFor();
  await page.getByRole('link', { name: '24 hours' }).click();
  await page.waitForURL(`${url}/admin?period=day`);
  await page.getByText(/^Hours are in UTC, and the last one isn’t over yet\./).waitFor();
  const views = page.getByRole('figure', { name: /^Video views/ });
  await views.getByRole('radio', { name: 'Table' }).check();
  assert.equal(await views.getByRole('row').count(), 25, 'each chart has its table');
  await views.getByRole('radio', { name: 'Chart' }).check();
  await views.getByRole('img').focus();
  await page.keyboard.press('ArrowRight');
  await views
    .getByRole('status')
    .getByText(/Views [\d,]+, Viewers [\d,]+/)
    .waitFor();
  await looksRight(page, '/admin');
  assert.deepEqual(faults, []);
});

test('what waits is counted beside its page, and the count leads there', async () => {
  const { db } = site().platform;
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await insertTestTicket(db);
  await page.goto(`${url}/admin`, { waitUntil: 'load' });
  await alive(page);
  const nav = page.getByRole('navigation', { name: 'Back office' });
  await nav.getByRole('link', { name: /^Support [\d,]+\+? waiting$/ }).waitFor();
  await page.getByRole('main').getByRole('term').filter({ hasText: 'Support tickets' }).waitFor();
  await nav.getByRole('link', { name: /^Support/ }).click();
  await page.waitForURL(`${url}/admin/support`);
  assert.deepEqual(faults, []);
});

test('Ctrl K leads to a page, a setting, a member and a video, by keyboard alone', async () => {
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  const member = await makeMember(site().platform, newName('finder'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/admin/jobs`, { waitUntil: 'load' });
  await alive(page);
  assert.ok(!asked.some((one) => one.includes('office-search-dialog')), 'it is loaded when it is asked for');
  const field = page.getByRole('combobox', { name: /^Go to a page/ });
  const go = async (typed: string, option: RegExp) => {
    // The page before may still be leaving, and take what was opened over it along.
    for (let presses = 0; presses < 5 && !(await field.isVisible()); presses++) {
      await page.keyboard.press('Control+k');
      await field.waitFor({ timeout: 3000 }).catch(() => {});
    }
    await field.fill(typed);
    await page.getByRole('option', { name: option }).first().waitFor();
    const names = await page.getByRole('option').allTextContents();
    const at = names.findIndex((name) => option.test(name));
    for (let presses = 0; presses < at; presses++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await field.waitFor({ state: 'detached' });
  };
  await go('stay-down', /^Stay-down/);
  await page.waitForURL(`${url}/admin/stay-down`);
  await go('hold words', /^Hold words/);
  await page.waitForURL(`${url}/admin/settings?section=words`);
  assert.equal(await page.getByRole('main').getByRole('heading', { level: 2 }).count(), 1);
  await go(member.username, new RegExp(`^${member.username}`));
  await page.waitForURL(`${url}/admin/users/${member.id}`);
  const [video] = await site().platform.db.query<{ id: string; title: string }>(
    `select id, title from videos where publish_status = 'published' order by length(title) desc limit 1`,
  );
  assert.ok(video);
  await go(video.title, new RegExp(`^${video.title.slice(0, 10).replace(/[^\w ]/g, '.')}`));
  await page.waitForURL(`${url}/admin/all-videos?q=${video.id}&edit=${video.id}`);
  await page.getByRole('dialog', { name: 'Edit video' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Edit video' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await field.waitFor();
  await looksRight(page, 'the search');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
});

test('an address with a stroke at its end leads to the page, which comes to life', async () => {
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  for (const path of ['/admin', '/admin/jobs', '/faq']) {
    await page.goto(`${url}${path}/`, { waitUntil: 'load' });
    await alive(page);
    assert.equal(page.url(), url + path);
  }
  assert.deepEqual(faults, []);
});

test('on a phone what stands above every page is whole, and leaves room for the page', async () => {
  const { page, context, faults } = await visit({ url, width: 390 });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/jobs`, { waitUntil: 'load' });
  await alive(page);
  await page.getByText(/^Add two-step login by .* or these pages lock\.$/).waitFor();
  const notes = page.locator('.admin-notes');
  const cut = await notes.evaluate((all) =>
    [...all.querySelectorAll('p, span')]
      .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth)
      .map(({ textContent }) => textContent),
  );
  assert.deepEqual(cut, []);
  assert.ok(((await notes.boundingBox())?.height ?? 0) <= 100);
  assert.deepEqual(faults, []);
});

test('who comes to prove who they are can type their password at once', async () => {
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/admin/prove`, { waitUntil: 'load' });
  await alive(page);
  const field = page.getByLabel('Your password');
  assert.ok(await field.evaluate((one) => one === document.activeElement));
  assert.ok(((await field.boundingBox())?.width ?? 0) <= 420);
  assert.deepEqual(faults, []);
});

test('the menu at one’s name leads out of the back office', async () => {
  const { page, context, faults } = await visit({ url });
  const admin = await enterAsAdmin(context);
  await page.goto(`${url}/admin/jobs`, { waitUntil: 'load' });
  await alive(page);
  const menu = page.getByRole('navigation', { name: 'Your menu' });
  await page.getByRole('button', { name: `${admin.username} your menu` }).press('Enter');
  await menu.getByRole('link', { name: 'Confirm it’s you' }).waitFor();
  await looksRight(page, 'the menu');
  await menu.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/admin'));
  assert.deepEqual(faults, []);
});

test('jobs come without housekeeping, the page says what is left out, and a turn shows it', async () => {
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/jobs`, { waitUntil: 'load' });
  await alive(page);
  await page.getByText('Housekeeping that went well is hidden.').waitFor();
  await page.getByText('What’s hidden', { exact: true }).click();
  await page.getByRole('link', { name: 'Add up the views' }).waitFor();
  await page.getByRole('link', { name: 'Show it' }).click();
  await page.waitForURL(`${url}/admin/jobs?all=yes`);
  await page.getByText('Showing housekeeping.').waitFor();
  assert.deepEqual(faults, []);
});

test('a case shows its picture, keys take it and lead to the decision, the next case and back to the list as it was', async () => {
  const { page, context, faults } = await visit({ url });
  const admin = await enterAsAdmin(context);
  const reporter = await makeMember(site().platform, newName('noticer'));
  const videos = await site().platform.db.query<{ id: string; title: string }>(
    `select id, title from videos where publish_status = 'published' and thumbnail_key is not null order by id limit 2`,
  );
  for (const { id } of videos) await reportThing({ call }, { kind: 'video', id }, reporter, 'COPYRIGHT');
  await page.goto(`${url}/admin/reports?kind=video`, { waitUntil: 'load' });
  await alive(page);
  await page.locator('.case-title a', { hasText: videos[0]!.title }).first().click();
  await page.waitForURL(/\/admin\/reports\/[\da-f-]{36}$/);
  await page.getByRole('heading', { level: 1, name: /^Video: / }).waitFor();
  await page.getByRole('img', { name: 'Still from the video' }).waitFor();
  await page.keyboard.press('d');
  await page.getByRole('radio', { name: /^Dismiss/ }).waitFor();
  assert.ok(await page.evaluate(() => document.activeElement?.matches('#case-decide input')));
  await page.locator('h1').click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('t');
  await page.getByText(admin.username).last().waitFor();
  await page.getByRole('button', { name: 'Put it back' }).waitFor();
  const first = page.url();
  await page.keyboard.press('n');
  await page.waitForURL((address) => address.href !== first);
  await atRest(page);
  await page.keyboard.press('u');
  await page.waitForURL(`${url}/admin/reports?kind=video`);
  assert.deepEqual(faults, []);
});
