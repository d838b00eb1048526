import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CallName, calls } from '#contract/calls.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { changePublishStatus } from '../videos/index.ts';
import { forgetPlaylists, playlistCreated, playlistLiked } from './index.ts';

const web = await testWeb();
const { ask } = web;
const { db, facts } = web.platform;
const mio = await web.memberNamed('mio');
const ren = await web.memberNamed('ren');

const make = async (p_name: string, p_is_public: boolean, who = mio) =>
  (await ask('create_playlist', { p_name, p_is_public }, who)).body;
const namesIn = (body: { name: string }[]) => body.map(({ name }) => name);
const videoIds = (body: { videos: { video_id: string }[] }[]) => body[0]?.videos.map((row) => row.video_id);

test('a playlist is made, changed and deleted by its owner', async () => {
  const heard: unknown[] = [];
  facts.on(playlistCreated, async (_transaction, body) => void heard.push(body));
  const made = await ask(
    'create_playlist',
    { p_name: '  Rainy   days ', p_description: ' ', p_is_public: true },
    mio,
  );
  assert.equal(made.status, 200);
  assert.deepEqual(
    [made.body.name, made.body.description, made.body.is_public, made.body.video_count, made.body.tags],
    ['Rainy days', null, true, 0, []],
  );
  assert.deepEqual([made.body.user_id, made.body.uploader_username], [mio.id, 'mio']);
  assert.deepEqual(heard, [{ playlistId: made.body.id, ownerId: mio.id, isPublic: true }]);
  const p_playlist_id = made.body.id;
  const changed = await ask(
    'update_playlist_details',
    { p_playlist_id, p_name: 'Snowy days', p_description: 'Cold.', p_is_public: false },
    mio,
  );
  assert.deepEqual(
    [changed.body.name, changed.body.description, changed.body.is_public, changed.body.slug],
    ['Snowy days', 'Cold.', false, made.body.slug],
  );
  assert.deepEqual((await ask('delete_playlist', { p_playlist_id }, mio)).body, { deleted: true });
  assert.deepEqual((await ask('get_playlist_details', { p_playlist_id }, mio)).body, []);
});

test('a playlist is private unless said otherwise, and needs a name that is allowed', async () => {
  assert.equal((await ask('create_playlist', { p_name: 'Quiet' }, mio)).body.is_public, false);
  const nameless = await ask('create_playlist', { p_name: '  ' }, mio);
  assert.deepEqual(
    [nameless.status, nameless.body.message, nameless.body.details],
    [400, 'Playlist name is required.', 'field: p_name'],
  );
  const tooLong = await ask('create_playlist', { p_name: 'x'.repeat(101) }, mio);
  assert.equal(tooLong.status, 400);
  for (const field of ['p_name', 'p_description']) {
    const refused = await ask('create_playlist', { p_name: 'Night', [field]: 'lolicon' }, mio);
    assert.deepEqual([refused.status, refused.body.details], [400, `field: ${field}`]);
  }
});

test('who has not confirmed an address keeps private playlists only', async () => {
  const newcomer = await web.memberNamed('newcomer', { role: 'unverified_member' });
  const refused = await ask('create_playlist', { p_name: 'Open', p_is_public: true }, newcomer);
  assert.deepEqual([refused.status, refused.body.message], [403, 'Please confirm your email address first.']);
  const closed = await make('Closed', false, newcomer);
  const opened = await ask(
    'update_playlist_details',
    { p_playlist_id: closed.id, p_name: 'Closed', p_is_public: true },
    newcomer,
  );
  assert.equal(opened.status, 403);
});

