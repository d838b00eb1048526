import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { type CallName, calls } from '#contract/calls.ts';
import { leavesOf } from '#contract/schema-leaves.ts';
import { publishStates } from '#contract/wire-values.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const owner = await makeMember(web.platform, 'owner', { canUploadVideos: true });
const admin = await makeMember(web.platform, 'boss', { role: 'admin' });
const stranger = await makeMember(web.platform, 'stranger');

/** Whether an answer lists videos by their titles. */
const holdsCards = (output: TSchema): boolean =>
  leavesOf(output).some(({ path }) => path.includes('[]') && path.at(-1) === 'thumbnail_url') &&
  leavesOf(output).some(({ path }) => path.includes('[]') && path.at(-1) === 'title');

test('a video in any state but published is shown to its owner and to admins, with that state, and to nobody else', async () => {
  for (const state of publishStates) {
    const video = await buildVideo(web.platform, { title: `In ${state}`, uploaderId: owner.id });
    await web.platform.db.query(
      `update videos set publish_status = $2, removal_reason = 'Because.' where id = $1`,
      [video.id, state],
    );
    const seen = async (who: TestMember | null) => ask('get_unpublished_video', { p_slug: video.slug }, who);
    assert.equal((await seen(null)).status, 401);
    assert.deepEqual((await seen(stranger)).body, [], state);
    for (const who of [owner, admin]) {
      const { body: rows, headers } = await seen(who);
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
  assert.ok((all.body as { publish_status?: string }[]).some((row) => row.publish_status === 'draft'));
  const seen = await ask('get_all_videos_with_details', { p_public: true }, admin);
  const visitors = await ask('get_all_videos_with_details', { p_public: true }, null);
  assert.deepEqual(seen.body, visitors.body);
  assert.equal(seen.body.length, 1);
});

test('no public list names an unpublished video, whoever asks', async () => {
  const unseen = publishStates.filter((state) => state !== 'published').map((state) => `In ${state}`);
  const [shown] = await web.platform.db.query<{ id: string }>(
    `select id from videos where publish_status = 'published'`,
  );
  const lists: Partial<Record<CallName, object>> = {
    get_all_videos_with_details: { p_public: true },
    get_trending_videos: {},
    get_content_rankings_with_ip_dedup: { time_period_param: 'all_time' },
    search_videos: { p_query: 'In' },
    get_category_videos: { p_category_slug: 'night-trains' },
    get_recommended_videos_by_views: { p_category_slug: 'night-trains' },
    get_user_videos: { p_user_id: owner.id },
    get_following_feed: {},
    get_video_details_by_slug: { p_slug: 'in-draft' },
    get_related_videos: { p_category_name: 'Night trains', p_current_video_id: owner.id },
    get_videos_by_tag: { p_tag_name: 'rain' },
    search_lines: { p_query: 'In' },
    get_similar_videos: { p_video_id: shown!.id },
  };
  const videoLists = Object.entries(calls)
    .filter(
      ([, { access, kind, cache, output }]) =>
        access === 'anyone' && kind === 'rpc' && cache && holdsCards(output),
    )
    .map(([name]) => name);
  assert.deepEqual(
    videoLists.filter((name) => !lists[name as CallName]),
    [],
  );
  for (const [name, input] of Object.entries(lists) as [CallName, object][])
    for (const who of [owner, admin]) {
      const { status, body: rows } = await ask(name, input, who);
      assert.equal(status, 200, name);
      const told = JSON.stringify(rows);
      assert.deepEqual(
        unseen.filter((title) => told.includes(`"${title}"`)),
        [],
        name,
      );
    }
});
