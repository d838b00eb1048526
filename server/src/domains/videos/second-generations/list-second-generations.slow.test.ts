import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Output } from '#contract/calls.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { reportThing } from '#tests/support/test-reports.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, platform } = web;
const { db } = platform;
const keeper = await web.memberNamed('keeper', { role: 'admin' });
const few = await web.memberNamed('guardian', { role: 'admin', childSafety: true });
const member = await web.memberNamed('visitor');

/** A video whose AV1 version is made, and watched by so many. */
async function withVersion(views: number): Promise<string> {
  const mediaId = await insertTestMedia(platform, { state: 'ready' });
  const video = await buildVideo(platform, { publishStatus: 'published' });
  await db.query('update videos set media_id = $2 where id = $1', [video.id, mediaId]);
  await call('make_second_generation', { p_video_id: video.id }, keeper);
  await db.query(
    `update second_generations set state = 'ready', views = $2, ready_at = now() where media_id = $1`,
    [mediaId, views],
  );
  return video.id;
}

test('pages of those who may not know of a video are as full as those of others', async () => {
  const ids = [await withVersion(30), await withVersion(20), await withVersion(10)];
  await reportThing(web, { kind: 'video', id: ids[1]! }, member, 'POTENTIALLY_FEATURES_MINOR');
  const pages = async (who: typeof keeper) => {
    const found: string[][] = [];
    let cursor: string | null = null;
    for (;;) {
      const page: Output<'list_second_generations'> = await call(
        'list_second_generations',
        { p_state: 'ready', p_limit: 2, p_cursor: cursor },
        who,
      );
      found.push(page.items.map(({ video_id }) => video_id));
      cursor = page.next_cursor;
      if (cursor === null) return found;
    }
  };
  assert.deepEqual(await pages(keeper), [[ids[0], ids[2]]]);
  assert.deepEqual(await pages(few), [[ids[0], ids[1]], [ids[2]]]);
});