test('a private playlist is invisible to others by every call', async () => {
  const { id: videoId } = await buildVideo(web.platform);
  const work = await insertTestWork(web.platform, { episodes: [{ number: 1, videos: [videoId] }] });
  const secret = await make('Zebrawood secret', false);
  await ask('add_video_to_playlist', { p_playlist_id: secret.id, p_video_id: videoId }, mio);
  const p_playlist_id = secret.id;
  const texts = { p_name: 'Mine now', p_is_public: true };
  const reads: [CallName, object][] = [
    ['get_user_playlists_with_thumbnails', { p_user_id: mio.id }],
    ['get_public_playlists_by_username_with_thumbnails', { p_username: 'mio' }],
    ['get_playlists_with_details_paginated', { page_size: 100 }],
    ['get_playlists_with_details_paginated', { search_query: 'zebrawood' }],
    ['search_playlists', { p_query: 'zebrawood' }],
    ['get_playlist_details', { p_playlist_id }],
    ['get_playlist_details_by_slug', { p_slug: secret.slug }],
    ['get_playlists_for_video', { p_video_id: videoId }],
    ['get_playlists_for_work', { p_slug: work.slug }],
    ['get_most_popular_playlist', {}],
    ['get_user_playlists', {}],
  ];
  const touches: [CallName, object][] = [
    ['toggle-playlist-interaction', { playlist_id: secret.id, interaction_type: 'like' }],
    ['record-playlist-view', { playlist_id: secret.id }],
    ['get_playlist_interaction_status', { p_playlist_id }],
    ['update_playlist_details', { p_playlist_id, ...texts }],
    ['delete_playlist', { p_playlist_id }],
    ['add_video_to_playlist', { p_playlist_id, p_video_id: videoId }],
    ['move_playlist_video', { p_playlist_id, p_video_id: videoId, p_before_video_id: null }],
    ['remove-video-from-playlist', { playlist_id: secret.id, video_id: videoId }],
    ['submit-report', { target_kind: 'playlist', target_id: secret.id, reason_category: 'COPYRIGHT' }],
  ];
  const tried = new Set([...reads, ...touches].map(([name]) => name));
  const ours = Object.keys(calls).filter((name) => /playlist/.test(name) && name !== 'create_playlist');
  assert.deepEqual(
    ours.filter((name) => !tried.has(name as CallName)),
    [],
  );

  const boss = await web.memberNamed('boss', { role: 'admin' });
  for (const stranger of [ren, boss, null]) {
    for (const [name, input] of reads) {
      if (stranger === null && calls[name].access !== 'anyone') continue;
      const { status, body } = await ask(name, input, stranger);
      assert.equal(status, 200, name);
      assert.ok(!/Zebrawood/.test(JSON.stringify(body)), `${name} shows it`);
    }
    for (const [name, input] of touches) {
      if (stranger === null && calls[name].access !== 'anyone') continue;
      const { status, body } = await ask(name, input, stranger);
      assert.equal(status, 404, `${name} ${JSON.stringify(body)}`);
    }
  }
  for (const [name, input] of reads.filter(([name]) => /details(_by_slug)?$|get_user|for_video/.test(name)))
    assert.ok(
      /Zebrawood/.test(JSON.stringify((await ask(name, input, mio)).body)),
      `${name} hides it from its owner`,
    );
  const [row] = (await ask('get_playlist_details', { p_playlist_id }, mio)).body;
  assert.deepEqual([row!.name, row!.likes, row!.view_count, row!.video_count], ['Zebrawood secret', 0, 0, 1]);
});

test('a public playlist is changed by nobody else', async () => {
  const { id: videoId } = await buildVideo(web.platform);
  const { id } = await make('Open house', true);
  const p_playlist_id = id;
  const changes: [CallName, object][] = [
    ['update_playlist_details', { p_playlist_id, p_name: 'Mine now', p_is_public: true }],
    ['delete_playlist', { p_playlist_id }],
    ['add_video_to_playlist', { p_playlist_id, p_video_id: videoId }],
    ['move_playlist_video', { p_playlist_id, p_video_id: videoId, p_before_video_id: null }],
    ['remove-video-from-playlist', { playlist_id: id, video_id: videoId }],
  ];
  for (const [name, input] of changes) assert.equal((await ask(name, input, ren)).status, 403, name);
  assert.equal((await ask('get_playlist_details', { p_playlist_id }, ren)).body[0]!.name, 'Open house');
});

