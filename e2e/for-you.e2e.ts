import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { insertTestHistory } from '#tests/inputs/test-history.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { findMarked } from '../server/src/domains/recommending/index.ts';
import { buildVideo } from '../server/tests/support/test-catalogue.ts';
import { makeMember } from '../server/tests/support/test-member.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { siteVideos } from './site-videos.ts';
import { enter, site, url } from './talking.ts';

const stamp = `${process.pid}`;
const [{ category_name }] = await siteVideos();
const other = category_name ?? 'Uncategorized';

/** Videos that three people watched together, two of them episodes of series that are alike. */
async function makeTastes(words: string) {
  const { platform } = site();
  const { db } = platform;
  const make = (title: string, category: string, tags: string[] = []) =>
    buildVideo(platform, { title: `${title} ${words} ${stamp}`, category, uploader: 'lantern-keeper', tags });
  const seen = [await make('First evening', 'Uncategorized'), await make('Second evening', 'Uncategorized')];
  // Of another category, so that it is not related by that.
  // They share its words, and stand beside it for that.
  const beside = await Promise.all(
    Array.from({ length: 8 }, (_, at) => make(`First evening ${at}`, 'Uncategorized')),
  );
  const like = [
    await make('Third evening', other),
    await make('Fourth evening', other, [`moths ${words} ${stamp}`]),
  ];
  const works: { id: string; slug: string; title: string }[] = [];
  for (const [at, { id }] of [seen[0]!, like[0]!].entries())
    works.push(
      await insertTestWork(platform, {
        title: `Evenings ${at + 1} ${words} ${stamp}`,
        episodes: [{ number: 1, videos: [id] }],
      }),
    );
  const all = [...seen, ...like].map(({ id }) => id);
  for (let at = 0; at < 3; at++) {
    const member = await makeMember(platform, newName('crowd'), {});
    await insertTestHistory(
      platform,
      member.id,
      all.map((id) => ({ id })),
    );
  }
  await findMarked(db);
  // Other journeys look at what is newest.
  atEnd(async () => {
    await db.query('delete from works where id = any ($1)', [works.map(({ id }) => id)]);
    await db.query(`update videos set publish_status = 'draft' where id = any ($1)`, [
      [...all, ...beside.map(({ id }) => id)],
    ]);
  });
  return { seen, like, works };
}

const row = (page: Page) => page.locator('section', { has: page.locator('#for-you') });
/** The row comes when somebody is near it. */
async function openHome(page: Page): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await alive(page);
  await page.locator('#latest').scrollIntoViewIfNeeded();
  await page.locator('#recommended-title').scrollIntoViewIfNeeded();
}

test('a member who watched two videos is shown what is like them and why, asks for less, and takes it back', async () => {
  const { seen, like } = await makeTastes('of moths');
  const { page, context, faults } = await visit({ url });
  const member = await enter(context, url);
  for (const { id: p_video_id } of seen)
    await call('mark_video_watched', { p_video_id, p_is_watched: true }, member);
  await openHome(page);
  const cards = row(page).locator('li.chosen');
  const third = cards.filter({ hasText: like[0]!.title });
  const fourth = cards.filter({ hasText: like[1]!.title });
  await third.waitFor();
  assert.match(await third.locator('.chosen-why').innerText(), /^Because you watched (First|Second) evening/);
  await looksRight(page, 'home with what is chosen');

  // By keyboard alone.
  await third.locator('summary').focus();
  await page.keyboard.press('Enter');
  await third.getByRole('button', { name: 'Less like this' }).focus();
  await page.keyboard.press('Enter');
  await row(page).getByText('Got it. We’ll show you less like this.').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Undo');
  await page.keyboard.press('Enter');
  await third.locator('summary').waitFor();
  assert.equal(await third.locator('summary').evaluate((one) => one === document.activeElement), true);
  await page.keyboard.press('Enter');
  await third.getByRole('button', { name: 'Less like this' }).click();
  await row(page).getByText('Got it. We’ll show you less like this.').waitFor();
  await openHome(page);
  await fourth.waitFor();
  assert.equal(await third.count(), 0);

  await page.goto(`${url}/for-you`, { waitUntil: 'load' });
  await alive(page);
  const onPage = page.locator('li.chosen').filter({ hasText: like[1]!.title });
  await onPage.locator('summary').click();
  await onPage.getByRole('button', { name: `Not “moths of moths ${stamp}”` }).click();
  await page.getByText('Got it. We’ll show you less like this.').waitFor();
  await looksRight(page, 'for you');
  await page.reload({ waitUntil: 'load' });
  await page.getByRole('heading', { name: 'For you' }).waitFor();
  assert.equal(await onPage.count(), 0);

  await page.goto(`${url}/recommendations`, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('link', { name: `moths of moths ${stamp}` }).waitFor();
  await page.getByRole('link', { name: like[0]!.title }).waitFor();
  await looksRight(page, 'what somebody sees less of');
  for (const name of [`moths of moths ${stamp}`, like[0]!.title]) {
    await page.getByRole('button', { name: `Undo for ${name}` }).click();
    await page.getByRole('link', { name }).waitFor({ state: 'detached' });
  }
  const novelty = page.getByLabel('How much should be new?');
  await novelty.focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await novelty.getAttribute('aria-valuetext'), 'A lot');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  assert.equal((await call('get_recommending', {}, member)).taste!.novelty, 2);
  await openHome(page);
  await third.waitFor();
  assert.deepEqual(faults, []);
});

