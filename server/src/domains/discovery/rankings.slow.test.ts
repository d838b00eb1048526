import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Value } from 'typebox/value';
import { type CallName, calls, type Input, type Output } from '#contract/calls.ts';
import { insertVideo } from '#server/domains/watching/viewing/fixtures/videos.ts';
import { visitor } from '#server/domains/watching/viewing/fixtures/visitor.ts';
import { newId } from '../../kit/ids.ts';
import type { CallContext } from '../../platform/context.ts';
import { testDatabase } from '../../platform/db/test-database.ts';
import { addPastViews } from '../watching/index.ts';
import { getContentRankingsWithIpDedup } from './calls/get-content-rankings-with-ip-dedup.ts';
import { getRandomVideos } from './calls/get-random-videos.ts';
import { getRecommendedVideosByViews } from './calls/get-recommended-videos-by-views.ts';
import { getTrendingVideos } from './calls/get-trending-videos.ts';

const { db } = await testDatabase();
const hour = 3_600_000;
const ago = (hours: number): Date => new Date(Date.now() - hours * hour);

/** A call that anyone may make. */
interface PublicCall<N extends CallName> {
  readonly name: N;
  run(input: Input<N>, context: CallContext): Promise<unknown>;
}

/** The rows of a call, checked against the contract. */
async function rows<N extends CallName>(implementation: PublicCall<N>, input: Input<N>): Promise<Output<N>> {
  const result = await implementation.run(input, visitor(db));
  const value = JSON.parse((result as { text: string }).text) as Output<N>;
  assert.deepEqual([...Value.Errors(calls[implementation.name].output, value)], []);
  return value;
}

const videos = { fresh: '', steady: '', loyal: '', old: '', hidden: '', unseen: '' };
before(async () => {
  for (const name of Object.keys(videos) as (keyof typeof videos)[]) videos[name] = await insertVideo(db);
  await addPastViews(db, [
    { videoId: videos.fresh, at: ago(0), views: 30, viewers: 30 },
    // Many visits by few people.
    { videoId: videos.loyal, at: ago(0), views: 900, viewers: 2 },
    { videoId: videos.steady, at: ago(1), views: 5, viewers: 5 },
    { videoId: videos.steady, at: ago(72), views: 100, viewers: 50 },
    { videoId: videos.old, at: ago(24 * 60), views: 5000, viewers: 4000 },
    { videoId: videos.hidden, at: ago(0), views: 9999, viewers: 9999 },
  ]);
  await db.query(`update videos set publish_status = 'held' where id = $1`, [videos.hidden]);
});

const ranking = async (
  time_period_param: Input<'get_content_rankings_with_ip_dedup'>['time_period_param'],
  limit_count = 5,
) => rows(getContentRankingsWithIpDedup, { time_period_param, limit_count });
const named = (list: readonly { id: string }[]): string[] =>
  list.map(({ id }) => Object.entries(videos).find(([, video]) => video === id)?.[0] ?? id);

test('each period ranks by its distinct viewers, and shows no video that is not published', async () => {
  assert.deepEqual(named(await ranking('today')), ['fresh', 'steady', 'loyal']);
  assert.deepEqual(named(await ranking('week')), ['steady', 'fresh', 'loyal']);
  assert.deepEqual(named(await ranking('month')), ['steady', 'fresh', 'loyal']);
  assert.deepEqual(named(await ranking('all_time')), ['old', 'steady', 'fresh', 'loyal']);
  assert.deepEqual(named(await ranking('all_time', 1)), ['old']);
});

test('a row tells its rank, the viewers of the period under both names, and its score', async () => {
  const [first, second] = await ranking('week');
  assert.equal(first?.rank, 1);
  assert.equal(first?.view_count, 55);
  assert.equal(first?.views_count, 55);
  assert.equal(second?.rank, 2);
  assert.equal(second?.view_count, 30);
  assert.ok(
    second && second.trending_score > 28 && second.trending_score <= 30,
    String(second?.trending_score),
  );
});

test('trending follows the recent viewers, under both of its names', async () => {
  const trending = await rows(getTrendingVideos, { limit_count: 5 });
  assert.deepEqual(named(trending), ['fresh', 'steady', 'loyal', 'old']);
  assert.deepEqual(
    trending.map(({ rank }) => rank),
    [1, 2, 3, 4],
  );
  assert.deepEqual(named(await ranking('trending')), named(trending));
  assert.equal(trending[3]?.trending_score, 0);
});

test('recommendations are the most viewed of each visible category', async () => {
  const category = async (
    name: string,
    more: { hidden?: boolean; position?: number } = {},
  ): Promise<string> => {
    const id = newId();
    await db.query(
      `insert into categories (id, name, slug, is_hidden, sort_position, video_count) values ($1, $2, $2, $3, $4, 20)`,
      [id, name, more.hidden ?? false, more.position ?? 0],
    );
    return id;
  };
  const [second, first, secret] = [
    await category('b', { position: 2 }),
    await category('a', { position: 1 }),
    await category('c', { hidden: true }),
  ];
  for (let i = 0; i < 15; i++) await insertVideo(db, { categoryId: first, viewCount: i });
  for (const viewCount of [3, 9, 6]) await insertVideo(db, { categoryId: second, viewCount });
  await insertVideo(db, { categoryId: second, viewCount: 99, publishStatus: 'draft' });
  await insertVideo(db, { categoryId: secret, viewCount: 99 });
  const list = await rows(getRecommendedVideosByViews, {});
  const viewsIn = (slug: string): number[] =>
    list.filter((row) => row.category_slug === slug).map((row) => row.view_count);
  assert.deepEqual(viewsIn('a'), [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  assert.deepEqual(viewsIn('b'), [9, 6, 3]);
  assert.equal(list.length, 15);
  assert.equal(list[0]?.category_slug, 'a');
  const ofOne = await rows(getRecommendedVideosByViews, { p_category_slug: 'b' });
  assert.deepEqual(ofOne, list.slice(12));
  assert.deepEqual(await rows(getRecommendedVideosByViews, { p_category_slug: 'no-such' }), []);
});

test('a draw gives as many different published videos as asked for, and any of them', async () => {
  const published = await db.query<{ id: string }>(
    `select id from videos where publish_status = 'published'`,
  );
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const drawn = await rows(getRandomVideos, { limit_count: 3 });
    assert.equal(new Set(drawn.map(({ id }) => id)).size, 3);
    for (const { id } of drawn) seen.add(id);
  }
  assert.deepEqual(seen, new Set(published.map(({ id }) => id)));
  assert.equal((await rows(getRandomVideos, { limit_count: 50 })).length, published.length);
  assert.equal((await rows(getRandomVideos, {})).length, 1);
});