test('videos are added once, moved and taken out, and the counts go with them', async () => {
  const videos: string[] = [];
  for (const tags of [['glow', 'rain'], ['glow'], ['glow', 'rain'], []])
    videos.push((await buildVideo(web.platform, { tags, durationSeconds: 1800 })).id);
  const [a = '', b = '', c = '', d = ''] = videos;
  const { id } = await make('Order', true);
  const p_playlist_id = id;
  for (const p_video_id of videos) {
    const added = await ask('add_video_to_playlist', { p_playlist_id, p_video_id }, mio);
    assert.equal(added.body.added, true);
  }
  const again = await ask('add_video_to_playlist', { p_playlist_id, p_video_id: b }, mio);
  assert.deepEqual([again.body.added, again.body.video_count], [false, 4]);
  const details = async () => (await ask('get_playlist_details', { p_playlist_id }, mio)).body;
  const [row] = await details();
  assert.deepEqual(
    [row!.video_count, row!.videos_count, row!.total_duration_seconds, row!.tags],
    [4, 4, 7200, ['glow', 'rain']],
  );
  const move = (p_video_id: string, p_before_video_id: string | null) =>
    ask('move_playlist_video', { p_playlist_id, p_video_id, p_before_video_id }, mio);
  await move(d, a);
  assert.deepEqual(videoIds(await details()), [d, a, b, c]);
  await move(d, null);
  assert.deepEqual(videoIds(await details()), [a, b, c, d]);
  // Often enough that there is no room left between two.
  let order = [a, b, c, d];
  for (let i = 0; i < 24; i++) {
    const moved = order[3] ?? '';
    assert.equal((await move(moved, order[1] ?? '')).status, 200);
    order = [order[0] ?? '', moved, order[1] ?? '', order[2] ?? ''];
    assert.deepEqual(videoIds(await details()), order);
  }
  const removed = await ask('remove-video-from-playlist', { playlist_id: id, video_id: a }, mio);
  assert.deepEqual(removed.body, { removed: true, video_count: 3 });
  const twice = await ask('remove-video-from-playlist', { playlist_id: id, video_id: a }, mio);
  assert.deepEqual(twice.body, { removed: false, video_count: 3 });
  assert.equal((await move(a, null)).status, 404);
  const holding = (await ask('get_user_playlists', { p_video_id: b }, mio)).body;
  assert.deepEqual(
    holding.filter((own) => own.has_video).map((own) => own.id),
    [id],
  );
});

test('many at once add to one playlist, and none is lost or doubled', async () => {
  const videos = await Promise.all(Array.from({ length: 6 }, () => buildVideo(web.platform)));
  const { id } = await make('Crowd', false);
  const answers = await Promise.all(
    [...videos, ...videos].map((video) =>
      ask('add_video_to_playlist', { p_playlist_id: id, p_video_id: video.id }, mio),
    ),
  );
  assert.equal(answers.filter(({ body }) => body.added).length, 6);
  const [row] = (await ask('get_playlist_details', { p_playlist_id: id }, mio)).body;
  assert.deepEqual([row!.video_count, row!.videos.length], [6, 6]);
});

test('a video that is hidden leaves the list, the count, the length, the tags and the cover', async () => {
  const first = await buildVideo(web.platform, { tags: ['hush'] });
  const second = await buildVideo(web.platform, { tags: ['glow'] });
  const { id } = await make('Two', true);
  for (const video of [first, second])
    await ask('add_video_to_playlist', { p_playlist_id: id, p_video_id: video.id }, mio);
  await db.query(`update videos set thumbnail_key = 'p/' || id where id = any ($1)`, [[first.id, second.id]]);
  const change = (to: 'held' | 'published') =>
    db.transaction((transaction) => changePublishStatus(transaction, web.platform, first.id, to));
  const row = async () => (await ask('get_playlist_details', { p_playlist_id: id }, null)).body[0]!;
  assert.equal((await row()).thumbnails.length, 2);
  await change('held');
  const without = await row();
  assert.deepEqual(
    [
      without.video_count,
      without.total_duration_seconds,
      without.tags,
      without.thumbnails,
      without.videos.length,
    ],
    [1, 1440, ['glow'], [`/p/${second.id}`], 1],
  );
  assert.equal(without.unavailable_count, 1);
  assert.deepEqual((await ask('get_playlists_for_video', { p_video_id: first.id }, mio)).body, []);
  const again = await ask('add_video_to_playlist', { p_playlist_id: id, p_video_id: first.id }, mio);
  assert.equal(again.status, 404);
  await change('published');
  assert.deepEqual([(await row()).video_count, (await row()).unavailable_count], [2, 0]);
});

