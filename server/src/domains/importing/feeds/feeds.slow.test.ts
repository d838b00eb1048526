import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../../kit/ids.ts';
import { forgetSources } from './list-source.ts';
import { createRunFeedHandler, startFeeds } from './run-feed.handler.ts';
import { runFeed } from './run-feed.ts';
import {
  admin,
  ask,
  call,
  db,
  drawn,
  items,
  noir,
  platform,
  refusalOf,
  serve,
  source,
} from './test-imports.ts';
import { mediaRss } from './test-source-host.ts';

test('a feed is looked at when its time has come, takes what is new, and says how that went', async () => {
  serve(
    '/daily',
    mediaRss([
      ...items(301, 303),
      ...items(304, 304, () => ({ player: 'https://elsewhere.example/1' })),
      ...items(305, 305, () => ({ player: '' })),
    ]),
  );
  serve('/w/305', '<html></html>', 'text/html');
  const feed = await call(
    'save_import_feed',
    {
      p_name: 'Daily',
      p_url: `${source.origin}/daily`,
      p_category_id: noir,
      p_publish_as: 'published',
      p_declaration: drawn,
      p_interval_minutes: 60,
    },
    admin,
  );
  await startFeeds(platform);
  const queued = await db.query(`select from jobs.job where name = 'run-feed' and data ->> 'feedId' = $1`, [
    feed.id,
  ]);
  assert.equal(queued.length, 1);
  await startFeeds(platform);
  const { signal } = new AbortController();
  await runFeed(platform, feed.id, signal);
  const [first] = await call('get_import_feeds', {}, admin);
  assert.deepEqual(
    [first!.last_result, first!.last_failed],
    ['Imported 3 of 5; 0 here already, 2 failed.', false],
  );
  const batchesOfFeed = async () =>
    (await call('get_import_batches', {}, admin)).items.filter(
      ({ feed_name }: { feed_name: string | null }) => feed_name === 'Daily',
    );
  const [batch] = await batchesOfFeed();
  const { items: told } = await call('get_import_items', { p_batch_id: batch!.id }, admin);
  assert.deepEqual(
    told.slice(3).map(({ title, reason }) => [title, reason]),
    [
      [
        'Lantern 304',
        'Its player is on elsewhere.example, which is not among the hosts whose players may stand here.',
      ],
      ['Lantern 305', 'This page does not say what video it shows.'],
    ],
  );
  forgetSources();
  await runFeed(platform, feed.id, signal);
  const [again] = await call('get_import_feeds', {}, admin);
  assert.deepEqual(
    [again!.last_result, again!.last_failed],
    ['Nothing new. 2 that failed before fail still.', false],
  );
  assert.equal((await batchesOfFeed()).length, 1, 'a failure that was told is not told again');
  // What is mended there comes in.
  serve(
    '/w/305',
    '<html><head><meta property="og:type" content="video.other"><meta property="og:title" content="Lantern 305"><meta name="twitter:player" content="https://player.example/e/305"></head></html>',
    'text/html',
  );
  forgetSources();
  await runFeed(platform, feed.id, signal);
  const [mended] = await call('get_import_feeds', {}, admin);
  assert.equal(
    mended!.last_result,
    'Imported 1 of 1; 0 here already, 0 failed. 1 that failed before fails still.',
  );
  const [video] = await db.query<{ declaration: { declaredBy: string } }>(
    'select declaration from videos where original_source_url = $1',
    [`${source.origin}/w/301`],
  );
  assert.equal(video?.declaration.declaredBy, admin.id);
  source.pages.delete('/daily');
  forgetSources();
  await runFeed(platform, feed.id, signal);
  const [second] = await call('get_import_feeds', {}, admin);
  assert.deepEqual([second!.last_result, second!.last_failed], ['The source answered 404.', true]);
  const twice = await refusalOf(
    'save_import_feed',
    {
      p_name: 'Other',
      p_url: `${source.origin}/daily`,
      p_category_id: noir,
      p_publish_as: 'published',
      p_declaration: drawn,
      p_interval_minutes: 60,
    },
    409,
  );
  assert.match(twice.message, /Another feed/);
  await call('delete_import_feed', { p_feed_id: feed.id }, admin);
  assert.deepEqual(await call('get_import_feeds', {}, admin), []);
});

