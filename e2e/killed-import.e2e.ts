import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { CallName, Input, Output } from '#contract/calls.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import {
  mediaRss,
  type SourceHost,
  startSourceHost,
} from '../server/src/domains/importing/feeds/test-source-host.ts';
import {
  guidOf,
  type LibraryHost,
  standInLibrary,
  standInVideo,
  startLibraryHost,
} from '../server/src/domains/importing/hosted-library/test-library-host.ts';
import { alive, visit } from './browser.ts';
import { callsAt } from './calling.ts';
import { makeClip } from './clips.ts';
import { onSite } from './on-site.ts';
import { childOf, killChild } from './processes.ts';
import { type RunningSite, startSite, until } from './site.ts';

const category = '00000000-0000-7000-8000-000000000001';
const signed = { adults_only: true, depicts: 'drawn', rights_held: true } as const;
let source: SourceHost;
let library: LibraryHost;
let site: RunningSite;
let keeper: TestMember;

before(async () => {
  source = await startSourceHost();
  library = await startLibraryHost();
  site = await startSite({ OUTBOUND_HOSTS: source.host, ...library.env });
  keeper = await onSite(site.env, (platform) => makeMember(platform, 'keeper', { role: 'admin' }));
  const { version } = await call('get_site_settings', {});
  await call('update_site_settings', { p_settings: { embedHosts: ['player.example'] }, p_version: version });
});
// Not by `atEnd`: all journeys of this file share the site.

after(async () => {
  await site.stop();
  await library.close();
});

/** What the keeper asks of the site that runs now. */
const call = <Name extends CallName>(name: Name, input: Input<Name>): Promise<Output<Name>> =>
  callsAt(site.url).call(name, input, keeper);
const count = async (from: string, values: unknown[] = []): Promise<number> =>
  onSite(site.env, async ({ db }) => {
    const [row] = await db.query<{ n: number }>(`select count(*)::int as n from ${from}`, values);
    return row?.n ?? 0;
  });
const said = (words: string) => () => `${words}:\n${site.output()}`;
const isUp = async (): Promise<boolean> =>
  (await fetch(`${site.url}/health/ready`).catch(() => null))?.ok ?? false;

interface Batch {
  id: string;
  feed_name: string | null;
  source_url: string;
  imported_count: number;
  skipped_count: number;
  failed_count: number;
  selected_count: number | null;
}
const batchesOf = async (address: string): Promise<Batch[]> =>
  (await call('get_import_batches', {})).items.filter(({ source_url }) => source_url === address);

async function enter(): Promise<Page> {
  const { page, context } = await visit({ url: site.url });
  const [name = '', value = ''] = keeper.cookie.split('=');
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }]);
  return page;
}
async function sign(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Import', exact: true });
  await form.getByLabel('Category', { exact: true }).selectOption(category);
  await form.getByLabel('Everyone depicted is an adult.').check();
  await form.getByLabel('I hold the rights to publish it here.').check();
}

test('a worker that is killed again and again in the middle of a feed brings all of it in, each once, in one import', {
  timeout: 200_000,
}, async () => {
  const clip = path.join(site.dataDir, 'film.mp4');
  await makeClip(clip, { seconds: 2 });
  const film = await readFile(clip);
  const page = (n: number) =>
    `<html><head><meta property="og:type" content="video.other"><meta property="og:title" content="Lantern ${n}"><meta name="twitter:player" content="https://player.example/e/${n}"></head></html>`;
  const item = (n: number, more: object = {}) => ({
    title: `Lantern ${n}`,
    link: `${source.origin}/w/${n}`,
    ...more,
  });
  // What the feed does not tell of a video its page does, so that each takes its turn.
  const numbers = Array.from({ length: 24 }, (_, order) => order + 1);
  for (const n of numbers) source.pages.set(`/w/${n}`, { body: page(n) });
  source.pages.set('/w/9', { body: '<html></html>' });
  let filmAsked = 0;
  source.pages.set('/film.mp4', (_request, response) => {
    filmAsked += 1;
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length });
    // The first time it never finishes.
    if (filmAsked === 1) response.write(film.subarray(0, film.length >> 1));
    else response.end(film);
  });
  const items = [
    item(0, { title: 'A film of its own', file: `${source.origin}/film.mp4` }),
    ...numbers.map((n) => item(n, n === 5 ? { title: 'Borrowed without consent' } : {})),
  ];
  const address = `${source.origin}/feed`;
  source.pages.set('/feed', { type: 'application/rss+xml', body: mediaRss(items) });
  const feed = await call('save_import_feed', {
    p_name: 'Lanterns',
    p_url: address,
    p_category_id: category,
    p_publish_as: 'published',
    p_declaration: signed,
    p_interval_minutes: 1440,
  });
  await call('run_import_feed', { p_feed_id: feed.id });
  let acknowledged = 0;
  for (const reached of [4, 12]) {
    await until(
      async () => (await count('import_items')) >= reached,
      60_000,
      said(`${reached} videos were not reached`),
    );
    if (reached === 4) await until(() => filmAsked > 0, 30_000, said('the film was not asked for'));
    acknowledged = await count(`import_items where state = 'imported'`);
    killChild(site, 'worker.ts');
    await until(() => childOf(site, 'worker.ts') !== null, 20_000, said('the worker did not come back'));
  }
  let seen = '';
  await until(
    async () => {
      const [now] = await call('get_import_feeds', {});
      seen = now?.last_result ?? '';
      return now?.last_run_at != null;
    },
    90_000,
    () => `the look did not come to its end: ${seen}\n${site.output()}`,
  );
  assert.equal(seen, 'Imported 23 of 25; 0 here already, 2 failed.');
  const batches = await batchesOf(address);
  assert.deepEqual(
    batches.map(({ imported_count, skipped_count, failed_count }) => [
      imported_count,
      skipped_count,
      failed_count,
    ]),
    [[23, 0, 2]],
  );
  assert.ok(acknowledged <= 23);
  assert.equal(await count('(select from import_items group by source_url having count(*) > 1) twice'), 0);
  assert.equal(await count(`videos where original_source_url like $1`, [`${source.origin}/w/%`]), 23);
  // The file whose fetching was killed is fetched again, and plays.
  await until(
    async () =>
      (await count(
        `videos where title = 'A film of its own' and publish_status = 'published' and playback_state = 'ready'`,
      )) === 1,
    90_000,
    said('the film was not prepared'),
  );
  await until(
    async () => (await count(`jobs.job where state in ('active', 'retry')`)) === 0,
    30_000,
    said('a job is stuck'),
  );
  assert.equal(await count(`jobs.job where state = 'failed'`), 0);
});

