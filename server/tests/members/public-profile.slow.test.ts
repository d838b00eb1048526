import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/kit/ids.ts';
import { insertTestAlbum, insertTestPhoto } from '#tests/inputs/test-photo-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
const mio = await web.memberNamed('mio', { displayName: 'Mio' });
const ren = await web.memberNamed('ren');

const profile = (username: string, member: TestMember | null = null) =>
  ask('getPublicProfile', { username }, member);
const favorites = async (member: TestMember | null) =>
  (await ask('get_public_favorite_videos', { p_user_id: mio.id }, member)).body.map(
    ({ title }: { title: string }) => title,
  );

test('a profile tells what everybody may know, by any case of the name, and nothing else', async () => {
  const { status, body } = await profile('MIO');
  assert.equal(status, 200);
  const { created_at, ...rest } = body;
  assert.ok(!Number.isNaN(Date.parse(created_at)));
  assert.deepEqual(rest, {
    id: mio.id,
    username: 'mio',
    display_name: 'Mio',
    avatar_url: null,
    cover_url: null,
    role: 'member',
    subscribers_count: 0,
    bio: null,
    links: [],
    videos_watched_count: null,
    shows_watched: false,
    shows_favorites: false,
    shows_list: false,
    is_subscribed: false,
    is_blocked: false,
  });
});

test('a name that nobody has is not found in the words of the call', async () => {
  const { status, body } = await profile('nobody');
  assert.deepEqual([status, body], [404, { error: 'profile not found' }]);
});

test('a former name leads to the profile as it is called now', async () => {
  const kai = await web.memberNamed('kai');
  const renamed = await ask('update_account_details', { p_username: 'kai_now' }, kai);
  assert.equal(renamed.status, 200);
  assert.equal((await profile('kai')).body.username, 'kai_now');
});

test('whoever follows a member is told so, and nobody else', async () => {
  await ask('toggle_subscription', { p_uploader_id: mio.id }, ren);
  assert.equal((await profile('mio', ren)).body.is_subscribed, true);
  assert.equal((await profile('mio', mio)).body.is_subscribed, false);
  const { body } = await profile('mio');
  assert.deepEqual([body.is_subscribed, body.subscribers_count], [false, 1]);
});

test('favourites are their owner’s until they show them, and theirs again when they hide them', async () => {
  const video = await buildVideo(web.platform, { title: 'Kept lantern' });
  await ask('toggle_favorite_video', { p_video_id: video.id }, mio);
  const seen = async () => [await favorites(null), await favorites(ren), await favorites(mio)];
  assert.deepEqual(await seen(), [[], [], ['Kept lantern']]);
  const show = (isPublic: boolean) => ask('set_favorites_visibility', { p_public: isPublic }, mio);
  assert.deepEqual((await show(true)).body, { shows_favorites: true });
  assert.deepEqual(await seen(), [['Kept lantern'], ['Kept lantern'], ['Kept lantern']]);
  await show(false);
  assert.deepEqual(await seen(), [[], [], ['Kept lantern']]);
});

test('a member says who they are and where else they are found, once their address is confirmed', async () => {
  const kiri = await web.memberNamed('kiri');
  const said = await ask(
    'update_profile',
    { p_bio: '  Draws\n\n\n\nlanterns ', p_links: ['https://kiri.example/', ''] },
    kiri,
  );
  assert.deepEqual(said.body, { bio: 'Draws\n\nlanterns', links: ['https://kiri.example/'] });
  const { body } = await profile('kiri');
  assert.deepEqual([body.bio, body.links], ['Draws\n\nlanterns', ['https://kiri.example/']]);
  await ask('update_profile', { p_bio: null }, kiri);
  assert.deepEqual((await profile('kiri')).body.links, ['https://kiri.example/'], 'what is left out stays');
  assert.equal((await profile('kiri')).body.bio, null);
  const bad = await ask('update_profile', { p_links: ['javascript:alert(1)'] }, kiri);
  assert.equal(bad.status, 400);
  assert.match(bad.body.message, /start with https/);
  assert.equal((await ask('update_profile', { p_bio: 'x'.repeat(501) }, kiri)).status, 400);
  const newcomer = await web.memberNamed('unconfirmed', { role: 'unverified_member' });
  assert.equal((await ask('update_profile', { p_bio: 'Hello' }, newcomer)).status, 403);
});

test('how many videos a member watched is theirs to know until they show it', async () => {
  const sora = await web.memberNamed('sora');
  await db.query('update profiles set videos_watched_count = 4 where id = $1', [sora.id]);
  const seen = async () =>
    Promise.all([null, mio, sora].map(async (who) => (await profile('sora', who)).body.videos_watched_count));
  assert.deepEqual(await seen(), [null, null, 4]);
  await ask('set_watched_visibility', { p_public: true }, sora);
  assert.deepEqual(await seen(), [4, 4, 4]);
});

