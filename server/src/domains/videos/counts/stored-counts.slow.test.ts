import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { changePublishStatus, type PublishStatus } from '../index.ts';

const { platform } = await testWeb();
const { db } = platform;
const tags = ['amber', 'birch', 'cedar', 'dusk', 'ember', 'frost'];

test('videos that are published and taken back at once leave right counts, and none waits in a circle', async () => {
  const videos: string[] = [];
  for (let i = 0; i < 24; i++) {
    // Tied in another order each time.
    const tied = [...tags.slice(i % tags.length), ...tags.slice(0, i % tags.length)];
    videos.push((await buildVideo(platform, { tags: tied, publishStatus: 'pending' })).id);
  }
  const change = (ids: readonly string[], to: PublishStatus) =>
    Promise.all(
      ids.map((id) => db.transaction((transaction) => changePublishStatus(transaction, platform, id, to))),
    );
  const counts = () =>
    db.query(
      `select (select array_agg(video_count order by name) from tags) as tags,
         (select video_count from categories where slug = 'night-trains') as category`,
    );
  await change(videos, 'published');
  assert.deepEqual(await counts(), [{ tags: tags.map(() => 24), category: 24 }]);
  await change(videos.slice(0, 15), 'held');
  assert.deepEqual(await counts(), [{ tags: tags.map(() => 9), category: 9 }]);
});
