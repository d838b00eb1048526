import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { writeMeasured } from '../../media/flashes/flash-queries.ts';
import { type FoundFlash, flashesMeasured } from '../../media/index.ts';
import { planLadder } from '../../media/plan/ladder-plan.ts';
import { sampleSource } from '../../media/plan/sample-source.ts';

const web = await testWeb();
const { platform } = web;
const { db } = platform;
const admin = await web.memberNamed('moment-keeper', { role: 'admin' });
const owner = await web.memberNamed('moment-maker', { role: 'creator', canUploadVideos: true });
const stranger = await web.memberNamed('moment-seer');
await buildVideo(platform, { title: 'Tailor', tags: ['needles', 'sharp things', 'meadows'] });
const idOf = async (name: string): Promise<number> =>
  (await db.query<{ id: number }>('select id from tags where name = $1', [name]))[0]!.id;
for (const name of ['needles', 'sharp things'])
  await web.call(
    'describe_tag',
    { p_tag_id: await idOf(name), p_type: 'warning', p_description: null },
    admin,
  );
await web.call(
  'set_tag_implications',
  { p_tag_id: await idOf('needles'), p_implies: ['sharp things'] },
  admin,
);

const mediaId = await insertTestMedia(platform, { state: 'ready' });
const video = await buildVideo(platform, { title: 'Storm', uploaderId: owner.id });
await db.query('update videos set media_id = $2, preview_key = $3, duration_seconds = 600 where id = $1', [
  video.id,
  mediaId,
  `media/${mediaId}/preview.mp4`,
]);

const measured = (found: FoundFlash[], losesPreview = false): Promise<void> =>
  db.transaction(async (transaction) => {
    await writeMeasured(transaction, mediaId, found);
    await platform.facts.state(transaction, flashesMeasured, { mediaId, found, losesPreview });
  });
const shown = async () => {
  await web.caughtUp();
  const [details] = await web.call('get_video_details_by_slug', { p_slug: video.slug }, null);
  return details!;
};
const own = () => web.call('get_own_moments', { p_video_id: video.id }, owner);
const refused = async (input: object, who: typeof owner | null = owner): Promise<string> => {
  const { status, words } = await web.ask(
    'save_own_moment',
    { p_video_id: video.id, p_kind: 'general', p_starts_at: 10, p_ends_at: 20, ...input },
    who,
  );
  return `${status} ${words}`;
};

test('nothing is said of what was not measured', async () => {
  assert.deepEqual((await shown()).playback.moments, []);
  const told = await own();
  assert.equal(told.is_measured, false);
  assert.deepEqual(told.warnings, ['needles', 'sharp things']);
});

test('what was found is told to who plays it and to who made it, and the excerpt for lists goes', async () => {
  await measured(
    [
      { kind: 'general', from: 61.25, to: 64 },
      { kind: 'red', from: 200, to: 202.5 },
    ],
    true,
  );
  assert.deepEqual((await shown()).playback.moments, [
    { kind: 'general', starts_at: 61.25, ends_at: 64, tag: null, implied: [] },
    { kind: 'red', starts_at: 200, ends_at: 202.5, tag: null, implied: [] },
  ]);
  const told = await own();
  assert.equal(told.is_measured, true);
  assert.equal(told.moments.length, 2);
  assert.ok(told.moments.every(({ by_hand, is_dismissed }) => !by_hand && !is_dismissed));
  assert.deepEqual(await db.query('select preview_key from videos where id = $1', [video.id]), [
    { preview_key: null },
  ]);
});

test('only an admin dismisses what was found, on record, and it stays so when it is measured again', async () => {
  const [first] = (await own()).moments;
  const input = { p_moment_id: first!.id, p_is_dismissed: true };
  assert.equal((await web.ask('dismiss_found_flash', input, owner)).status, 403);
  const removed = await web.ask('delete_own_moment', { p_moment_id: first!.id }, owner);
  assert.equal(removed.status, 409);
  assert.match(await refused({ p_moment_id: first!.id }), /^409 This was found by measuring/);
  await web.call('dismiss_found_flash', input, admin);
  assert.deepEqual(
    (await shown()).playback.moments.map(({ kind }) => kind),
    ['red'],
  );
  await measured([
    { kind: 'general', from: 61, to: 64.5 },
    { kind: 'red', from: 200, to: 202.5 },
  ]);
  const [again] = (await own()).moments;
  assert.deepEqual([again!.starts_at, again!.is_dismissed], [61, true]);
  await web.call('dismiss_found_flash', { p_moment_id: again!.id, p_is_dismissed: false }, admin);
  assert.equal((await shown()).playback.moments.length, 2);
  const acts = await db.query<{ act: string }>(
    `select act from admin_acts where target_id = $1 and act like 'video.flash%' order by id`,
    [video.id],
  );
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['video.flash_dismissed', 'video.flash_restored'],
  );
});

