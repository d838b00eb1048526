import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proposeEpisodes } from '../../works/proposing/propose-episodes.ts';
import { runFeed } from './run-feed.ts';
import { admin, call, drawn, items, noir, platform, serve, source } from './test-imports.ts';
import { mediaRss } from './test-source-host.ts';

test('what a feed brings in is read by its titles, like everything else', async () => {
  serve('/series', mediaRss(items(1, 3, (n) => ({ title: `Quarry Bells - 0${n} [1080p]` }))));
  const feed = await call(
    'save_import_feed',
    {
      p_name: 'Series',
      p_url: `${source.origin}/series`,
      p_category_id: noir,
      p_publish_as: 'published',
      p_declaration: drawn,
      p_interval_minutes: 60,
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
