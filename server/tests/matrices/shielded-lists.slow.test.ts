import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { isShielded, looksAtShield, pastShield } from '#contract/past-shield.ts';
import type { SchemaNode } from '#contract/schema-leaves.ts';
import { tables } from '#contract/tables.ts';
import { indexVideo } from '#server/domains/discovery/index.ts';
import { insertBlocks } from '#server/domains/discovery/lines/line-queries.ts';
import { gatherNews } from '#server/domains/lists/index.ts';
import { insertNotifications } from '#server/domains/notifications/notification-queries.ts';
import { findAll } from '#server/domains/recommending/index.ts';
import { changePublishStatus } from '#server/domains/videos/index.ts';
import { addPastViews } from '#server/domains/watching/index.ts';
import { newId } from '#server/kit/ids.ts';
import { dropCached } from '#server/platform/calls/cached-answers.ts';
import { insertTestPlaylist } from '#tests/inputs/test-playlist-inputs.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { call, ask } = web;
const { db } = web.platform;

const all = Object.entries(calls) as [CallName, Call][];
/** Whether values of a schema name a video. */
const namesVideo = (schema: SchemaNode): boolean =>
  Object.entries(schema.properties ?? {}).some(
    ([name, part]) => /^video_(id|ids|slug|title)$/.test(name) || namesVideo(part),
  ) ||
  [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])].some(
    namesVideo,
  ) ||
  Object.values(schema.patternProperties ?? {}).some(namesVideo);
const showsPicture = (schema: SchemaNode): boolean =>
  schema['x-means'] === 'media' || (schema.anyOf ?? []).some(showsPicture);
const holdsPicture = (schema: SchemaNode): boolean =>
  schema['x-means'] === 'media' ||
  [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ].some(holdsPicture);