test('a member and a visitor like; a visitor is known by a signed cookie and not by what they say', async () => {
  const heard: unknown[] = [];
  facts.on(playlistLiked, async (_transaction, body) => void heard.push(body));
  const { id } = await make('Liked', true);
  const press = (interaction_type: string, who: TestMember | null, headers = {}) =>
    ask(
      'toggle-playlist-interaction',
      { playlist_id: id, interaction_type, session_id: 'x' },
      { ...who?.bearer, ...headers },
    );
  const counts = { likes: 1, dislikes: 0, user_has_liked: true, user_has_disliked: false };
  assert.deepEqual((await press('like', ren)).body, counts);
  assert.deepEqual(heard, [{ playlistId: id, memberId: ren.id, ownerId: mio.id }]);

  const first = await press('like', null);
  assert.deepEqual(first.body, { ...counts, likes: 2 });
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  assert.match(cookie, /^anonymous_session=/);
  assert.deepEqual((await press('dislike', null, { cookie })).body, {
    likes: 1,
    dislikes: 1,
    user_has_liked: false,
    user_has_disliked: true,
  });
  const [seen] = (await ask('get_playlist_details', { p_playlist_id: id }, { cookie })).body;
  assert.deepEqual([seen!.likes, seen!.dislikes, seen!.user_has_disliked], [1, 1, true]);
  const status = await ask('get_playlist_interaction_status', { p_playlist_id: id }, { cookie });
  assert.deepEqual([status.body.likes, status.body.user_has_disliked], [1, true]);
  const [other] = (await ask('get_playlist_details', { p_playlist_id: id }, null)).body;
  assert.equal(other!.user_has_disliked, false);
  const [closed] = await db.query(
    'select member_likes, visitor_dislikes, popularity from playlists where id = $1',
    [id],
  );
  assert.deepEqual(closed, { member_likes: 1, visitor_dislikes: 1, popularity: 10 });

  const forged = await press('dislike', null, { cookie: `${cookie}x` });
  assert.equal(forged.body.dislikes, 2, 'a cookie that is not signed is nobody’s');
});

test('one network has few votes of visitors on a playlist', async () => {
  const { id } = await make('Swarm', true);
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++)
    statuses.push(
      (await ask('toggle-playlist-interaction', { playlist_id: id, interaction_type: 'like' }, null)).status,
    );
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429]);
});

test('likes at once of one member leave what their number leaves', async () => {
  const { id } = await make('Busy', true);
  await Promise.all(
    Array.from({ length: 16 }, () =>
      ask('toggle-playlist-interaction', { playlist_id: id, interaction_type: 'like' }, ren),
    ),
  );
  const [row] = (await ask('get_playlist_details', { p_playlist_id: id }, ren)).body;
  assert.deepEqual([row!.likes, row!.user_has_liked], [0, false]);
});

