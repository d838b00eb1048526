import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { makeMember, testPassword } from '#tests/support/test-member.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { until } from './site.ts';
import { enter, site, url } from './talking.ts';

const stamp = `${process.pid}`;
const tag = `moths ${stamp}`;
const tagPage = `/tags/moths-${stamp}`;

/** A video with the tag, and one without. */
async function makeVideos(words: string) {
  const { platform } = site();
  const common = { category: 'Uncategorized', uploader: 'lantern-keeper' };
  const moths = await buildVideo(platform, {
    ...common,
    title: `Moths ${words} ${stamp}`,
    tags: [tag, `dusk ${stamp}`],
  });
  const boats = await buildVideo(platform, {
    ...common,
    title: `Boats ${words} ${stamp}`,
    tags: [`dusk ${stamp}`],
  });
  // Other journeys look at what is newest.
  atEnd(async () => {
    await platform.db.query(`update videos set publish_status = 'draft' where id = any($1)`, [
      [moths.id, boats.id],
    ]);
  });
  return { moths, boats };
}

/** Whether a page names the video, once it stands: in what is shown or in what is held ready. */
async function names(page: Page, path: string, title: string): Promise<boolean> {
  await page.goto(url + path, { waitUntil: 'load' });
  await page.locator('main h1, main h2').first().waitFor();
  return (await page.content()).includes(title);
}

test('a member hides a tag and meets it nowhere, looks at one video anyway, and has it blurred and warned of instead', async () => {
  const { moths, boats } = await makeVideos('for members');
  const { context, page, faults } = await visit({ url });
  const member = await enter(context, url);
  for (const { id: p_video_id } of [moths, boats]) {
    await call('toggle_favorite_video', { p_video_id }, member);
  }
  const list = await call('create_playlist', { p_name: `Evenings ${stamp}`, p_is_public: true }, member);
  for (const { id: p_video_id } of [moths, boats])
    await call('add_video_to_playlist', { p_playlist_id: list.id, p_video_id }, member);
  const pages = [
    '/',
    `/search?q=${stamp}`,
    '/categories/uncategorized',
    `/tags/dusk-${stamp}`,
    `/playlist/${list.slug}`,
    '/favorites',
    '/user/lantern-keeper?initialTab=Videos',
    `/play/${boats.slug}`,
  ];
  // What pages for everybody hold is made anew a moment after a video came.
  for (const path of pages)
    await until(
      () => names(page, path, moths.title),
      20_000,
      () => `${path} lacks it before`,
    );

  await page.goto(url + tagPage, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByText('You hide this tag.', { exact: true }).waitFor();
  for (const path of pages)
    assert.ok(!(await names(page, path, moths.title)), `${path} shows what is hidden`);
  assert.ok(await names(page, `/search?q=${stamp}`, boats.title), 'and what is not hidden is there');

  await page.goto(`${url}/play/${moths.slug}`, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1, name: 'You chose not to see this' }).waitFor();
  await page.getByText(`This video has the tag “${tag}”, which you hide.`).waitFor();
  assert.ok(!(await page.content()).includes(moths.title), 'nothing of it is in the page');
  await looksRight(page, 'a hidden video');
  await page.getByRole('link', { name: 'Show anyway' }).click();
  await page.getByRole('heading', { level: 1, name: moths.title }).waitFor();

  await page.goto(`${url}/shield`, { waitUntil: 'load' });
  await alive(page);
  await looksRight(page, 'what somebody sees');
  await page.getByLabel(`What to do with ${tag}`).selectOption('blur');
  await page.getByText(`blur tag: ${tag}`).waitFor({ state: 'attached' });
  const art = page.locator('.card', { hasText: moths.title }).first().locator('.art');
  await page.goto(`${url}/search?q=${stamp}`, { waitUntil: 'load' });
  assert.equal(await art.getAttribute('data-shield'), 'blur');
  await art.getByText(tag).waitFor();
  await page.goto(`${url}/shield`, { waitUntil: 'load' });
  await alive(page);
  await page.getByLabel(`What to do with ${tag}`).selectOption('warn');
  await page.getByText(`warn tag: ${tag}`).waitFor({ state: 'attached' });
  await page.goto(`${url}/search?q=${stamp}`, { waitUntil: 'load' });
  assert.equal(await art.getAttribute('data-shield'), 'warn');
  assert.deepEqual(faults, []);
});

