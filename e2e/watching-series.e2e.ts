import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { insertTestVersions, insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { writeOffsets } from '../server/src/domains/works/aligning/offset-queries.ts';
import { dropCached } from '../server/src/platform/calls/cached-answers.ts';
import { visit } from './browser.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { joinConfirmed } from './members.ts';
import { siteVideos } from './site-videos.ts';
import { site, url } from './talking.ts';
import { begin, jumpNearEnd, played } from './watching.ts';

const title = `Ferry to the salt isle ${process.pid}`;

/** A series of the three videos of the site: the first episode in two languages, and a second one. */
async function makeSeries() {
  const { db } = site().platform;
  const [subbed, dubbed, second] = await siteVideos();
  const ids = [subbed.id, dubbed.id, second.id];
  // They may be episodes of the demo, which other journeys look at.
  const before = await db.query<{
    video_id: string;
    episode_id: string | null;
    cut: string | null;
    audio: string | null;
  }>(
    `select v.id as video_id, ev.episode_id, ev.cut, v.audio_language as audio
     from videos v left join episode_versions ev on ev.video_id = v.id where v.id = any($1::uuid[])`,
    [ids],
  );
  const story = crypto.randomUUID();
  const work = await insertTestWork(site().platform, {
    title,
    series: [story, 1],
    episodes: [
      { number: 1, title: 'The tide turns', videos: [subbed.id, dubbed.id] },
      { number: 2, title: 'Nobody rows alone', videos: [second.id] },
      { number: 3, title: 'What the keeper hid' },
    ],
  });
  const other = await insertTestWork(site().platform, {
    title: `${title}, the return`,
    series: [story, 2],
    episodes: [{ number: 1, title: 'A year later' }],
  });
  const languages = (audio: readonly (string | null)[]) =>
    db.query(
      `update videos v set audio_language = n.audio from unnest($1::uuid[], $2::text[]) as n (id, audio) where v.id = n.id`,
      [ids, audio],
    );
  await languages(['ja', 'en', 'en']);
  const drop = () =>
    db.transaction(async (transaction) => {
      await dropCached(transaction, 'works');
      await dropCached(transaction, 'videos');
    });
  await drop();
  atEnd(async () => {
    await db.query('delete from works where id = any($1::uuid[])', [[work.id, other.id]]);
    await languages(ids.map((id) => before.find(({ video_id }) => video_id === id)!.audio));
    await insertTestVersions(
      site().platform,
      before.flatMap(({ video_id, episode_id, cut }) =>
        episode_id !== null && cut !== null ? [{ video_id, episode_id, cut }] : [],
      ),
    );
    await drop();
  });
  return { work, other, subbed, dubbed, second };
}

const timeOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused ?? true);
const panel = (page: Page) => page.getByRole('region', { name: 'Episodes', exact: true });
const row = (page: Page) => page.getByRole('region', { name: 'Continue watching' });
const counted = (page: Page) =>
  page.waitForResponse(
    async (response) =>
      response.url().endsWith('/get-country') && (await response.text()).includes('view_recorded'),
  );

