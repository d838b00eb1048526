import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishStates } from '#contract/wire-values.ts';
import { buildVideo } from './test-catalogue.ts';
import { makeMember, type TestMember } from './test-member.ts';
import { testWeb } from './test-web.ts';

const web = await testWeb();
const owner = await makeMember(web.platform, 'owner', { canUploadVideos: true });
const admin = await makeMember(web.platform, 'boss', { role: 'admin' });
const stranger = await makeMember(web.platform, 'stranger');

interface Row {
  publish_status: string;
  state_reason: string | null;
  playback: { master_url: string | null; poster_url: string | null };
}
const ask = async (name: string, input: object, who: TestMember | null) => {
  const answer = await web.app.inject({
    method: 'POST',
    url: `/rest/v1/rpc/${name}`,
    headers: who?.bearer ?? {},
    payload: input,
  });
  return { status: answer.statusCode, headers: answer.headers, rows: answer.json() as Row[] };
};

test('a video in any state but published is shown to its owner and to admins, with that state, and to nobody else', async () => {
  for (const state of publishStates) {
    const video = await buildVideo(web.platform, { title: `In ${state}`, uploaderId: owner.id });
    await web.platform.db.query(
      `update videos set publish_status = $2, removal_reason = 'Because.' where id = $1`,
      [video.id, state],
    );
    const seen = async (who: TestMember | null) => ask('get_unpublished_video', { p_slug: video.slug }, who);
    assert.equal((await seen(null)).status, 401);
    assert.deepEqual((await seen(stranger)).rows, [], state);
    for (const who of [owner, admin]) {
      const { rows, headers } = await seen(who);
      if (state === 'published') {
        assert.deepEqual(rows, []);
        continue;
      }
      assert.equal(rows[0]?.publish_status, state);
      assert.doesNotMatch(String(headers['cache-control']), /public/);
      // What was reported or taken away its maker may not go on handing round.
      if (who === owner && (state === 'held' || state === 'removed'))
        assert.deepEqual([rows[0]?.playback.master_url, rows[0]?.playback.poster_url], [null, null]);
    }
  }
});

test('the public lists are for admins what they are for everybody', async () => {
  const all = await ask('get_all_videos_with_details', {}, admin);
  assert.ok(all.rows.some((row) => row.publish_status === 'draft'));
  const seen = await ask('get_all_videos_with_details', { p_public: true }, admin);
  const visitors = await ask('get_all_videos_with_details', { p_public: true }, null);
  assert.deepEqual(seen.rows, visitors.rows);
  assert.equal(seen.rows.length, 1);
});