test('a warning stands at its moment, and on the video with all it implies', async () => {
  const told = await web.call(
    'save_own_moment',
    { p_video_id: video.id, p_kind: 'warning', p_tag: 'needles', p_starts_at: 30, p_ends_at: 42.5 },
    owner,
  );
  const said = told.moments.find(({ kind }) => kind === 'warning')!;
  assert.deepEqual([said.tag, said.starts_at, said.ends_at, said.by_hand], ['needles', 30, 42.5, true]);
  const details = await shown();
  assert.deepEqual(details.playback.moments[0], {
    kind: 'warning',
    starts_at: 30,
    ends_at: 42.5,
    tag: 'needles',
    implied: ['sharp things'],
  });
  const names = details.tags.map(({ name }) => name);
  assert.ok(names.includes('needles') && names.includes('sharp things'), names.join());
  // The rule of a shield on it meets the video.
  const keys = await db.query<{ hit: boolean }>(
    `select (select array_agg(t.id) from tags t where t.name = 'needles') <@ v.shield_keys as hit from videos v where id = $1`,
    [video.id],
  );
  assert.deepEqual(keys, [{ hit: true }]);
});

test('it can be changed and taken back; the tag stays with the video', async () => {
  const said = (await own()).moments.find(({ kind }) => kind === 'warning')!;
  const change = { p_video_id: video.id, p_moment_id: said.id, p_kind: 'warning' as const };
  await web.call(
    'save_own_moment',
    { ...change, p_tag: 'sharp things', p_starts_at: 31, p_ends_at: 40 },
    owner,
  );
  assert.deepEqual((await shown()).playback.moments[0], {
    kind: 'warning',
    starts_at: 31,
    ends_at: 40,
    tag: 'sharp things',
    implied: [],
  });
  const told = await web.call('delete_own_moment', { p_moment_id: said.id }, owner);
  assert.equal(told.moments.length, 2);
  assert.ok((await shown()).tags.some(({ name }) => name === 'sharp things'));
});

test('who edits the tags does not lose a warning that stands at a moment', async () => {
  await web.call(
    'save_own_moment',
    { p_video_id: video.id, p_kind: 'warning', p_tag: 'needles', p_starts_at: 30, p_ends_at: 42 },
    owner,
  );
  await web.call('update_own_video', { p_video_id: video.id, p_title: 'Storm', p_tags: ['meadows'] }, owner);
  const names = (await shown()).tags.map(({ name }) => name);
  assert.deepEqual(names, ['needles', 'sharp things', 'meadows']);
});

test('only who may change a video says so, and only what can be', async () => {
  assert.match(await refused({}, stranger), /^404 There is no such video of yours/);
  assert.match(await refused({}, null), /^401/);
  assert.match(await refused({ p_ends_at: 10.2 }), /^400 .*half a second/);
  assert.match(await refused({ p_ends_at: 700 }), /^400 .*over by then/);
  assert.match(await refused({ p_starts_at: 650, p_ends_at: 700 }), /^400 .*over by then/);
  assert.match(await refused({ p_kind: 'warning' }), /^400 .*Choose a warning/);
  assert.match(await refused({ p_kind: 'warning', p_tag: 'meadows' }), /^400 .*Choose a warning/);
  assert.match(await refused({ p_moment_id: video.id }), /^404/);
  const [moment] = (await own()).moments;
  assert.equal((await web.ask('delete_own_moment', { p_moment_id: moment!.id }, stranger)).status, 404);
  await web.call(
    'save_own_moment',
    { p_video_id: video.id, p_kind: 'general', p_starts_at: 300, p_ends_at: 302 },
    admin,
  );
  assert.equal((await own()).moments.filter(({ by_hand }) => by_hand).length, 2);
});

test('what is said by hand to flash leaves the excerpt for lists, if that shows it', async () => {
  await db.query('update media_assets set source = $2 where id = $1', [mediaId, sampleSource()]);
  const [{ start, end } = { start: 0, end: 0 }] = planLadder(sampleSource()).preview.cuts;
  await db.query('update videos set preview_key = $2 where id = $1', [
    video.id,
    `media/${mediaId}/preview.mp4`,
  ]);
  const excerpt = async () =>
    (
      await db.query<{ key: string | null }>('select preview_key as key from videos where id = $1', [
        video.id,
      ])
    )[0]!.key;
  const say = (p_starts_at: number, p_ends_at: number) =>
    web.call('save_own_moment', { p_video_id: video.id, p_kind: 'red', p_starts_at, p_ends_at }, owner);
  await say(end + 0.1, end + 0.7);
  assert.ok(await excerpt());
  await say(start, start + 1);
  assert.equal(await excerpt(), null);
});