test('a member watches a series: from the first episode to the next, in another language at the same second, and goes on later', async () => {
  const { work, subbed, dubbed, second } = await makeSeries();
  const { page, context, faults } = await visit({ url });
  await joinConfirmed(context, url);
  await page.goto(`${url}/series/${work.slug}`, { waitUntil: 'load' });
  const first = counted(page);
  await page.getByRole('link', { name: 'Start with Episode 1' }).click();
  await page.waitForURL(`**/play/${dubbed.slug}`);
  await begin(page, dubbed.title);
  await first;

  // The other language, from the keyboard: the same second, and it plays on.
  const strip = page.getByRole('navigation', { name: 'Episode of a series' });
  await played(page, 3);
  const at = await timeOf(page);
  const told = counted(page);
  await strip.getByRole('link', { name: /^Japanese/ }).press('Enter');
  await page.waitForURL(`**/play/${subbed.slug}?t=*`);
  await strip.getByText(/^Now playing in Japanese/).waitFor();
  await page.waitForFunction(
    (from) => {
      const video = document.querySelector('video');
      return video !== null && !video.paused && video.currentTime >= from;
    },
    Math.floor(at),
    { timeout: 20_000 },
  );
  assert.ok((await timeOf(page)) < at + 6, 'it goes on where the other was');
  await told;
  // What rests stays at rest.
  await page.evaluate(() => document.querySelector('video')?.pause());
  await strip.getByRole('link', { name: /^English/ }).press('Enter');
  await page.waitForURL(`**/play/${dubbed.slug}?t=*`);
  await page.waitForFunction(
    (from) => (document.querySelector('video')?.currentTime ?? 0) >= from,
    Math.floor(at),
  );
  assert.equal(await isPaused(page), true);

  // The panel: where one is, by arrow keys to the next episode.
  const here = panel(page).locator('li[aria-current]');
  await here.getByText('The tide turns').waitFor();
  assert.deepEqual(
    await panel(page).getByRole('combobox', { name: 'Season' }).locator('option').allTextContents(),
    [title, `${title}, the return`],
  );
  await looksRight(page, 'the episodes beside the player');
  await here.getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  assert.equal(
    await page.evaluate(() => document.activeElement?.textContent),
    'Episode 2: Nobody rows alone',
  );
  const third = counted(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/play/${second.slug}`);
  await begin(page, second.title);
  await third;
  await played(page, 3);

  // Back by its key, to the end, and on by itself.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Shift+P');
  await page.waitForURL(`**/play/${dubbed.slug}`);
  await begin(page, dubbed.title);
  const seen = page.waitForResponse(
    (response) =>
      response.url().endsWith('/save_watch_position') && response.request().postData()!.includes(dubbed.id),
  );
  await jumpNearEnd(page, 0.5);
  await seen;
  const next = page.getByRole('region', { name: 'Up next' });
  await next.getByText('Episode 2', { exact: true }).waitFor();
  await next.getByText('Nobody rows alone').waitFor();
  await next.getByRole('button', { name: 'Cancel' }).click();

  // Closed, and opened again elsewhere: one tile for the series.
  const again = await context.newPage();
  await page.close();
  await again.goto(url, { waitUntil: 'load' });
  await row(again).getByRole('link', { name: title }).waitFor();
  assert.equal(await row(again).getByRole('listitem').count(), 1);
  await row(again)
    .getByText(/^Episode [12]$/)
    .waitFor();
  await looksRight(again, 'a series to go on with');
  await again.goto(`${url}/play/${dubbed.slug}`, { waitUntil: 'load' });
  await panel(again).locator('li').first().getByText('Watched', { exact: true }).waitFor();
  assert.equal(await panel(again).locator('li').nth(2).getByText('Watched').count(), 0);

  // The second is marked as watched from its tile: nothing is left to go on with.
  await again.goto(url, { waitUntil: 'load' });
  const mark = row(again).getByRole('button', { name: `Mark ${title}, Episode 2 as watched` });
  await mark.press('Enter');
  await row(again).waitFor({ state: 'detached' });
  await again.goto(`${url}/play/${second.slug}`, { waitUntil: 'load' });
  await panel(again).locator('li').nth(1).getByText('Watched', { exact: true }).waitFor();
  await panel(again).getByRole('button', { name: 'Mark as not watched' }).press('Enter');
  await panel(again).getByRole('button', { name: 'Mark as watched' }).waitFor();
  await again.goto(`${url}/series/${work.slug}`, { waitUntil: 'load' });
  await again.getByRole('link', { name: /^(Go on|Continue) with Episode 2$/ }).waitFor();
  await looksRight(again, 'a series that one is in the middle of');
  // Taken out of the row, and still marked.
  await again.goto(url, { waitUntil: 'load' });
  await row(again)
    .getByRole('button', { name: `Remove ${title} from Continue watching` })
    .press('Enter');
  await row(again).waitFor({ state: 'detached' });
  await again.goto(`${url}/series/${work.slug}`, { waitUntil: 'load' });
  await again.getByText('Watched', { exact: true }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a version that is cut differently goes on at the same scene, and one that nobody can place says so', async () => {
  const { subbed, dubbed } = await makeSeries();
  const { db } = site().platform;
  const compared = async (offsets: readonly (readonly [number, number])[]) => {
    const media = new Map(
      (
        await db.query<{ id: string; media: string }>(
          'select id, media_id as media from videos where id = any($1::uuid[])',
          [[subbed.id, dubbed.id]],
        )
      ).map(({ id, media: mediaId }) => [id, mediaId]),
    );
    await writeOffsets(
      db,
      {
        videoId: dubbed.id,
        mediaId: media.get(dubbed.id)!,
        referenceId: subbed.id,
        referenceMediaId: media.get(subbed.id)!,
      },
      offsets,
    );
    await db.transaction((transaction) => dropCached(transaction, 'works'));
  };
  // The dub begins with three seconds of its own.
  await compared([[0, 3]]);
  const { page, context, faults } = await visit({ url });
  await page.goto(`${url}/play/${subbed.slug}`, { waitUntil: 'load' });
  await begin(page, subbed.title);
  await played(page, 2);
  await page.evaluate(() => document.querySelector('video')?.pause());
  const at = await timeOf(page);
  const strip = page.getByRole('navigation', { name: 'Episode of a series' });
  await strip.getByRole('link', { name: /^English/ }).press('Enter');
  await page.waitForURL(`**/play/${dubbed.slug}?t=${Math.floor(at + 3)}`);
  await strip.getByText(/^Now playing in English/).waitFor({ state: 'attached' });
  await page.waitForFunction(
    (from) => (document.querySelector('video')?.currentTime ?? 0) >= from,
    Math.floor(at + 3),
  );
  await compared([]);
  await page.goto(`${url}/play/${subbed.slug}?t=3`, { waitUntil: 'load' });
  await begin(page, subbed.title);
  await played(page, 3.5);
  await strip.getByRole('link', { name: /^English/ }).press('Enter');
  await page.waitForURL(`**/play/${dubbed.slug}?t=*`);
  await strip.getByText(/at the same time\. If it’s cut differently/).waitFor();
  await looksRight(page, 'a version that nobody can place');
  assert.deepEqual(faults, []);
  await context.close();
});

test('what later episodes tell is hidden until it is shown, and this browser remembers what a visitor saw', async () => {
  const { work, dubbed, second } = await makeSeries();
  const { page, context, faults } = await visit({ url });
  const told: string[] = [];
  page.on('request', (request) => told.push(new URL(request.url()).pathname));
  await page.goto(`${url}/series/${work.slug}`, { waitUntil: 'load' });
  await page.getByRole('heading', { name: 'Nobody rows alone' }).waitFor();
  await page.getByLabel('Hide spoilers').check();
  await page.getByRole('link', { name: 'Episode 2', exact: true }).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Nobody rows alone' }).count(), 0);
  await page.getByRole('heading', { name: 'The tide turns' }).waitFor();
  await looksRight(page, 'a series without spoilers');
  // It is remembered, and blurred before the page comes to life.
  await page.reload({ waitUntil: 'load' });
  assert.equal(await page.evaluate(() => document.documentElement.hasAttribute('data-shield')), true);
  await page.getByRole('button', { name: 'Show title and picture of Episode 2' }).press('Enter');
  await page.getByRole('heading', { name: 'Nobody rows alone' }).waitFor();
  assert.equal(
    await page.evaluate(() => document.activeElement?.textContent),
    'Nobody rows alone',
    'the keyboard goes on at the title',
  );

  await page.goto(`${url}/play/${dubbed.slug}`, { waitUntil: 'load' });
  await panel(page).getByRole('button', { name: 'Show title and picture of Episode 2' }).waitFor();
  await begin(page, dubbed.title);
  await jumpNearEnd(page, 0.5);
  const next = page.getByRole('region', { name: 'Up next' });
  await next.getByText('Episode 2', { exact: true }).waitFor();
  assert.equal(await next.getByText('Nobody rows alone').count(), 0);
  await next.getByRole('button', { name: 'Show title and picture of Episode 2' }).click();
  await next.getByText('Nobody rows alone').waitFor();
  await next.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(`**/play/${second.slug}`);
  // The first was seen here; what comes next is hidden no more.
  await panel(page).locator('li').first().getByText('Watched', { exact: true }).waitFor();
  await panel(page).getByRole('link', { name: 'Start from Episode 1' }).waitFor();
  await page.goto(`${url}/series/${work.slug}`, { waitUntil: 'load' });
  await page.getByRole('heading', { name: 'Nobody rows alone' }).waitFor();
  await page.getByRole('link', { name: /^(Go on|Continue) with Episode 2$/ }).waitFor();
  assert.equal(told.filter((path) => /work_progress|save_watch_position/.test(path)).length, 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('without script the panel leads to the episodes by links', async () => {
  const { work, dubbed } = await makeSeries();
  const { page, context } = await visit({ url, javaScript: false });
  await page.goto(`${url}/play/${dubbed.slug}`);
  await panel(page).getByRole('link', { name: 'All episodes' }).click();
  await page.waitForURL(`**/series/${work.slug}`);
  await page.getByRole('link', { name: 'Nobody rows alone' }).waitFor();
  await context.close();
});
