import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { reindexVideos } from '#server/domains/discovery/index.ts';
import { indexLinesHandler } from '#server/domains/discovery/lines/index-lines.handler.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { until } from './site.ts';
import { siteVideos } from './site-videos.ts';
import { enter, site, url } from './talking.ts';

const stamp = `q${process.pid}`;

/** Two of a tag and one without, and something that is said in a video that plays. */
async function makeCatalogue() {
  const { platform } = site();
  const { db, storage } = platform;
  const common = { category: 'Uncategorized', uploader: 'lantern-keeper' };
  const made = [
    await buildVideo(platform, { ...common, title: `Kites ${stamp} one`, tags: [`wind ${stamp}`] }),
    await buildVideo(platform, {
      ...common,
      title: `Kites ${stamp} two`,
      tags: [`wind ${stamp}`, `loud ${stamp}`],
    }),
    await buildVideo(platform, { ...common, title: `Kites ${stamp} three` }),
  ];
  await reindexVideos(db);
  const [video] = await siteVideos();
  const key = `media/captions/${video.id}/${stamp}.vtt`;
  await storage.put(key, `WEBVTT\n\n00:00:03.000 --> 00:00:04.000\nThe ${stamp} moon is late tonight.\n`);
  const { captions } = (
    await db.query<{ captions: unknown }>(
      `select playback -> 'captions' as captions from videos where id = $1`,
      [video.id],
    )
  )[0]!;
  const write = (value: unknown) =>
    db.query(`update videos set playback = jsonb_set(playback, '{captions}', $2::jsonb) where id = $1`, [
      video.id,
      JSON.stringify(value),
    ]);
  await write([{ language: 'en', label: 'English', key }]);
  await indexLinesHandler(platform).run({
    ...{ id: 'x', payload: {}, attempt: 0, lastAttempt: true, signal: new AbortController().signal },
  });
  // Other journeys look at what is newest.
  atEnd(async () => {
    await write(captions ?? []);
    await db.query(`update videos set publish_status = 'draft' where id = any($1)`, [
      made.map(({ id }) => id),
    ]);
  });
  return video;
}

const query = `kites ${stamp} tag:"wind ${stamp}" -tag:"loud ${stamp}"`;
let slug = '';
before(async () => {
  slug = (await makeCatalogue()).slug;
  await until(
    async () =>
      (await call('search_videos', { p_query: query }, null)).total === 1 &&
      (await call('search_lines', { p_query: stamp }, null)).items.length === 1,
    60_000,
    () => 'what was made is not found',
  );
});

test('operators become chips that go by keyboard, tabs keep the query, a search is saved, and a line opens its second', async () => {
  const { context, page, faults } = await visit({ url });
  const member = await enter(context, url);
  await page.goto(`${url}/search?q=${encodeURIComponent(query)}`);
  await alive(page);
  const cards = page.locator('.marked .card-title');
  assert.deepEqual(await cards.allInnerTexts(), [`Kites ${stamp} one`]);
  const chips = page.getByRole('list', { name: 'What you asked for' }).getByRole('link');
  assert.equal(await chips.count(), 2);
  await looksRight(page, 'a search with operators');

  await chips.nth(1).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => !at.search.includes('loud'));
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Tag:'));
  await until(
    async () => (await cards.count()) === 2,
    10_000,
    () => 'the other is not there',
  );

  await page.getByText('Save this search').click();
  await page.getByLabel('Name').fill('My kites');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('You saved “My kites”.').waitFor();
  assert.deepEqual(
    (await call('get_saved_searches', {}, member)).map(({ name }) => name),
    ['My kites'],
  );

  const tabs = page.getByRole('navigation', { name: 'What to search' });
  for (const [name, words] of [
    ['Series', 'No series found.'],
    ['Studios', 'No studios found.'],
    ['Playlists', 'No playlists found.'],
    ['People', 'No people found.'],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await page.getByText(words).waitFor();
    assert.ok(page.url().includes('q=kites'));
  }
  await looksRight(page, 'people who are not found');

  await page.goto(`${url}/search?q=${encodeURIComponent(`"${stamp} moon"`)}&tab=lines`);
  await alive(page);
  const line = page.getByRole('link', { name: `The ${stamp} moon is late tonight.` });
  await line.waitFor();
  await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
  await looksRight(page, 'lines that were found');
  assert.ok((await line.getAttribute('href'))?.endsWith(`/play/${slug}?t=3`));
  await line.click();
  await page.waitForURL(`**/play/${slug}?t=3`);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 2.5);

  await page.goto(`${url}/saved-searches`);
  await alive(page);
  await looksRight(page, 'saved searches');
  await page.getByRole('link', { name: 'My kites' }).click();
  await page.waitForURL(/\/search\?q=kites/);
  await page.goto(`${url}/saved-searches`);
  await alive(page);
  await page.getByRole('button', { name: 'Remove My kites' }).click();
  await page.getByText('You haven’t saved a search yet.').waitFor();
  assert.deepEqual(faults, []);
});

test('without script the chips, the tabs, the filters and the help are there, and what cannot be is said', async () => {
  const { page } = await visit({ url, javaScript: false });
  const [{ title }] = await siteVideos();
  await page.goto(`${url}/search?q=${encodeURIComponent(`${title} year:soon`)}&quality=hd`);
  assert.match(new URL(page.url()).searchParams.get('q') ?? '', /quality:hd$/, 'a filter is an operator');
  await page.getByText('“year:soon” isn’t a year.').waitFor();
  await page.getByRole('link', { name: /^Remove Year: soon/ }).click();
  await page.getByRole('link', { name: /^Remove Quality: HD/ }).click();
  await page.waitForURL((at) => at.searchParams.get('q') === title);
  await page.locator('.marked .card-title').filter({ hasText: title }).waitFor();
  await page.getByText('How to search').click();
  await page.getByRole('link', { name: 'sub:en audio:ja quality:hd' }).waitFor();
  await page
    .getByRole('navigation', { name: 'What to search' })
    .getByRole('link', { name: 'Lines', exact: true })
    .click();
  await page.waitForURL(/tab=lines/);
  await page.getByText(/No one says that/).waitFor();
});
