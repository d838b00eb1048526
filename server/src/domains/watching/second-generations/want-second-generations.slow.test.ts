import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { findGeneration } from '#server/domains/media/index.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { addPastViews } from '../viewing/roll-up-views.ts';
import { wantSecondGenerations } from './want-second-generations.handler.ts';

const { platform } = await testWeb();
const { db, config } = platform;

/** A video with a finished file and so many viewers in 30 days; answers the file's id. */
async function watched(viewers: number, publishStatus: 'published' | 'draft' = 'published'): Promise<string> {
  const mediaId = await insertTestMedia(platform, { state: 'ready' });
  const { id } = await buildVideo(platform, { publishStatus });
  await db.query('update videos set media_id = $2 where id = $1', [id, mediaId]);
  if (viewers > 0) await addPastViews(db, [{ videoId: id, at: new Date(), views: viewers, viewers }]);
  return mediaId;
}
const asked = async (rule: 'watched' | 'all' | 'never', leastViews = 100): Promise<void> => {
  giveSettings(config, { secondGeneration: { rule, leastViews } });
  await wantSecondGenerations(platform);
};
const viewsOf = async (mediaId: string) => (await findGeneration(db, mediaId))?.views;

let much: string;
let little: string;
let hidden: string;
before(async () => {
  much = await watched(500);
  little = await watched(99);
  hidden = await watched(900, 'draft');
});

test('none is asked for where the operator wants none', async () => {
  await asked('never');
  assert.equal(await viewsOf(much), undefined);
});
test('what so many watched in 30 days gets one, and what nobody can watch does not', async () => {
  await asked('watched');
  assert.equal(await viewsOf(much), 500);
  assert.equal(await viewsOf(little), undefined);
  assert.equal(await viewsOf(hidden), undefined);
});
test('with all of them, the most watched come first and every published video has its turn', async () => {
  const unseen = await watched(0);
  await asked('all');
  assert.equal(await viewsOf(little), 99);
  assert.equal(await viewsOf(unseen), 0);
  assert.equal(await viewsOf(hidden), undefined);
});
test('no more are asked for than may wait at once', async () => {
  await db.query('delete from second_generations');
  for (let made = 0; made < 52; made++) await watched(1000 + made);
  await asked('watched');
  const [{ count, least }] = (await db.query<{ count: number; least: number }>(
    'select count(*)::int as count, min(views) as least from second_generations',
  )) as [{ count: number; least: number }];
  assert.deepEqual([count, least], [50, 1002]);
  await asked('watched');
  assert.equal((await db.query('select from second_generations')).length, 50);
});
