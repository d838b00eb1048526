import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { insertTestVersion, insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { tellOfEpisodesHandler } from '../server/src/domains/notifications/tell-of-episodes.handler.ts';
import { buildVideo } from '../server/tests/support/test-catalogue.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { until } from './site.ts';
import { siteVideos } from './site-videos.ts';
import { enter, site, url } from './talking.ts';
import { begin } from './watching.ts';

const stamp = `${process.pid}`;
const [video] = await siteVideos();
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A film whose one version is a video that plays, and that no other journey has made an episode of. */
async function makeFilm(): Promise<{ id: string; slug: string; title: string }> {
  const { platform } = site();
  const work = await insertTestWork(platform, {
    title: `Paper crane ${stamp}`,
    kind: 'movie',
    airing: 'finished',
    episodes: [{ number: 1, videos: [video.id] }],
  });
  atEnd(async () => {
    await platform.db.query('delete from works where id = $1', [work.id]);
  });
  return work;
}

const download = async (page: Page, name: RegExp): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return readFile((await file.path())!, 'utf8');
};

test('a member plans a film, watches it to the end, gives it a score, takes the list away and brings it back', async () => {
  const film = await makeFilm();
  const { page, context, faults } = await visit({ url });
  const member = await enter(context, url);
  await page.goto(`${url}/series/${film.slug}`, { waitUntil: 'load' });
  await alive(page);
  // By keyboard alone.
  const summary = page.locator('summary', { hasText: 'Add to my list' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Status').focus();
  assert.equal(await page.getByLabel('Status').inputValue(), 'planned');
  await page.getByLabel('Notes').fill('With tea.');
  await page.getByRole('button', { name: 'Add to my list' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('summary', { hasText: 'On my list: Plan to watch' }).waitFor();
  await looksRight(page, 'a series on the list');

  await page.getByRole('link', { name: 'Watch the film' }).click();
  await begin(page, video.title);
  const stateOf = async () => (await call('get_list_entry', { p_work_id: film.id }, member)).entry;
  await page.waitForFunction(() => document.querySelector('video')!.duration > 0);
  await page.evaluate(() => {
    const media = document.querySelector('video')!;
    media.currentTime = media.duration * 0.5;
  });
  await until(
    async () =>
      (await call('get_watch_position', { p_video_id: video.id }, member)).length > 0 ||
      (await page.evaluate(() => {
        document.querySelector('video')?.pause();
        void document.querySelector('video')?.play();
        return false;
      })),
    30_000,
    () => 'the position was not told',
  );
  await page.evaluate(() => {
    const media = document.querySelector('video')!;
    media.currentTime = media.duration - 0.2;
    void media.play();
  });
  await until(
    async () => (await stateOf())?.status === 'completed',
    30_000,
    () => 'it was not completed',
  );
  const watched = await stateOf();
  assert.deepEqual([watched!.notes, watched!.finished_on], ['With tea.', dayFromNow(0)]);

  await page.goto(`${url}/my-list`, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('link', { name: 'Completed (1)' }).click();
  await page.waitForURL('**/my-list?status=completed');
  await page.locator('summary', { hasText: 'Edit' }).click();
  await page.getByLabel('Score', { exact: true }).selectOption({ label: '8/10' });
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.locator('.list-facts', { hasText: '8/10' }).waitFor();
  await looksRight(page, 'my list');

  const before = await stateOf();
  const xml = await download(page, /XML for other list sites/);
  assert.match(xml, /<my_status>Completed<\/my_status>/);
  assert.match(xml, /<my_score>8<\/my_score>/);
  const json = await download(page, /JSON with everything/);
  assert.equal(JSON.parse(json).entries[0].score, 80);
  for (const [name, text] of [
    ['list.xml', xml],
    ['list.json', json],
  ] as const) {
    if ((await page.locator('summary', { hasText: 'Remove from my list' }).count()) === 0)
      await page.goto(`${url}/my-list`, { waitUntil: 'load' });
    await alive(page);
    const edit = page.locator('.list-edit:not([open]) > summary');
    if ((await edit.count()) > 0) await edit.click();
    await page.locator('summary', { hasText: 'Remove from my list' }).click();
    await page.getByText(`Remove “${film.title}” from your list?`).waitFor();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await page.locator('.list-row').waitFor({ state: 'detached' });
    assert.equal(await stateOf(), null);
    await page.goto(`${url}/my-list/import`, { waitUntil: 'load' });
    await alive(page);
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'See what would change' }).click();
    await page.getByText('1 to add').waitFor();
    assert.equal(await stateOf(), null, 'nothing changes before one says so');
    await looksRight(page, 'what an import would change');
    await page.getByRole('button', { name: 'Add to my list' }).click();
    await page.getByText('Added 1 and changed 0.').waitFor();
    const { updated_at: _, ...now } = (await stateOf())!;
    const { updated_at: __, ...then } = before!;
    assert.deepEqual(now, then);
  }
  assert.deepEqual(faults, []);
});

test('a list is shown on the profile once its member says so, and without its notes', async () => {
  const film = await makeFilm();
  const { page, context, faults } = await visit({ url });
  const member = await enter(context, url);
  await call(
    'save_list_entry',
    { p_work_id: film.id, p_status: 'watching', p_notes: 'For me alone' },
    member,
  );
  const visitor = await visit({ url });
  await visitor.page.goto(`${url}/user/${member.username}`);
  const tabs = visitor.page.getByRole('navigation', { name: 'Profile' });
  await tabs.getByRole('link', { name: 'Stream' }).waitFor();
  assert.equal(await tabs.getByRole('link', { name: 'List', exact: true }).count(), 0);
  await page.goto(`${url}/my-list`, { waitUntil: 'load' });
  await alive(page);
  await page.getByLabel('Show my list on my profile').check();
  await page.getByRole('region', { name: 'List settings' }).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved your settings.').waitFor();
  await visitor.page.goto(`${url}/user/${member.username}?initialTab=List`);
  await visitor.page.getByRole('heading', { name: film.title }).waitFor();
  assert.equal(await visitor.page.getByText('For me alone').count(), 0);
  await looksRight(visitor.page, 'a list on a profile');
  assert.deepEqual([...faults, ...visitor.faults], []);
});

test('the calendar has the week; a member is reminded of an episode once it is here', async () => {
  const { platform } = site();
  const work = await insertTestWork(platform, {
    title: `Coming lanterns ${stamp}`,
    episodes: [{ number: 1, title: 'First light', airedOn: dayFromNow(0) }],
  });
  const later = await buildVideo(platform, {
    title: `First light ${stamp}`,
    category: 'Uncategorized',
    publishStatus: 'draft',
  });
  atEnd(async () => {
    await platform.db.query(`update videos set publish_status = 'draft' where id = $1`, [later.id]);
    await platform.db.query('delete from works where id = $1', [work.id]);
  });
  const visitor = await visit({ url, javaScript: false });
  await visitor.page.goto(`${url}/calendar`);
  await visitor.page.getByRole('heading', { name: work.title }).waitFor();
  await visitor.page.getByText('Times are in UTC.').waitFor();
  await visitor.page.getByRole('link', { name: 'Later' }).click();
  await visitor.page.waitForURL(/week=\d{4}-W\d\d/);
  assert.equal(await visitor.page.getByRole('heading', { name: work.title }).count(), 0);

  const { page, context, faults } = await visit({ url });
  const member = await enter(context, url);
  await page.goto(`${url}/calendar`, { waitUntil: 'load' });
  await alive(page);
  const remind = page.getByRole('button', { name: `Remind me: ${work.title}, Episode 1` });
  await remind.focus();
  await page.keyboard.press('Enter');
  await page.locator('button[aria-pressed="true"]', { hasText: 'Reminder on' }).waitFor();
  await until(
    async () => (await call('get_reminders', { p_episode_ids: work.episodeIds }, member)).length === 1,
    10_000,
    () => 'the reminder was not stored',
  );
  await looksRight(page, 'the calendar');
  await platform.db.query(
    `update videos set publish_status = 'published', published_at = now() where id = $1`,
    [later.id],
  );
  await insertTestVersion(platform, work.episodeIds[0]!, later.id);
  await tellOfEpisodesHandler(platform).run({
    ...{ id: 'x', payload: {}, attempt: 0, lastAttempt: true, signal: new AbortController().signal },
  });
  await page.goto(`${url}/notifications`);
  await page.getByText(`New in ${work.title}: Episode 1`).waitFor();
  assert.deepEqual(faults, []);
});

test('series are browsed by what they are and by tags, with and without, also without script', async () => {
  const { platform } = site();
  const tagOf = (name: string) => `${name}-${stamp}`;
  const make = async (title: string, tags: string[]) => {
    const one = await buildVideo(platform, { title, tags, category: 'Uncategorized' });
    const work = await insertTestWork(platform, {
      title,
      year: 1987,
      season: 'fall',
      kind: 'ova',
      episodes: [{ number: 1 }],
    });
    const keeper = await enter(
      (await visit({ url })).context,
      url,
      `keeper-${tags.length}-${stamp}`,
      'admin',
    );
    await call('set_episode_version', { p_episode_id: work.episodeIds[0]!, p_slug: one.slug }, keeper);
    atEnd(async () => {
      await platform.db.query(`update videos set publish_status = 'draft' where id = $1`, [one.id]);
      await platform.db.query('delete from works where id = $1', [work.id]);
    });
    return work;
  };
  const rainy = await make(`Rainy ${stamp}`, [tagOf('rain'), tagOf('night')]);
  const dry = await make(`Dry ${stamp}`, [tagOf('night')]);
  for (const javaScript of [true, false]) {
    const { page, faults } = await visit({ url, javaScript });
    await page.goto(`${url}/series`, { waitUntil: 'load' });
    if (javaScript) await alive(page);
    await page.getByText('Filters', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: '1987' }).click();
    await page.waitForURL('**/series?year=1987');
    await page.getByRole('link', { name: rainy.title }).waitFor();
    await page.goto(`${url}/series?tags=${tagOf('night')}&without=${tagOf('rain')}`, { waitUntil: 'load' });
    await page.getByRole('link', { name: dry.title }).waitFor();
    assert.equal(await page.getByRole('link', { name: rainy.title }).count(), 0);
    await page.getByRole('link', { name: `Remove Without ${tagOf('rain')}` }).click();
    await page.waitForURL(`**/series?tags=${tagOf('night')}`);
    await page.getByRole('link', { name: rainy.title }).waitFor();
    if (javaScript) await looksRight(page, 'series by what they are');
    const html = await (await fetch(`${url}/series?tags=${tagOf('night')}`)).text();
    assert.match(html, /<meta name="robots" content="noindex/);
    assert.match(html, /<link rel="canonical" href="[^"]*\/series"/);
    assert.deepEqual(faults, []);
  }
});

test('without script a wrong day is answered beside its fields, which keep what was typed', async () => {
  const film = await makeFilm();
  const { page, context } = await visit({ url, javaScript: false });
  const member = await enter(context, url);
  await call('save_list_entry', { p_work_id: film.id, p_status: 'watching' }, member);
  await page.goto(`${url}/my-list`);
  const row = page.locator('.list-row', { hasText: film.title });
  const edit = row.locator('.list-edit');
  await edit.locator('summary').first().click();
  await edit.getByLabel('Notes').fill('Typed by hand.');
  await edit.getByLabel('Started on').fill('2026-05-02');
  await edit.getByLabel('Finished on').fill('2026-05-01');
  await edit.getByRole('button', { name: 'Save' }).click();
  await edit.getByRole('alert').waitFor();
  assert.equal(await edit.getByRole('alert').textContent(), 'This is before the day you started.');
  assert.equal(await edit.getAttribute('open'), '');
  assert.equal(await edit.getByLabel('Notes').inputValue(), 'Typed by hand.');
  assert.equal(await page.getByRole('alert').count(), 1, 'and not at the top of the page');
  await edit.getByLabel('Finished on').fill('2026-05-03');
  await edit.getByRole('button', { name: 'Save' }).click();
  await row.getByText('Typed by hand.').first().waitFor();
  assert.equal(
    (await call('get_list_entry', { p_work_id: film.id }, member)).entry?.finished_on,
    '2026-05-03',
  );
});