test('an opening counts once, another a minute later again, and each person’s own', async () => {
  const { id } = await make('Opened', true);
  const open = (who: TestMember | null) => ask('record-playlist-view', { playlist_id: id }, who);
  assert.deepEqual((await open(ren)).body, { recorded: true, view_count: 1 });
  assert.deepEqual((await open(ren)).body, { recorded: false, view_count: 1 });
  assert.deepEqual((await open(null)).body, { recorded: true, view_count: 2 });
  const video = await buildVideo(web.platform, {});
  for (let i = 0; i < 3; i++) {
    // A browser that has just been given an id of its own.
    const begun = await ask('start_playback', { p_video_id: video.id }, null);
    const cookie = [begun.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ');
    assert.match(cookie, /anonymous_session=/);
    const again = await ask('record-playlist-view', { playlist_id: id }, { cookie });
    assert.deepEqual(again.body, { recorded: false, view_count: 2 }, 'whoever clears cookies is nobody else');
  }
  await db.query(`update playlist_openings set opened_at = opened_at - interval '61 seconds'`);
  assert.deepEqual((await open(ren)).body, { recorded: true, view_count: 3 });
});

test('a search finds public playlists by their name, its beginning and what is nearly spelled so', async () => {
  const { id } = await make('Lighthouse evenings', true);
  await make('Lighthouse secrets', false);
  const video = await buildVideo(web.platform, { title: 'Lamp room' });
  await ask('add_video_to_playlist', { p_playlist_id: id, p_video_id: video.id }, mio);
  const search = async (p_query: string) => namesIn((await ask('search_playlists', { p_query }, null)).body);
  for (const query of ['LIGHTHOUSE  evenings', 'lightho', 'lighthouse evening', 'ligthouse evenings'])
    assert.deepEqual(await search(query), ['Lighthouse evenings'], query);
  for (const query of ['', 'l', 'evenings', '%', 'lighthouse secrets', 'lolicon'])
    assert.deepEqual(await search(query), [], query);
});

test('the public list comes in pages with its total, and is searched by name', async () => {
  const total = async () =>
    (await ask('get_playlists_with_details_paginated', {}, null)).body[0]!.total_count as number;
  const before = await total();
  for (let i = 1; i <= 3; i++) await make(`Harbour 100% ${i}`, true);
  await make('Harbour hidden', false);
  assert.equal(await total(), before + 3);
  const found = await ask(
    'get_playlists_with_details_paginated',
    { search_query: ' HARBOUR ', page_size: 2 },
    mio,
  );
  assert.deepEqual(namesIn(found.body), ['Harbour 100% 3', 'Harbour 100% 2']);
  assert.equal(found.body[0]!.total_count, 3);
  const second = await ask(
    'get_playlists_with_details_paginated',
    { search_query: 'harbour 100%', page_size: 2, page_number: 2 },
    mio,
  );
  assert.deepEqual(namesIn(second.body), ['Harbour 100% 1']);
  const wild = await ask('get_playlists_with_details_paginated', { search_query: 'h%r_our' }, mio);
  assert.deepEqual(wild.body, []);
  const refused = await ask('get_playlists_with_details_paginated', { search_query: 'lolicon' }, mio);
  assert.equal(refused.status, 400);
  const [truth] = await db.query(
    `select count(*)::int as public_count from playlists where is_public and state = 'shown'`,
  );
  assert.deepEqual((await db.query('select public_count from playlist_totals'))[0], truth);
});

test('whom a block keeps apart sees no playlist of the other, in no list and no count', async () => {
  const [one, other] = [await web.memberNamed('one-side'), await web.memberNamed('other-side')];
  const { id: videoId } = await buildVideo(web.platform);
  const work = await insertTestWork(web.platform, { episodes: [{ number: 1, videos: [videoId] }] });
  const made = await make('Seen by some', true, one);
  await ask('add_video_to_playlist', { p_playlist_id: made.id, p_video_id: videoId }, one);
  const sees = async (who: TestMember | null) => {
    const total = await ask('get_playlists_with_details_paginated', {}, who);
    const found = await ask('get_playlists_with_details_paginated', { search_query: 'seen by' }, who);
    return {
      listed: namesIn(total.body).includes('Seen by some'),
      found: namesIn(found.body).length,
      total: total.body[0]?.total_count,
      ofName: (await ask('get_public_playlists_by_username_with_thumbnails', { p_username: 'one-side' }, who))
        .body.length,
      ofId: (await ask('get_user_playlists_with_thumbnails', { p_user_id: one.id }, who)).body.length,
      ofVideo: (await ask('get_playlists_for_video', { p_video_id: videoId }, who)).body.length,
      ofWork: (await ask('get_playlists_for_work', { p_slug: work.slug }, who)).body.length,
      page: (await ask('get_playlist_details_by_slug', { p_slug: made.slug }, who)).body.length,
      details: (await ask('get_playlist_details', { p_playlist_id: made.id }, who)).body.length,
      like: (
        await ask('toggle-playlist-interaction', { playlist_id: made.id, interaction_type: 'like' }, who)
      ).status,
      opening: (await ask('record-playlist-view', { playlist_id: made.id }, who)).status,
    };
  };
  const before = await sees(other);
  const everywhere = {
    found: 1,
    ofName: 1,
    ofId: 1,
    ofVideo: 1,
    ofWork: 1,
    page: 1,
    details: 1,
    like: 200,
    opening: 200,
  };
  assert.deepEqual(before, { ...everywhere, listed: true, total: before.total });
  await ask('block-user', { blocked_id: other.id }, one);
  const nothing = {
    found: 0,
    ofName: 0,
    ofId: 0,
    ofVideo: 0,
    ofWork: 0,
    page: 0,
    details: 0,
    like: 404,
    opening: 404,
  };
  assert.deepEqual(await sees(other), { ...nothing, listed: false, total: before.total! - 1 });
  const own = await sees(one);
  assert.deepEqual([own.listed, own.total, own.details], [true, before.total, 1]);
  assert.equal((await sees(null)).total, before.total);
  await ask('unblock-user', { blocked_id: other.id }, one);
  assert.equal((await sees(other)).total, before.total);
  // Whoever has asked to be deleted is seen by themselves alone.
  await db.query('update profiles set leaving_at = now() where id = $1', [one.id]);
  assert.deepEqual(await sees(null), { ...(await sees(other)), total: before.total! - 1 });
  assert.equal((await sees(other)).details, 0);
  assert.equal((await sees(one)).total, before.total);
});

test('the most popular playlist is public, holds something, and says nothing of who asks', async () => {
  const { id: videoId } = await buildVideo(web.platform);
  const { id } = await make('Beloved', true);
  await ask('add_video_to_playlist', { p_playlist_id: id, p_video_id: videoId }, mio);
  await db.query('update playlists set view_count = 1000000 where id = $1', [id]);
  await ask('toggle-playlist-interaction', { playlist_id: id, interaction_type: 'like' }, mio);
  const [row] = (await ask('get_most_popular_playlist', { p_session_id: null, p_ip_address: null }, mio))
    .body;
  assert.deepEqual([row!.name, row!.user_has_liked], ['Beloved', false]);
});

test('a report holds a playlist out of sight of all but its owner, who can delete it and not change it', async () => {
  const { id: videoId } = await buildVideo(web.platform);
  const work = await insertTestWork(web.platform, { episodes: [{ number: 1, videos: [videoId] }] });
  const { id, slug } = await make('Reported', true);
  await ask('add_video_to_playlist', { p_playlist_id: id, p_video_id: videoId }, mio);
  const report = await ask(
    'submit-report',
    { target_kind: 'playlist', target_id: id, reason_category: 'POTENTIALLY_FEATURES_MINOR' },
    ren,
  );
  assert.equal(report.status, 200, JSON.stringify(report.body));
  const lists: [CallName, object][] = [
    ['get_playlist_details_by_slug', { p_slug: slug }],
    ['get_user_playlists_with_thumbnails', { p_user_id: mio.id }],
    ['get_playlists_for_video', { p_video_id: videoId }],
    ['get_playlists_for_work', { p_slug: work.slug }],
    ['get_public_playlists_by_username_with_thumbnails', { p_username: 'mio' }],
    ['get_playlists_with_details_paginated', { search_query: 'reported' }],
    ['search_playlists', { p_query: 'reported' }],
  ];
  const shows = async (who: TestMember | null) => {
    const shown: string[] = [];
    for (const [name, input] of lists)
      if (/"Reported"/.test(JSON.stringify((await ask(name, input, who)).body))) shown.push(name);
    return shown;
  };
  for (const who of [ren, null]) assert.deepEqual(await shows(who), []);
  assert.deepEqual(
    await shows(mio),
    lists.slice(0, 4).map(([name]) => name),
    'its owner finds it where they find private ones',
  );
  const [row] = (await ask('get_playlist_details_by_slug', { p_slug: slug }, mio)).body;
  assert.deepEqual([row!.is_held, row!.is_public], [true, true]);
  const changes: [CallName, object][] = [
    ['update_playlist_details', { p_playlist_id: id, p_name: 'Harmless', p_is_public: true }],
    ['add_video_to_playlist', { p_playlist_id: id, p_video_id: videoId }],
    ['move_playlist_video', { p_playlist_id: id, p_video_id: videoId, p_before_video_id: null }],
    ['remove-video-from-playlist', { playlist_id: id, video_id: videoId }],
  ];
  for (const [name, input] of changes) {
    assert.equal((await ask(name, input, mio)).status, 409, name);
    assert.equal((await ask(name, input, ren)).status, 404, name);
  }
  for (const who of [mio, ren, null]) {
    const pressed = { playlist_id: id, interaction_type: 'like' };
    assert.equal((await ask('toggle-playlist-interaction', pressed, who)).status, 404);
    assert.equal((await ask('record-playlist-view', { playlist_id: id }, who)).status, 404);
  }
  assert.equal((await ask('delete_playlist', { p_playlist_id: id }, ren)).status, 404);
  assert.equal((await ask('delete_playlist', { p_playlist_id: id }, mio)).status, 200);
});

test('a member who goes takes playlists and likes along', async () => {
  const leaving = await web.memberNamed('leaving');
  const { id } = await make('Left behind', true, leaving);
  const { id: liked } = await make('Stays', true);
  await ask('toggle-playlist-interaction', { playlist_id: liked, interaction_type: 'like' }, leaving);
  await db.transaction((transaction) => forgetPlaylists(transaction, leaving.id));
  assert.deepEqual((await ask('get_playlist_details', { p_playlist_id: id }, null)).body, []);
  assert.equal((await ask('get_playlist_details', { p_playlist_id: liked }, null)).body[0]!.likes, 0);
});