test('a web process that is killed in the middle of an import from a list loses none of it, and none comes twice', {
  timeout: 120_000,
}, async () => {
  const address = `${source.origin}/list`;
  const items = Array.from({ length: 14 }, (_, n) => ({
    title: `Harbour ${n}`,
    link: `${source.origin}/h/${n}`,
    player: `https://player.example/h/${n}`,
  }));
  source.pages.set('/list', { type: 'application/rss+xml', body: mediaRss(items) });
  const page = await enter();
  await page.goto(`${site.url}/admin/videos`);
  await alive(page);
  await page.getByLabel('Source URL').fill(address);
  await page.getByRole('button', { name: 'Fetch Videos' }).click();
  const table = page.getByRole('region', { name: 'Videos of the source' });
  await table.getByLabel('Select all on this page').check();
  await sign(page);
  // One of them is in and its answer never comes; then the process is gone.
  let taken = 0;
  await page.route('**/import_scraped_video', async (route) => {
    taken += 1;
    if (taken !== 5) return route.continue();
    await route.fetch();
    killChild(site, 'web.ts');
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Import 14 selected' }).click();
  await page.getByText('Imported 14 out of 14 selected videos.').waitFor({ timeout: 60_000 });
  assert.match(site.output(), /The web process was ended by SIGKILL/);
  const [batch] = await batchesOf(address);
  assert.deepEqual(
    [batch?.imported_count, batch?.skipped_count, batch?.failed_count, batch?.selected_count],
    [14, 0, 0, 14],
  );
  assert.equal(await count('videos where original_source_url like $1', [`${source.origin}/h/%`]), 14);
});

test('an import whose page is closed in the middle says how many were not reached, and the rest comes in later', {
  timeout: 120_000,
}, async () => {
  const address = `${source.origin}/left`;
  const items = Array.from({ length: 6 }, (_, n) => ({
    title: `Pier ${n}`,
    link: `${source.origin}/p/${n}`,
    player: `https://player.example/p/${n}`,
  }));
  source.pages.set('/left', { type: 'application/rss+xml', body: mediaRss(items) });
  const open = async (): Promise<Page> => {
    const page = await enter();
    await page.goto(`${site.url}/admin/videos`);
    await alive(page);
    await page.getByLabel('Source URL').fill(address);
    await page.getByRole('button', { name: 'Fetch Videos' }).click();
    await page
      .getByRole('region', { name: 'Videos of the source' })
      .getByLabel('Select all on this page')
      .check();
    await sign(page);
    return page;
  };
  const first = await open();
  let taken = 0;
  await first.route('**/import_scraped_video', async (route) => {
    taken += 1;
    // If it were delayed, it would be sent when the page closes.
    await (taken <= 2 ? route.continue() : route.abort('connectionrefused'));
  });
  await first.getByRole('button', { name: 'Import 6 selected' }).click();
  await until(() => taken >= 3, 30_000, said('the import did not come to its third video'));
  await first.close();
  const second = await open();
  await second.getByText('2 imported, 0 skipped, 0 not imported · 4 not reached').waitFor();
  await second.getByRole('button', { name: 'Import 4 selected' }).click();
  await second.getByText('Imported 4 out of 4 selected videos.').waitFor({ timeout: 30_000 });
  assert.equal(await count('videos where original_source_url like $1', [`${source.origin}/p/%`]), 6);
});

test('a web process that is killed in the middle of an import from the hosted library loses none of it, and none comes twice', {
  timeout: 120_000,
}, async () => {
  library.libraries = [
    standInLibrary(81, 0, {
      Name: 'Harbour',
      videos: Array.from({ length: 8 }, (_, n) => standInVideo(guidOf(81_000 + n), { title: `Quay ${n}` })),
    }),
  ];
  const page = await enter();
  await page.goto(`${site.url}/admin/videos?tab=library`);
  await alive(page);
  await page.getByLabel('Account API Key', { exact: true }).fill(library.accountKey);
  await page.getByRole('button', { name: 'Fetch Libraries' }).click();
  await page.getByText('Found 1 library.').waitFor();
  await page.getByRole('button', { name: 'Fetch Videos' }).click();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await sign(page);
  let taken = 0;
  await page.route('**/upsert-video-metadata', async (route) => {
    taken += 1;
    if (taken !== 3) return route.continue();
    await route.fetch();
    killChild(site, 'web.ts');
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Import 8 selected' }).click();
  await page.getByText('Imported 8 of 8 selected videos.').waitFor({ timeout: 60_000 });
  assert.equal(await count(`videos where video_source = 'bunny_net'`), 8);
  assert.equal(await count(`admin_acts where act = 'video.imported'`), 8);
  await until(isUp, 30_000, said('the site did not come back'));
});