/** Rows that name a video beside a picture, of which nothing can say that they are to be blurred. */
const unmarked = (schema: SchemaNode): string[] => {
  const properties = schema.properties ?? {};
  const own =
    'video_id' in properties && Object.values(properties).some(showsPicture) && !('shield' in properties)
      ? [Object.keys(properties).join()]
      : [];
  return [
    ...own,
    ...Object.values(properties).flatMap(unmarked),
    ...[...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(unmarked),
  ];
};
const inWords: readonly string[] = ['get_search_suggestions'];
const givingOut = all.filter(
  ([name, { access, output }]) =>
    access !== 'admin' && (namesVideo(output as SchemaNode) || inWords.includes(name)),
);

const secret = 'Zebrawood';
const glow = { tags: ['glow'], uploaderId: null };
const shown = await buildVideo(web.platform, { ...glow, title: 'Shown lantern' });
const maker = await web.memberNamed('zebra-maker', { role: 'publisher', canUploadVideos: true });
const reader = await web.memberNamed('quiet-reader');
/** Met by a tag, by who made it, by the studio of its work. */
const hidden = [
  await buildVideo(web.platform, { ...glow, title: `${secret} one`, tags: ['glow', 'zebra fern'] }),
  await buildVideo(web.platform, { ...glow, title: `${secret} two`, uploaderId: maker.id }),
  await buildVideo(web.platform, { ...glow, title: `${secret} three` }),
];
const studioId = newId();
const ofWork = await insertTestWork(web.platform, {
  title: 'Lamps of the harbour',
  studioId,
  episodes: [{ number: 1, videos: [hidden[2]!.id] }],
});
const before = await insertTestWork(web.platform, {
  title: 'Lamps of the river',
  episodes: [
    { number: 1, videos: [hidden[0]!.id] },
    { number: 2, videos: [shown.id] },
  ],
});
const playlist = await insertTestPlaylist(web.platform, { ownerId: reader.id, isPublic: true });
for (const [at, { id }] of [shown, ...hidden].entries()) {
  await db.query(
    'insert into playlist_videos (id, playlist_id, video_id, position) values ($1, $2, $3, $4)',
    [newId(), playlist, id, 1024 * (at + 1)],
  );
  await db.query('insert into video_favorites (member_id, video_id) values ($1, $2)', [reader.id, id]);
  await db.query('insert into watch_history (member_id, video_id) values ($1, $2)', [reader.id, id]);
  await insertNotifications(db, [{ id: newId(), memberId: reader.id }], {
    ...{ kind: 'new_release', actorId: maker.id, videoId: id, subjectId: null, details: {} },
  });
  await db.transaction((transaction) => indexVideo(transaction, id));
}
// Something is said in each.
for (const { id } of [shown, ...hidden])
  await insertBlocks(db, id, [{ language: 'en', starts: [1], lines: 'Whispered.', lexemes: `'whispered'` }]);
await db.query('insert into subscriptions (subscriber_id, uploader_id) values ($1, $2)', [
  reader.id,
  maker.id,
]);
// Its episode aired today, is new, and was begun; and so was a video that is no episode.
await db.query(`update episodes set aired_on = now()::date where work_id = $1`, [ofWork.id]);
await db.query(
  `insert into watch_positions (member_id, video_id, position_seconds) values ($1, $2, 100), ($1, $3, 100)`,
  [reader.id, hidden[1]!.id, hidden[2]!.id],
);
await call('save_list_entry', { p_work_id: ofWork.id, p_status: 'watching', p_tells_of_new: true }, reader);
await gatherNews(db);
await findAll(db);
const taste = await web.memberNamed('taster');
await db.query('insert into watch_history (member_id, video_id) values ($1, $2)', [taste.id, shown.id]);
await db.query('update profiles set shows_favorites = true where id = $1', [reader.id]);
await db.query('update videos set trending_score = 5, view_count = 50');
await call('update_list_settings', { p_is_public: true }, reader);
const striped = 'striped-still';
for (const { id } of hidden)
  await db.query('update videos set thumbnail_key = $2 where id = $1', [
    id,
    `thumbnails/${striped}-${id.slice(-4)}.avif`,
  ]);
await db.query('update studios set work_count = 1');
await db.query('update playlists set video_count = 4');
await addPastViews(
  db,
  [shown, ...hidden].map(({ id }) => ({ videoId: id, at: new Date(), views: 50, viewers: 50 })),
);

/** How each call is asked that gives out videos: without a shield it answers one of those that will be hidden. */
const asked: Partial<Record<CallName, object>> = {
  get_all_videos_with_details: {},
  get_related_videos: { p_current_video_id: shown.id, p_category_name: 'Night trains' },
  get_videos_by_tag: { p_tag_name: 'glow' },
  get_category_videos: { p_category_slug: 'night-trains' },
  get_content_rankings_with_ip_dedup: { time_period_param: 'week' },
  get_trending_videos: {},
  get_recommended_videos_by_views: {},
  get_random_videos: { limit_count: 10 },
  search_videos: { p_query: secret, p_page: 1 },
  search_lines: { p_query: 'whispered' },
  get_user_favorite_videos: {},
  get_user_videos: { p_user_id: maker.id },
  get_public_favorite_videos: { p_user_id: reader.id },
  get_work: { p_slug: before.slug },
  get_episode_of_video: { p_video_id: shown.id },
  get_playlist_details: { p_playlist_id: playlist },
  get_playlist_details_by_slug: { p_slug: `lantern-${playlist}` },
  get_watch_history: {},
  get_continue_watching: {},
  get_work_progress: { p_slug: ofWork.slug },
  get_new_episodes: {},
  get_calendar: { p_from: new Date().toISOString().slice(0, 10), p_days: 1 },
  get_following_feed: {},
  get_for_you: {},
  get_similar_videos: { p_video_id: shown.id },
  get_notifications: {},
  // Rows of these name a video by nothing but its words and its picture.
  get_search_suggestions: { p_query: 'zebraw' },
};

const read = async (name: CallName, input: object, headers: Record<string, string>): Promise<string> => {
  const { status, text } = await ask(name, input, headers);
  assert.equal(status, 200, `${name}: ${text}`);
  // What somebody asked, and the id of what they watched, by which they take its series out of the row.
  return text.replaceAll(`"query":"${secret}"`, '').replaceAll(/"watched_video_id":"[^"]*"/g, '');
};
/** How those are asked that show pictures of videos and name none. */
const pictured: Partial<Record<CallName, object>> = {
  list_works: {},
  list_studios: {},
  get_studio: { p_slug: ofWork.studioSlug },
  browse_works: {},
  get_my_list: {},
  get_public_list: { p_user_id: reader.id },
  get_user_playlists: {},
  get_user_playlists_with_thumbnails: { p_user_id: reader.id },
  get_public_playlists_by_username_with_thumbnails: { p_username: reader.username },
  get_playlists_with_details_paginated: {},
  search_playlists: { p_query: 'lantern evenings' },
  get_playlists_for_video: { p_video_id: shown.id },
  get_playlists_for_work: { p_slug: before.slug },
  get_similar_works: { p_slug: before.slug },
  search_works: { p_query: 'lamps' },
  search_studios: { p_query: 'lamp' },
  get_most_popular_playlist: {},
};
const ofPeople = 'Pictures that people show of themselves.';
/** Calls whose pictures are of no video. */
const ofNoVideo: Partial<Record<CallName, string>> = {
  'list-categories-direct': 'Pictures that admins choose.',
  list_categories: 'Pictures that admins choose.',
  get_available_ads: 'What advertisers sent in.',
  search_names: ofPeople,
  search_people: ofPeople,
  get_session: ofPeople,
  getPublicProfile: ofPeople,
  get_public_subscriptions: ofPeople,
  'get-stream-posts': ofPeople,
  get_following_posts: ofPeople,
  get_post: ofPeople,
  get_user_photos: ofPeople,
  get_user_albums: ofPeople,
  get_uploaders_to_follow: ofPeople,
  'list-blocked-users': ofPeople,
  get_user_conversations: ofPeople,
  get_conversation: ofPeople,
  get_messages: ofPeople,
};
const rules = [
  { p_kind: 'tag', p_name: 'zebra fern' },
  { p_kind: 'creator', p_name: maker.username },
  { p_kind: 'studio', p_name: ofWork.studioSlug },
] as const;
/** A visitor with these rules. */
async function visitorWith(act: 'hide' | 'blur' | 'warn'): Promise<Record<string, string>> {
  let cookie = '';
  for (const rule of rules) {
    const { status, text, headers } = await ask(
      'set_shield_rule',
      { ...rule, p_act: act },
      cookie === '' ? {} : { cookie },
    );
    assert.equal(status, 200, text);
    cookie = String(headers['set-cookie']).split(';')[0]!;
  }
  return { cookie };
}
const isMember = (name: CallName): boolean => calls[name].access !== 'anyone';
const open = { apikey: 'anon', authorization: 'Bearer anon' };
/** What each call answers while nothing is shielded. */
const unshielded = new Map<CallName, string>();
for (const [name, input] of Object.entries({ ...asked, ...pictured }) as [CallName, object][])
  unshielded.set(name, await read(name, input, isMember(name) ? reader.bearer : open));
const visitor = await visitorWith('hide');
for (const rule of rules) await call('set_shield_rule', { ...rule, p_act: 'hide' }, reader);
await web.caughtUp();

test('every call that gives out videos leaves out what its asker hides, or says why not', () => {
  const open = givingOut.filter(([name, declared]) => !isShielded(name, declared) && !pastShield[name]);
  assert.deepEqual(
    open.map(([name]) => name),
    [],
  );
  const reasons = Object.keys(pastShield).filter((name) => !Object.hasOwn(calls, name));
  assert.deepEqual(reasons, [], 'no reason is about a call that is gone');
});

test('every row that shows the picture of a video can say that it is to be blurred', () => {
  for (const [name, declared] of givingOut)
    if (isShielded(name, declared)) assert.deepEqual(unmarked(declared.output as SchemaNode), [], name);
});

for (const [name, declared] of givingOut) {
  if (!isShielded(name, declared) && !looksAtShield.includes(name)) continue;
  test(`${name} gives out nothing that is hidden`, async () => {
    const input = asked[name];
    assert.ok(input, `${name} is not asked here: say how`);
    const told = (body: string): boolean =>
      body.toLowerCase().includes(secret.toLowerCase()) ||
      body.includes(striped) ||
      hidden.some(({ id }) => body.includes(id));
    assert.ok(
      told(unshielded.get(name)!),
      `${name} answers none of them to anybody: ${unshielded.get(name)!.slice(0, 300)}`,
    );
    for (const headers of isMember(name) ? [reader.bearer] : [reader.bearer, visitor]) {
      const body = await read(name, input, headers);
      assert.ok(!told(body), `${name} leaks: ${body.slice(0, 400)}`);
    }
    // Somebody else asks after them, so that no answer of one is that of another.
    if (!isMember(name)) assert.ok(told(await read(name, input, open)), `${name} hides from everybody`);
  });
}

for (const name of Object.keys(tables)) {
  test(`the table ${name} gives out nothing that is hidden`, async () => {
    const rows = async (headers: Record<string, string>) =>
      (await web.app.inject({ url: `/rest/v1/${name}?limit=1000`, headers })).body;
    const told = (body: string): boolean =>
      body.includes(secret) || [...hidden, ofWork].some(({ id }) => body.includes(id));
    assert.ok(!told(await rows(visitor)));
    const tells = ['videos', 'works', 'work_studios', 'episodes', 'episode_versions'];
    if (tells.includes(name)) assert.ok(told(await rows({})));
  });
}

test('what is blurred or warned of is there, with the rule that says so', async () => {
  for (const act of ['blur', 'warn'] as const) {
    const headers = await visitorWith(act);
    for (const name of Object.keys(asked) as CallName[]) {
      if (isMember(name) || inWords.includes(name)) continue;
      const body = await read(name, asked[name]!, headers);
      assert.ok(body.includes(secret) || hidden.some(({ id }) => body.includes(id)), name);
      assert.match(body, new RegExp(`"shield":\\{"act":"${act}"`), name);
    }
  }
});

/** Pictures of what is to be blurred in rows that do not say so. */
function sharp(value: unknown, row: unknown = null): string[] {
  if (typeof value === 'string')
    return value.includes(striped) && (row as { shield?: { act: string } } | null)?.shield?.act !== 'blur'
      ? [value]
      : [];
  if (Array.isArray(value)) return value.flatMap((one) => sharp(one, row));
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((one) => sharp(one, value));
}
const showing = all.filter(
  ([name, declared]) =>
    declared.access !== 'admin' && isShielded(name, declared) && holdsPicture(declared.output as SchemaNode),
);
test('no picture of what is to be blurred stands in a row that does not say so', async () => {
  for (const rule of rules) await call('set_shield_rule', { ...rule, p_act: 'blur' }, reader);
  const blurring = await visitorWith('blur');
  await web.caughtUp();
  for (const [name] of showing) {
    if (ofNoVideo[name] !== undefined) continue;
    const input = asked[name] ?? pictured[name];
    assert.ok(input, `${name} is not asked here: say how, or why its pictures are of no video`);
    assert.ok(unshielded.get(name)!.includes(striped), `${name} shows none of them to anybody`);
    for (const headers of isMember(name) ? [reader.bearer] : [reader.bearer, blurring])
      assert.deepEqual(sharp(JSON.parse((await ask(name, input, headers)).text)), [], name);
  }
  for (const rule of rules) await call('set_shield_rule', { ...rule, p_act: 'hide' }, reader);
  await web.caughtUp();
});

test('rows of a table that have pictures leave out what is to be blurred', async () => {
  const blurring = await visitorWith('blur');
  for (const name of Object.keys(tables)) {
    const { body } = await web.app.inject({ url: `/rest/v1/${name}?limit=1000`, headers: blurring });
    assert.ok(!body.includes(striped), name);
  }
});

test('a picture that nothing can blur is not that of a video to be blurred', async () => {
  const blurred = await visitorWith('blur');
  assert.doesNotMatch(await read('get_search_suggestions', { p_query: 'zebraw' }, blurred), /zebrawood/i);
});

test('a hidden video is answered at its own address, with the rule that hides it', async () => {
  const [details] = await call('get_video_details_by_slug', { p_slug: hidden[0]!.slug }, visitor);
  assert.deepEqual(details?.shield, { act: 'hide', kind: 'tag', name: 'zebra fern' });
  const [other] = await call('get_video_details_by_slug', { p_slug: shown.slug }, visitor);
  assert.equal(other?.shield, undefined);
});

test('pages of lists are full where something is hidden, and none is empty after one that had more', async () => {
  for (let at = 0; at < 8; at++)
    await buildVideo(web.platform, {
      title: `${secret} lamp ${at}`,
      tags: ['glow', 'zebra fern'],
      uploaderId: null,
    });
  for (let at = 0; at < 8; at++)
    await buildVideo(web.platform, { title: `Zinc lamp ${at}`, tags: ['glow'], uploaderId: null });
  await web.caughtUp();
  const newest = await call('get_all_videos_with_details', { p_limit: 5 }, visitor);
  assert.equal(newest.length, 5);
  const tagged = await call('get_videos_by_tag', { p_tag_name: 'glow', p_limit: 5 }, visitor);
  assert.equal(tagged.length, 5);
  const page = await call('get_category_videos', { p_category_slug: 'night-trains' }, visitor);
  assert.equal(page.has_more, false);
  assert.equal(page.total, null, 'the stored count is of what everybody sees');
});

test('a tag that is hidden is in no list of tags', async () => {
  const names = async (headers: Record<string, string>) =>
    (await call('get_popular_tags', { limit_count: 100 }, headers)).map(({ name }) => name);
  assert.ok((await names({})).includes('zebra fern'));
  assert.ok(!(await names(visitor)).includes('zebra fern'));
});

test('a studio that is hidden is in no list of studios, nor its works in one of works', async () => {
  await db.query('update studios set work_count = 1');
  const listed = async (headers: Record<string, string>) => [
    (await call('list_studios', {}, headers)).items.some(({ slug }) => slug === ofWork.studioSlug),
    (await call('list_works', {}, headers)).some(({ slug }) => slug === ofWork.slug),
  ];
  assert.deepEqual(await listed({}), [true, true]);
  assert.deepEqual(await listed(visitor), [false, false]);
  const [own] = await call('get_studio', { p_slug: ofWork.studioSlug }, visitor);
  assert.ok(own, 'its own page is there, for whoever asks for it');
});

test('a series is left out by a tag that everything has which can be watched of it', async () => {
  const keeper = await web.memberNamed('shield-keeper', { role: 'admin' });
  const work = await insertTestWork(web.platform, {
    title: 'Ferns',
    episodes: [{ number: 1 }, { number: 2 }, { number: 3 }],
  });
  const fern = (title: string, tags: string[], publishStatus?: 'pending') =>
    buildVideo(web.platform, { title, tags, uploaderId: null, ...(publishStatus ? { publishStatus } : {}) });
  const becomes = (episode: number, slug: string) =>
    call('set_episode_version', { p_episode_id: work.episodeIds[episode]!, p_slug: slug }, keeper);
  const isListed = async (headers: Record<string, string>) => {
    await dropCached(db, 'works', 'videos');
    await web.caughtUp();
    return [
      (await call('list_works', {}, headers)).some(({ slug }) => slug === work.slug),
      (await call('browse_works', {}, headers)).items.some(({ slug }) => slug === work.slug),
      (await call('get_studio', { p_slug: work.studioSlug }, headers))[0]!.works.length > 0,
    ];
  };
  const everywhere = [true, true, true];
  assert.deepEqual(await isListed(visitor), everywhere, 'nothing of it can be watched yet');
  await becomes(0, (await fern('Fern one', ['zebra fern', 'glow'])).slug);
  const unpublished = await fern('Fern unpublished', ['glow'], 'pending');
  await becomes(1, unpublished.slug);
  assert.deepEqual(await isListed(visitor), [false, false, false]);
  assert.deepEqual(await isListed({}), everywhere);
  const other = await fern('Fern two', ['glow']);
  await becomes(2, other.slug);
  assert.deepEqual(await isListed(visitor), everywhere, 'one episode is without it');
  await db.transaction((transaction) => changePublishStatus(transaction, web.platform, other.id, 'held'));
  assert.deepEqual(await isListed(visitor), [false, false, false], 'which is not there anymore');
  await db.transaction((transaction) =>
    changePublishStatus(transaction, web.platform, unpublished.id, 'published'),
  );
  assert.deepEqual(await isListed(visitor), everywhere);
});
