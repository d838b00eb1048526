import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { changePublishStatus } from '../../videos/publishing.ts';
import { forgetReactions } from './forget-member.ts';
import { videoLiked } from './reaction-facts.ts';

const web = await testWeb();
const { ask } = web;
const { db, facts } = web.platform;
const mio = await web.memberNamed('mio');

const counts = async (id: string) =>
  (await db.query('select like_count, dislike_count, rating from videos where id = $1', [id]))[0];
const rows = async (table: string, id: string): Promise<number> =>
  (await db.query(`select 1 from ${table} where video_id = $1`, [id])).length;

test('a like is given and taken back, and the counts go with it', async () => {
  const { id } = await buildVideo(web.platform);
  const liked = await ask('toggle_like_video', { p_video_id: id }, mio);
  assert.equal(liked.status, 200);
  assert.deepEqual(liked.body, { is_liked: true, is_disliked: false, like_count: 1, dislike_count: 0 });
  const back = await ask('toggle_like_video', { p_video_id: id }, mio);
  assert.deepEqual(back.body, { is_liked: false, is_disliked: false, like_count: 0, dislike_count: 0 });
  assert.equal(await rows('video_reactions', id), 0);
});

test('a dislike takes the place of a like, and the other way round', async () => {
  const { id } = await buildVideo(web.platform);
  await ask('toggle_like_video', { p_video_id: id }, mio);
  const disliked = await ask('toggle_dislike_video', { p_video_id: id }, mio);
  assert.deepEqual(disliked.body, { is_liked: false, is_disliked: true, like_count: 0, dislike_count: 1 });
  const liked = await ask('toggle_like_video', { p_video_id: id }, mio);
  assert.deepEqual(liked.body, { is_liked: true, is_disliked: false, like_count: 1, dislike_count: 0 });
});

test('fifty toggles at once of one member leave what an even number of toggles leaves', async () => {
  for (const name of ['toggle_like_video', 'toggle_dislike_video', 'toggle_favorite_video'] as const) {
    const { id } = await buildVideo(web.platform);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(name, { p_video_id: id }, mio)));
    const on = answers.filter(({ text }) => /"is_(liked|disliked|favorited)":true/.test(text));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.equal(on.length, 25, `${name}: every toggle turns what the one before left`);
    assert.deepEqual(await counts(id), { like_count: 0, dislike_count: 0, rating: 0 });
    assert.equal(await rows('video_reactions', id), 0);
    assert.equal(await rows('video_favorites', id), 0);
    await ask(name, { p_video_id: id }, mio);
    assert.equal((await rows('video_reactions', id)) + (await rows('video_favorites', id)), 1);
  }
});

test('likes and dislikes at once of many members are counted exactly', async () => {
  const { id } = await buildVideo(web.platform);
  const members = await Promise.all(Array.from({ length: 10 }, (_, i) => web.memberNamed(`crowd${i}`)));
  await Promise.all(
    members.flatMap((member, i) =>
      Array.from({ length: 5 }, (_, j) =>
        ask((i + j) % 2 === 0 ? 'toggle_like_video' : 'toggle_dislike_video', { p_video_id: id }, member),
      ),
    ),
  );
  const [truth] = await db.query(
    `select count(*) filter (where reaction = 1)::int as like_count,
       count(*) filter (where reaction = -1)::int as dislike_count
     from video_reactions where video_id = $1`,
    [id],
  );
  const { rating: _rating, ...stored } = (await counts(id)) ?? {};
  assert.deepEqual(stored, truth);
});

test('the rating is the share of likes that is certain', async () => {
  const shares = await db.query<{ share: number }>(
    `select certain_share(likes, dislikes) as share from (values (0, 0), (1, 0), (10, 0), (90, 10), (0, 5),
      (2000000000, 100000000)) as v (likes, dislikes)`,
  );
  assert.deepEqual(
    shares.map(({ share }) => share),
    [0, 0.21, 0.72, 0.83, 0, 0.95],
  );
});

test('a like is a fact, a like taken back and a dislike are none', async () => {
  const { id } = await buildVideo(web.platform, { uploader: 'kiln' });
  const heard: unknown[] = [];
  facts.on(videoLiked, async (_transaction, body) => void heard.push(body));
  await ask('toggle_like_video', { p_video_id: id }, mio);
  await ask('toggle_like_video', { p_video_id: id }, mio);
  await ask('toggle_dislike_video', { p_video_id: id }, mio);
  const [uploader] = await db.query<{ id: string }>(`select id from profiles where username = 'kiln'`);
  assert.deepEqual(heard, [{ videoId: id, memberId: mio.id, uploaderId: uploader?.id }]);
});