test('a visitor’s list is in their browser, is written by keys alone, and is brought along as text', async () => {
  const { moths, boats } = await makeVideos('for visitors');
  const { page, faults } = await visit({ url });
  await page.goto(`${url}/shield`, { waitUntil: 'load' });
  await alive(page);
  await page.getByText('Nothing here yet. You see everything.').waitFor();
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('no such thing');
  await page.keyboard.press('Enter');
  await page.getByText('There is no tag of this name.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill(tag);
  await page.keyboard.press('Enter');
  await page.getByText(`Saved: ${tag}.`).waitFor();
  assert.ok(!(await names(page, `/search?q=${stamp}`, moths.title)));
  assert.ok(await names(page, `/search?q=${stamp}`, boats.title));
  assert.ok(!(await names(page, '/', moths.title)), 'nor where pages are held for everybody');
  const other = await visit({ url });
  assert.ok(await names(other.page, `/search?q=${stamp}`, moths.title), 'others see it');

  await page.goto(`${url}/shield`, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('button', { name: `Remove ${tag}` }).click();
  await page.getByText('Nothing here yet. You see everything.').waitFor();
  await page.getByLabel('Lines to add').fill(`warn tag: ${tag}\nhide studio: nobody at all`);
  await page.getByRole('button', { name: 'Add these' }).click();
  await page.getByText('Added 1. We don’t know: hide studio: nobody at all.').waitFor();
  // What nobody knows is refused.
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('404 (Not Found)')),
    [],
  );
});

test('without script a visitor hides a tag too', async () => {
  const { moths } = await makeVideos('without script');
  const { page } = await visit({ url, javaScript: false });
  await page.goto(url + tagPage);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByText(`Saved: ${tag}.`).waitFor();
  await page.getByText(`hide tag: ${tag}`).waitFor({ state: 'attached' });
  assert.ok(!(await names(page, `/search?q=${stamp}`, moths.title)));
});

test('discreet mode: a plain tab, blurred pictures, and a key that leaves at once', async () => {
  const { context, page, faults } = await visit({ url });
  await context.route('https://weather.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><p>Mild.' }),
  );
  await page.goto(`${url}/shield`, { waitUntil: 'load' });
  await alive(page);
  await page.getByLabel('Where should “Leave now” take you?').selectOption('weather');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Discreet mode is on. Press Esc twice').waitFor();
  await looksRight(page, 'discreet mode');
  for (const path of ['/', '/categories']) {
    await page.goto(url + path, { waitUntil: 'load' });
    assert.equal(await page.title(), 'New tab', path);
    assert.equal(await page.locator('link[rel=icon]').getAttribute('href'), '/plain.svg');
    await page.getByRole('link', { name: 'Leave now' }).waitFor();
  }
  await page.goto(url, { waitUntil: 'load' });
  await alive(page);
  const picture = page.locator('main .card img').first();
  await picture.scrollIntoViewIfNeeded();
  const filter = () => picture.evaluate((image) => getComputedStyle(image).filter);
  await page.mouse.move(0, 0);
  assert.match(await filter(), /blur/);
  // Not every card has a picture.
  await page
    .locator('main .card', { has: page.locator('img') })
    .first()
    .hover();
  assert.equal(await filter(), 'none', 'whoever points at it sees it');
  // Its part comes to life after the page has loaded.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.leave-now') ?? {}).some((name) => name.startsWith('__reactProps')),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForURL('https://weather.com/**');
  await page.getByText('Mild.').waitFor();
  // Nothing else leads away.
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('https://weather.com/')),
    [],
  );
});

test('who logs in and uses discreet mode has a plain tab at once, and its own again once it is off', async () => {
  const member = await makeMember(site().platform, newName('quiet'));
  await call('set_discreet_mode', { p_leave_to: 'weather' }, member);
  const { page, faults } = await visit({ url });
  await page.goto(`${url}/login`, { waitUntil: 'load' });
  await alive(page);
  assert.notEqual(await page.title(), 'New tab');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL(`${url}/`);
  await page.getByRole('link', { name: 'Leave now' }).waitFor();
  await page.waitForFunction(() => document.title === 'New tab');
  await page.goto(`${url}/shield`, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Turn on' }).waitFor();
  await page.waitForFunction(() => document.title !== 'New tab');
  assert.equal(await page.getByRole('link', { name: 'Leave now' }).count(), 0);
  assert.deepEqual(faults, []);
});