test('whom a member follows is their own until their preferences show it, and never shows across a block', async () => {
  const fan = await web.memberNamed('fan');
  const shy = await web.memberNamed('shy');
  for (const { id } of [mio, shy]) await ask('toggle_subscription', { p_uploader_id: id }, fan);
  const followed = async (member: TestMember | null) =>
    (await ask('get_public_subscriptions', { p_user_id: fan.id }, member)).body.map(
      ({ username }: { username: string }) => username,
    );
  assert.deepEqual([await followed(null), await followed(ren)], [[], []]);
  assert.deepEqual(await followed(fan), ['shy', 'mio']);
  const prefer = (visibility: string) =>
    ask('update_preferences', { p_preferences: { subscriptions_visibility: visibility } }, fan);
  await prefer('public');
  assert.deepEqual(
    [await followed(null), await followed(ren)],
    [
      ['shy', 'mio'],
      ['shy', 'mio'],
    ],
  );
  await ask('block-user', { blocked_id: ren.id }, shy);
  assert.deepEqual(await followed(ren), ['mio']);
  await ask('block-user', { blocked_id: fan.id }, ren);
  assert.deepEqual(await followed(ren), []);
  await prefer('private');
  assert.deepEqual([await followed(null), await followed(fan)], [[], ['shy', 'mio']]);
});

test('achievements come from what everybody may see', async () => {
  const busy = await web.memberNamed('busy');
  const reached = async (id = busy.id) =>
    (await ask('get_user_achievements', { p_user_id: id }, null)).body.map(
      ({ description }: { description: string }) => description,
    );
  assert.deepEqual(await reached(newId()), []);
  await ask('create_playlist', { p_name: 'Private', p_is_public: false }, busy);
  await insertTestPhoto(web.platform, busy.id, await insertTestAlbum(web.platform, busy.id, false));
  const hidden = await buildVideo(web.platform, { title: 'Unseen', publishStatus: 'pending' });
  await db.query('update videos set uploader_id = $2 where id = $1', [hidden.id, busy.id]);
  const other = await web.memberNamed('busier');
  assert.deepEqual(await reached(), []);
  await ask('create_playlist', { p_name: 'Shown', p_is_public: true }, other);
  await insertTestPhoto(web.platform, other.id);
  await ask('create-stream-post', { content: 'Hello.' }, other);
  await ask('toggle_subscription', { p_uploader_id: other.id }, busy);
  assert.deepEqual((await ask('set_watched_visibility', { p_public: true }, other)).body, {
    shows_watched: true,
  });
  await db.query(
    `update profiles set videos_watched_count = 10, created_at = now() - interval '40 days' where id = $1`,
    [other.id],
  );
  assert.deepEqual(await reached(other.id), [
    'Watched 10 videos',
    'Has a first subscriber',
    'Wrote a first post',
    'Made a first public playlist',
    'Showed a first photo',
    'Here for a month',
  ]);
  await ask('set_watched_visibility', { p_public: false }, other);
  assert.ok(!(await reached(other.id)).includes('Watched 10 videos'));
  const own = (await ask('get_user_achievements', { p_user_id: other.id }, other)).body;
  assert.ok(own.some(({ description }: { description: string }) => description === 'Watched 10 videos'));
  await ask('set_watched_visibility', { p_public: true }, other);
  await db.query('update profiles set counts_watched = false where id = $1', [other.id]);
  assert.ok(!(await reached(other.id)).includes('Watched 10 videos'));
});

test('videos of an uploader are listed page by page, published ones alone', async () => {
  for (const title of ['One', 'Two', 'Three']) {
    const { id } = await buildVideo(web.platform, { title });
    await db.query('update videos set uploader_id = $2 where id = $1', [id, ren.id]);
  }
  const hidden = await buildVideo(web.platform, { title: 'Hidden', publishStatus: 'pending' });
  await db.query('update videos set uploader_id = $2 where id = $1', [hidden.id, ren.id]);
  const titles = async (page: number) =>
    (await ask('get_user_videos', { p_user_id: ren.id, p_limit: 2, p_page: page }, null)).body.map(
      ({ title }: { title: string }) => title,
    );
  assert.deepEqual([...(await titles(1)), ...(await titles(2))], ['Three', 'Two', 'One']);
  await db.query("update videos set view_count = 7 where title = 'One' and uploader_id = $1", [ren.id]);
  const viewed = (await ask('get_user_videos', { p_user_id: ren.id, p_sort: 'views' }, null)).body;
  assert.deepEqual(
    viewed.map(({ title }: { title: string }) => title),
    ['One', 'Three', 'Two'],
  );
});
