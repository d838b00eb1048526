import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Input } from '#contract/calls.ts';
import type { Database } from '../../../platform/db/database.ts';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { insertVideo } from '../viewing/fixtures/videos.ts';
import { visitor } from '../viewing/fixtures/visitor.ts';
import { getVideoPlayback, videoWantedTopic } from './get-video-playback.ts';

const { db } = await testDatabase();

/** The topics of what is told while somebody asks. */
async function toldWhile(input: Input<'get_video_playback'>): Promise<string[]> {
  const told: string[] = [];
  const query: Database['query'] = (text, values, name) => {
    if (name === 'notify') told.push((JSON.parse(String(values?.[1])) as { topic: string }).topic);
    return db.query(text, values, name);
  };
  const rows = await getVideoPlayback.run(input, visitor(Object.create(db, { query: { value: query } })));
  assert.equal((rows as unknown[]).length, 1);
  return told;
}

test('a video that somebody waits for goes first, and one that is asked about ahead does not', async () => {
  const p_video_id = await insertVideo(db);
  await db.query(`update videos set playback_state = 'preparing', media_id = null where id = $1`, [
    p_video_id,
  ]);
  assert.deepEqual(await toldWhile({ p_video_id, p_ahead: true }), []);
  assert.deepEqual(await toldWhile({ p_video_id }), [videoWantedTopic]);
  assert.deepEqual(await toldWhile({ p_video_id, p_ahead: null }), [videoWantedTopic]);
  await db.query(`update videos set playback_state = 'ready' where id = $1`, [p_video_id]);
  assert.deepEqual(await toldWhile({ p_video_id }), []);
});
