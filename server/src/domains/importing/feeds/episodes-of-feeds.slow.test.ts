import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../../kit/ids.ts';
import { proposeEpisodes } from '../../works/proposing/propose-episodes.ts';
import { runFeed } from './run-feed.ts';
import { admin, call, drawn, items, noir, platform, refusalOf, serve, source } from './test-imports.ts';
import { mediaRss } from './test-source-host.ts';

const saved = {
  p_category_id: noir,
  p_publish_as: 'published',
  p_declaration: drawn,
  p_interval_minutes: 60,
} as const;

test('what a feed brings in is read by its titles, like everything else', async () => {
  serve('/series', mediaRss(items(1, 3, (n) => ({ title: `Quarry Bells - 0${n} [1080p]` }))));
  const feed = await call(
    'save_import_feed',
    {
      p_name: 'Series',
      p_url: `${source.origin}/series`,
      ...saved,
    },
    admin,
  );
  await runFeed(platform, feed.id, new AbortController().signal);
  await proposeEpisodes(platform.db);
  const { items: groups } = await call('get_episode_proposals', {}, admin);
  assert.deepEqual(
    groups.map(({ title, proposals }) => [title, proposals.map(({ number }) => number)]),
    [['Quarry Bells', [1, 2, 3]]],
  );
});

test('all that comes from a feed of one work is proposed for it, with the number where the title has one', async () => {
  const work = await call('create_work', { p_title: 'Mica Harbor' }, admin);
  serve(
    '/mica',
    mediaRss(items(11, 12, (n) => ({ title: n === 11 ? 'The gate opens #4' : 'No number at all' }))),
  );
  const input = { p_name: 'Mica', p_url: `${source.origin}/mica`, ...saved };
  const feed = await call('save_import_feed', { ...input, p_work_id: work.id }, admin);
  assert.deepEqual(feed.work, { id: work.id, title: 'Mica Harbor' });
  // Absent, it stays.
  const again = await call('save_import_feed', { ...input, p_feed_id: feed.id }, admin);
  assert.equal(again.work?.id, work.id);
  await refusalOf('save_import_feed', { ...input, p_feed_id: feed.id, p_work_id: newId() }, 404);
  await runFeed(platform, feed.id, new AbortController().signal);
  await proposeEpisodes(platform.db);
  const group = (await call('get_episode_proposals', {}, admin)).items.find(
    (one) => one.work?.id === work.id,
  );
  assert.deepEqual(
    group?.proposals.map(({ origin, number, title }) => [origin, number, title]),
    [
      ['source', 4, 'The gate opens #4'],
      ['source', null, 'No number at all'],
    ],
  );
});