test('a look at a feed that was interrupted goes on in the import that it began: nothing comes twice, nothing is lost', async () => {
  const breaking = new AbortController();
  serve(
    '/long',
    mediaRss([
      ...items(401, 402),
      ...items(403, 403, () => ({ title: 'Borrowed without consent' })),
      ...items(404, 404, () => ({ player: '' })),
      ...items(405, 406),
    ]),
  );
  source.pages.set('/w/404', (_request, response) => {
    breaking.abort(new Error('the worker stops'));
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
  });
  const feed = await call(
    'save_import_feed',
    {
      p_name: 'Long',
      p_url: `${source.origin}/long`,
      p_category_id: noir,
      p_publish_as: 'published',
      p_declaration: drawn,
      p_interval_minutes: 60,
    },
    admin,
  );
  const runId = newId();
  await assert.rejects(runFeed(platform, feed.id, breaking.signal, runId), /the worker stops/);
  await runFeed(platform, feed.id, new AbortController().signal, runId);
  const batches = (await call('get_import_batches', {}, admin)).items.filter(
    ({ feed_name }: { feed_name: string | null }) => feed_name === 'Long',
  );
  assert.equal(batches.length, 1);
  const { items: listed } = await call('get_import_items', { p_batch_id: batches[0]!.id }, admin);
  assert.deepEqual(
    listed.map(({ title, state }) => [title, state]),
    [
      ['Lantern 401', 'imported'],
      ['Lantern 402', 'imported'],
      ['Borrowed without consent', 'failed'],
      ['Lantern 404', 'failed'],
      ['Lantern 405', 'imported'],
      ['Lantern 406', 'imported'],
    ],
  );
  const found = (await call('get_import_feeds', {}, admin)).find(({ id }) => id === feed.id);
  assert.equal(
    found!.last_result,
    'Imported 4 of 6; 0 here already, 2 failed.',
    'the sum is of the whole look',
  );
  // Given up for good, it says so, and the next look is another.
  await createRunFeedHandler(platform).failed?.({ feedId: feed.id }, 'killed');
  const lost = (await call('get_import_feeds', {}, admin)).find(({ id }) => id === feed.id);
  assert.deepEqual(
    [lost!.last_result, lost!.last_failed],
    ['The look at it broke off. The next one goes on.', true],
  );
  await call('delete_import_feed', { p_feed_id: feed.id }, admin);
});

test('of two admins who add one feed at once the later one is told', async () => {
  const added = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      ask(
        'save_import_feed',
        {
          p_name: `Twice ${n}`,
          p_url: `${source.origin}/twice`,
          p_category_id: noir,
          p_publish_as: 'pending',
          p_declaration: drawn,
          p_interval_minutes: 1440,
        },
        admin,
      ),
    ),
  );
  assert.deepEqual(added.map(({ status }) => status).sort(), [200, 409, 409, 409, 409]);
  const saved = added.find(({ status }) => status === 200)?.body;
  await call('delete_import_feed', { p_feed_id: saved!.id }, admin);
});

test('a feed is changed and put to rest: then it is looked at only when somebody says so', async () => {
  const input = {
    p_name: 'Resting',
    p_url: `${source.origin}/resting`,
    p_category_id: noir,
    p_publish_as: 'published',
    p_declaration: drawn,
    p_interval_minutes: 60,
  } as const;
  const feed = await call('save_import_feed', input, admin);
  const changed = await call(
    'save_import_feed',
    {
      ...input,
      p_feed_id: feed.id,
      p_name: 'Rested',
      p_publish_as: 'pending',
      p_interval_minutes: 1440,
      p_is_active: false,
    },
    admin,
  );
  assert.deepEqual(
    [changed.id, changed.name, changed.publish_as, changed.interval_minutes, changed.is_active],
    [feed.id, 'Rested', 'pending', 1440, false],
  );
  await startFeeds(platform);
  const queued = async () =>
    (await db.query(`select from jobs.job where name = 'run-feed' and data ->> 'feedId' = $1`, [feed.id]))
      .length;
  assert.equal(await queued(), 0);
  await call('run_import_feed', { p_feed_id: feed.id }, admin);
  assert.equal(await queued(), 1);
  await call('delete_import_feed', { p_feed_id: feed.id }, admin);
});