test('switched off, home, watch and series pages are what they were, and nothing of it is left', async () => {
  const { seen, like, works } = await makeTastes('of ferns');
  const { page, context, faults } = await visit({ url });
  const member = await enter(context, url);
  await call('mark_video_watched', { p_video_id: seen[0]!.id, p_is_watched: true }, member);
  const series = `${url}/series/${works[0]!.slug}`;
  const similar = page.getByRole('heading', { name: 'More like it' });
  await page.goto(series, { waitUntil: 'load' });
  await similar.waitFor();
  await page.getByRole('link', { name: works[1]!.title }).waitFor();
  await looksRight(page, 'a series and what is like it');

  await page.goto(`${url}/information/recommender`, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('button', { name: 'Turn recommendations off' }).click();
  await page.getByText('Recommendations are off.').waitFor();
  await looksRight(page, 'the page about recommendations');
  await page.goto(series, { waitUntil: 'load' });
  await page.locator('#episodes').waitFor();
  assert.equal(await similar.count(), 0);
  const asked = page.waitForResponse((response) => response.url().includes('get_for_you'));
  await openHome(page);
  assert.equal((await (await asked).json()).basis, 'off');
  assert.equal(await page.locator('#for-you').count(), 0);
  await page.goto(`${url}/for-you`, { waitUntil: 'load' });
  await page.getByText('Recommendations are off, so here’s what everyone’s watching.').waitFor();
  assert.equal(await page.locator('.chosen-why').count(), 0);
  assert.ok(like.length > 0);
  assert.deepEqual(faults, []);
});

test('a visitor switches it off in their browser without script, and on again', async () => {
  const { seen, like, works } = await makeTastes('of rain');
  const { page } = await visit({ url, javaScript: false });
  const similar = page.getByRole('heading', { name: 'More like it' });
  const series = `${url}/series/${works[0]!.slug}`;
  await page.goto(series);
  await similar.waitFor();
  await page.goto(`${url}/recommendations`);
  await page.getByText('Recommendations are on.').waitFor();
  await page.getByRole('button', { name: 'Turn recommendations off' }).click();
  await page.getByText('Recommendations are off.').waitFor();
  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'recommendations');
  assert.deepEqual(
    cookies.map(({ value }) => value),
    ['off'],
  );
  await page.goto(series);
  await page.locator('#episodes').waitFor();
  assert.equal(await similar.count(), 0);
  await page.goto(`${url}/information/recommender`);
  await page.getByRole('button', { name: 'Turn recommendations on' }).click();
  await page.getByText('Recommendations are on.').waitFor();
  await page.goto(series);
  await similar.waitFor();

  const { page: lively, faults } = await visit({ url });
  await lively.goto(`${url}/play/${seen[0]!.slug}`, { waitUntil: 'load' });
  await alive(lively);
  await lively.locator('.side [role=tabpanel]').evaluate((panel) => panel.scrollIntoView({ block: 'end' }));
  await lively.getByRole('heading', { name: 'More like this' }).waitFor();
  const beside = lively.locator('.similar-videos');
  await beside.getByText(like[0]!.title).waitFor();
  await looksRight(lively, 'a video and what is like it');
  assert.deepEqual(faults, []);
});