test('the status says what this member did, with counts as they are now; a visitor did nothing', async () => {
  const ren = await web.memberNamed('ren');
  const { id } = await buildVideo(web.platform, { uploaderId: ren.id });
  await ask('toggle_like_video', { p_video_id: id }, mio);
  await ask('toggle_favorite_video', { p_video_id: id }, mio);
  await ask('toggle_subscription', { p_uploader_id: ren.id }, mio);
  const mine = await ask('get_video_interaction_status', { p_video_id: id }, mio);
  assert.deepEqual(mine.body, {
    is_liked: true,
    is_disliked: false,
    is_favorited: true,
    is_subscribed: true,
    like_count: 1,
    dislike_count: 0,
    subscribers_count: 1,
  });
  const visitor = await ask('get_video_interaction_status', { p_video_id: id }, null);
  assert.deepEqual(visitor.body, {
    ...mine.body,
    is_liked: false,
    is_favorited: false,
    is_subscribed: false,
  });
});

test('what is not published can be neither liked nor kept, and its status is nobody’s business', async () => {
  const { id } = await buildVideo(web.platform, { publishStatus: 'pending' });
  for (const name of [
    'toggle_like_video',
    'toggle_dislike_video',
    'toggle_favorite_video',
    'get_video_interaction_status',
  ] as const) {
    const { status, body } = await ask(name, { p_video_id: id }, mio);
    assert.deepEqual([status, body.message], [404, 'Video not found.'], name);
  }
});

test('favourites come the latest first, page by page, and leave out what is no longer published', async () => {
  const aya = await web.memberNamed('aya');
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    const { id } = await buildVideo(web.platform);
    ids.unshift(id);
    await ask('toggle_favorite_video', { p_video_id: id }, aya);
  }
  const first = await ask('get_user_favorite_videos', { p_limit: 3 }, aya);
  const second = await ask('get_user_favorite_videos', { p_limit: 3, p_cursor: first.body[2]!.cursor }, aya);
  const seen = [...first.body, ...second.body].map(({ video_id }) => video_id);
  assert.deepEqual(seen, ids);
  assert.deepEqual(
    (await ask('get_user_favorite_videos', {}, mio)).body.filter((row: { video_id: string }) =>
      ids.includes(row.video_id),
    ),
    [],
  );
  await db.transaction((transaction) =>
    changePublishStatus(transaction, web.platform, ids[0] ?? '', 'held', null),
  );
  const left = await ask('get_user_favorite_videos', {}, aya);
  assert.deepEqual(
    left.body.map((row: { video_id: string }) => row.video_id),
    ids.slice(1),
  );
  const bad = await ask('get_user_favorite_videos', { p_cursor: 'nonsense' }, aya);
  assert.deepEqual([bad.status, bad.body.details], [400, 'field: p_cursor']);
});

test('which ids are favourites is asked for all of a page at once, or for all there are', async () => {
  const noa = await web.memberNamed('noa');
  const stored = await buildVideo(web.platform);
  const other = await buildVideo(web.platform);
  await ask('toggle_favorite_video', { p_video_id: stored.id }, noa);
  const some = await ask('get_my_favorite_video_ids', { p_video_ids: [other.id, stored.id] }, noa);
  assert.deepEqual(some.body, [{ video_id: stored.id }]);
  assert.deepEqual((await ask('get_my_favorite_video_ids', {}, noa)).body, [{ video_id: stored.id }]);
  assert.deepEqual((await ask('get_my_favorite_video_ids', { p_video_ids: [other.id] }, noa)).body, []);
});

test('a member who goes takes their likes with them', async () => {
  const leaving = await web.memberNamed('leaving');
  const { id } = await buildVideo(web.platform);
  const disliked = await buildVideo(web.platform);
  await ask('toggle_like_video', { p_video_id: id }, leaving);
  await ask('toggle_like_video', { p_video_id: id }, mio);
  await ask('toggle_dislike_video', { p_video_id: disliked.id }, leaving);
  await ask('toggle_favorite_video', { p_video_id: id }, leaving);
  await db.transaction((transaction) => forgetReactions(transaction, leaving.id));
  assert.deepEqual(await counts(id), { like_count: 1, dislike_count: 0, rating: 0.21 });
  assert.deepEqual(await counts(disliked.id), { like_count: 0, dislike_count: 0, rating: 0 });
  assert.equal(await rows('video_favorites', id), 0);
});
