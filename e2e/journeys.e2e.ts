import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visit } from './browser.ts';
import { until } from './site.ts';
import { siteVideos } from './site-videos.ts';
import { begin, played } from './watching.ts';

const url = process.env.SITE_URL ?? '';
const videos = await siteVideos();
const video = videos[0];

test('a visitor passes the age gate once, browses to a video and watches it', async () => {
  const { page, context, faults } = await visit({ url, adult: false });
  await page.goto(url);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await page.waitForURL(`${url}/`);
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.waitForURL('**/categories');
  await page
    .locator('main')
    .getByRole('link', { name: new RegExp(video.category_name ?? '', 'i') })
    .first()
    .click();
  await page.waitForURL(`**/categories/${video.category_slug}`);
  await page.locator('main').getByRole('link', { name: video.title }).first().click();
  await page.waitForURL(`**/play/${video.slug}`);
  await page.getByRole('heading', { level: 1, name: video.title }).waitFor();
  await begin(page, video.title);
  await played(page, 1);
  assert.deepEqual(faults, []);
  await page.goto(url);
  assert.equal(
    await page.getByRole('button', { name: 'I am 18 or older' }).count(),
    0,
    'the answer is remembered',
  );
  await page.getByRole('button', { name: 'Forget age confirmation' }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).waitFor();
  await context.close();
});

test('a visitor finds a video by a misspelt title', async () => {
  const { page, context } = await visit({ url });
  await page.goto(url);
  const word = video.title.split(' ').find((part) => part.length >= 6) ?? video.title;
  const typo = word.slice(0, 2) + word[3] + word[2] + word.slice(4);
  await page.locator('header input[name=q]').first().fill(typo);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=*');
  await page.locator('main').getByRole('link', { name: video.title }).first().waitFor();
  await context.close();
});

test('layout settings are kept over a reload and are in the server’s HTML', async () => {
  const { page, context } = await visit({ url });
  await page.goto(url);
  await page.getByRole('button', { name: 'Layout Settings' }).first().click();
  await page.locator('fieldset.views').getByRole('button', { name: 'List' }).click();
  await page.waitForFunction(
    () => JSON.parse(localStorage.getItem('appSettings') ?? '{}').viewLayout === 'list',
  );
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('appSettings') ?? '{}'));
  assert.deepEqual(Object.keys(stored).sort(), ['autoPlayPreviews', 'gridColumns', 'viewLayout']);
  const before = await page.locator('main').first().innerHTML();
  await page.reload();
  const html = await (await context.request.get(url)).text();
  assert.match(html, /data-view="list"/);
  assert.match(before, /data-view="list"/);
  await context.close();
});

test('somebody with a keyboard alone finds a video, plays it, and uses its keys', async () => {
  const { page, context } = await visit({ url });
  const slugs = videos.map(({ slug }) => slug);
  await page.goto(`${url}/search?q=${encodeURIComponent(videos[0].title)}`);
  await page.keyboard.press('Tab');
  assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? '', /skip to content/i);
  await page.keyboard.press('Enter');
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const isOne = (known: string[]) =>
      known.some((slug) => document.activeElement?.matches(`:is(h2, h3) a[href$="/play/${slug}"]`));
    if (await page.evaluate(isOne, slugs)) break;
  }
  const title = (await page.evaluate(() => document.activeElement?.textContent)) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL('**/play/*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await begin(page, title, 'keyboard');
  await played(page, 0.5);
  await page.keyboard.press('k');
  await page.waitForFunction(() => document.querySelector('video')?.paused === true);
  await page.keyboard.press('0');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 9) < 0.5);
  await page.keyboard.press('5');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 2);
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.querySelector('video')?.muted === true);
  await page.keyboard.press('m');
  await page.keyboard.press('>');
  await page.waitForFunction(() => (document.querySelector('video')?.playbackRate ?? 1) > 1);
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await context.close();
});

test('reading, searching and moving through pages work without JavaScript', async () => {
  const { page, context } = await visit({ url, javaScript: false, adult: false });
  await page.goto(url);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await page.waitForURL(`${url}/`);
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.waitForURL('**/categories');
  await page.goto(url);
  const box = page.locator('header input[name=q]').first();
  await box.fill(video.title);
  await box.press('Enter');
  await page.waitForURL('**/search?q=*');
  await page.locator('main').getByRole('link', { name: video.title }).first().click();
  await page.waitForURL(`**/play/${video.slug}`);
  assert.ok(await page.getByRole('heading', { level: 1, name: video.title }).isVisible());
  await page.goto(`${url}/surprise`);
  assert.match(page.url(), /\/play\//);
  await context.close();
});

test('watching long enough counts one view, and only one', async () => {
  const target = videos[1];
  const { page, context } = await visit({ url });
  const answers: { view_recorded?: boolean; message: string }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/functions/v1/get-country')) return;
    if (!response.request().postData()?.includes('video_id')) return;
    answers.push(await response.json());
  });
  for (let round = 0; round < 2; round++) {
    await page.goto(`${url}/play/${target.slug}`);
    await begin(page, target.title);
    await until(
      () => answers.length > round,
      30_000,
      () => `view ${round + 1} was not reported`,
    );
  }
  assert.deepEqual(
    answers.map(({ message }) => message),
    ['View recorded successfully', 'View already recorded for this session'],
  );
  await context.close();
});

test('a video goes on in the mini-player while browsing', async () => {
  const { page, context } = await visit({ url });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 0.5);
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.waitForURL('**/categories');
  const at = await page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await played(page, at + 0.3);
  await page.getByRole('button', { name: 'Close the mini-player' }).click();
  await page.locator('video').waitFor({ state: 'detached' });
  await context.close();
});

test('what was sent to the corner stays there while browsing, paused too', async () => {
  const { page, context } = await visit({ url });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 0.3);
  await page.keyboard.press('k');
  await page.keyboard.press('i');
  await page.locator('.player[data-place="corner"]').waitFor();
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.waitForURL('**/categories');
  await page.locator('.player[data-place="corner"]').waitFor();
  assert.equal(await page.evaluate(() => document.querySelector('video')?.paused), true);
  await context.close();
});

test('the player never holds more than 40 seconds ahead', async () => {
  const { page, context } = await visit({ url });
  await page.goto(`${url}/play/${video.slug}`);
  await begin(page, video.title);
  await played(page, 0.5);
  for (let i = 0; i < 10; i++) {
    const ahead = await page.evaluate(() => {
      const media = document.querySelector('video');
      return media && media.buffered.length > 0
        ? media.buffered.end(media.buffered.length - 1) - media.currentTime
        : 0;
    });
    assert.ok(ahead <= 40, `${ahead} s`);
    await page.waitForTimeout(100);
  }
  await context.close();
});
