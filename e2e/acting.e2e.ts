import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { alive, visit, written } from './browser.ts';
import { atEnd } from './closing.ts';
import { addressOf, join, joinConfirmed, password } from './members.ts';
import { until } from './site.ts';
import { siteVideos } from './site-videos.ts';

const url = process.env.SITE_URL ?? '';
const [video, second] = await siteVideos();
/** Of this try: what an earlier one wrote may still stand there. */
const words = `the lantern moves (${Date.now()}).`;
const [answer, edited] = [`I saw it too (${Date.now()}).`, `Nothing moves (${Date.now()}).`];

/** Opens a page, and waits until its buttons work. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(url + path);
  await alive(page);
}
const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, pressed: true }).first().waitFor();

test('a member follows, likes and keeps a video; it stays so, and the list of favourites has it', async () => {
  const { page, context, faults } = await visit({ url });
  await join(context, url);
  await open(page, `/play/${video.slug}`);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.getByRole('button', { name: 'Subscribed' }).waitFor();
  await page.getByText('1 subscriber', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Like, 0 likes/ }).click();
  await pressed(page, /^Like, 1 like$/);
  await written(page, 'toggle_dislike_video', async () => {
    await page.getByRole('button', { name: /^Dislike/ }).click();
    await pressed(page, /^Dislike, 1 dislike$/);
    await page.getByRole('button', { name: /^Like, 0 likes/ }).waitFor();
  });
  await written(page, 'toggle_favorite_video', async () => {
    await page.getByRole('button', { name: 'Favorite', exact: true }).click();
    await pressed(page, 'Favorite');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Subscribed' }).waitFor();
  await pressed(page, /^Dislike, 1 dislike$/);
  assert.equal(
    await page.getByRole('button', { name: /^Dislike/ }).innerText(),
    '1',
    'the number is in sight',
  );
  await pressed(page, 'Favorite');

  await open(page, '/favorites');
  await page.getByRole('heading', { level: 1, name: 'My Favorite Videos' }).waitFor();
  const heart = page.locator('main').getByRole('button', { name: `Favorite: ${video.title}` });
  await page.locator('main').getByRole('link', { name: video.title }).waitFor();
  await written(page, 'toggle_favorite_video', () => heart.click());
  await page.getByText('Your favorite videos will appear here. To add one, press the heart on it.').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Browse Videos' }).waitFor();
  assert.deepEqual(faults, []);

  // As it was, for the other journeys.
  await open(page, `/play/${video.slug}`);
  await page.getByRole('button', { name: 'Subscribed' }).click();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).waitFor();
  await page.getByRole('button', { name: /^Dislike/ }).click();
  await page.getByRole('button', { name: /^Dislike, 0 dislikes/ }).waitFor();
  await context.close();
});

test('the heart of a card is right in every place, and survives a second tab', async () => {
  const { page, context, faults } = await visit({ url });
  await join(context, url);
  await open(page, `/search?q=${encodeURIComponent(video.title)}`);
  const heart = page
    .locator('main')
    .getByRole('button', { name: `Favorite: ${video.title}` })
    .first();
  await heart.focus();
  await page.keyboard.press('Space');
  await page
    .locator('main')
    .getByRole('button', { name: `Favorite: ${video.title}`, pressed: true })
    .first()
    .waitFor();
  const tab = await context.newPage();
  await tab.goto(url);
  await tab
    .locator('main')
    .getByRole('button', { name: `Favorite: ${video.title}`, pressed: true })
    .first()
    .waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a visitor who wants to keep a video logs in where they are, and then it is kept', async () => {
  const member = await visit({ url });
  const name = await join(member.context, url);
  await member.context.close();
  const { page, context } = await visit({ url });
  await open(page, `/play/${second.slug}`);
  await page.getByRole('button', { name: 'Favorite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Please log in to add to favorites.').waitFor();
  await dialog.getByLabel('Email').fill(addressOf(name));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  const favorited = page.waitForResponse(/toggle_favorite_video/);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await favorited;
  await pressed(page, 'Favorite');
  await page.goto(`${url}/favorites`);
  await page.locator('main').getByRole('link', { name: second.title }).waitFor();
  await context.close();
});

test('a card leads to its uploader, whom a visitor follows once they have logged in, and reports', async () => {
  const member = await visit({ url });
  const name = await joinConfirmed(member.context, url);
  await member.context.close();
  const { page, context, faults } = await visit({ url });
  await open(page, `/search?q=${encodeURIComponent(second.title)}`);
  const card = page.getByRole('article').filter({ hasText: second.title }).first();
  await card.locator('a[href^="/user/"]').click();
  await page.waitForURL(/\/user\//);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Please log in to subscribe.').waitFor();
  await dialog.getByLabel('Email').fill(addressOf(name));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Subscribed' }).waitFor();
  await page.getByText(/1 subscriber(?!s)/).waitFor();

  await page.locator('summary[aria-label="More actions"]').first().click();
  await page.getByRole('button', { name: 'Report' }).first().click();
  const form = page.getByRole('dialog', { name: 'Report this profile' });
  await form.getByRole('radio', { name: /^Spam/ }).check();
  await form.getByRole('button', { name: 'Submit report' }).click();
  await form.getByText('Thank you. Your report was received.').waitFor();
  await form.waitFor({ state: 'detached', timeout: 5_000 });
  await page.getByRole('button', { name: 'Subscribed' }).click();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('without a member the page of favourites says so, and leads to the login and back', async () => {
  const { page, context } = await visit({ url, javaScript: false });
  const response = await page.goto(`${url}/favorites`);
  assert.equal(response?.status(), 200);
  await page.getByText('Please log in to view your favorites.').waitFor();
  assert.equal(
    await page.locator('main').getByRole('link', { name: 'Log In' }).getAttribute('href'),
    '/login?redirect=%2Ffavorites',
  );
  await context.close();
});

test('members talk under a video: a comment, a reply, a moment that plays, and a word taken back', async () => {
  const { page, context, faults } = await visit({ url });
  await joinConfirmed(context, url);
  await open(page, `/play/${second.slug}#comments`);
  await page.getByLabel('Your comment').fill(`At 0:04 ${words}`);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const mine = page.getByRole('article').filter({ hasText: words });
  await mine.waitFor();

  const other = await visit({ url });
  await joinConfirmed(other.context, url);
  await open(other.page, `/play/${second.slug}`);
  const theirs = other.page.getByRole('article').filter({ hasText: words }).first();
  await theirs.getByRole('button', { name: /^Like/ }).click();
  await theirs.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor();
  await theirs.getByRole('button', { name: 'Reply' }).click();
  await other.page.getByLabel('Your reply').fill(answer);
  await written(other.page, 'create_comment', () =>
    theirs.locator('form').getByRole('button', { name: 'Reply' }).click(),
  );
  await other.page.getByText(answer).waitFor();
  await other.page.getByRole('button', { name: '0:04' }).first().click();
  await other.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 4, null, {
    timeout: 20_000,
  });

  await page.reload();
  await mine.getByRole('button', { name: 'Show 1 reply' }).click();
  await page.getByText(answer).waitFor();
  await mine.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Edit your comment').fill(edited);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('(edited)').waitFor();
  // The question is the house's own: by keyboard, and taken back it leads to where it was asked.
  const end = page
    .getByRole('article')
    .filter({ hasText: edited })
    .getByRole('button', { name: 'Delete' })
    .first();
  await end.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete this comment?' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  assert.ok(await end.evaluate((button) => button === document.activeElement));
  // A press that meets the question as it goes is lost, as with people, who press again.
  await until(
    async () => {
      await end.press('Enter');
      return question.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
    },
    20_000,
    () => 'the question did not come back',
  );
  await question.getByRole('button', { name: 'Yes, delete it' }).press('Enter');
  await page.getByText('This comment was deleted.').waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'comments-title');
  await page.getByText(answer).waitFor();
  assert.deepEqual([...faults, ...other.faults], []);
  await context.close();
  await other.context.close();
});

test('comments are read without JavaScript, also on a phone, where they are folded', async () => {
  const { page, context } = await visit({ url, javaScript: false, width: 390, height: 844 });
  await page.goto(`${url}/play/${second.slug}`);
  const heading = page.getByRole('heading', { level: 2, name: /^Comments/ });
  assert.equal(await heading.isVisible(), false);
  await page.locator('a.mob').click();
  await heading.waitFor();
  await context.close();
});

test('a report is received, and its form closes by itself', async () => {
  const { page, context, faults } = await visit({ url });
  await joinConfirmed(context, url);
  await open(page, `/play/${second.slug}`);
  await page.getByRole('button', { name: 'Report' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Report this video' });
  await dialog.getByRole('radio', { name: 'Other, inappropriate' }).check();
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await dialog.getByText('Please provide details for "Other" reason.').waitFor();
  await dialog.getByLabel('Details').fill('A journey through the form.');
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await dialog.getByText('Thank you. Your report was received.').waitFor();
  await dialog.waitFor({ state: 'detached', timeout: 5_000 });
  assert.deepEqual(faults, []);
  await context.close();
});

test('a link to a moment begins the video there', async () => {
  const { page, context } = await visit({ url });
  await page.goto(`${url}/play/${video.slug}?t=3`);
  for (let i = 0; i < 10 && (await page.locator('video').count()) === 0; i++) {
    await page
      .getByRole('button', { name: `Play ${video.title}` })
      .first()
      .click({ timeout: 500 })
      .catch(() => {});
  }
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 3, null, {
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('checkbox', { name: /^Start at/ }).check();
  assert.match(await dialog.getByLabel('Link').inputValue(), /\?t=\d+$/);
  for (const name of ['X', 'Reddit']) {
    const link = dialog.getByRole('link', { name });
    assert.match((await link.getAttribute('href')) ?? '', /^https:.*%2Fplay%2F/);
    assert.equal(await link.getAttribute('rel'), 'noopener noreferrer');
  }
  await context.close();
});

test('another site shows a video in a frame, behind the age gate, by what our oEmbed tells', async () => {
  const watch = `${url}/play/${video.slug}`;
  const html = await (await fetch(watch)).text();
  const discovery = /<link[^>]*application\/json\+oembed[^>]*>/.exec(html)?.[0] ?? '';
  const endpoint = /href="([^"]+)"/.exec(discovery)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const facts = (await (await fetch(endpoint)).json()) as { html: string; title: string };
  assert.equal(facts.title, video.title);
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Elsewhere</title>${facts.html}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const { page } = await visit({ url, adult: false });
  await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'I am 18 or older' }).click();
  await frame.getByRole('button', { name: `Play ${video.title}` }).click();
  await until(
    async () =>
      (await frame
        .locator('video')
        .evaluate((one: HTMLVideoElement) => one.currentTime)
        .catch(() => 0)) > 0.5,
    20_000,
    () => 'nothing played in the frame',
  );
  assert.equal(await frame.getByRole('button', { name: /^Favorite/ }).count(), 0);
  const plain = await fetch(watch);
  assert.match(plain.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
});
