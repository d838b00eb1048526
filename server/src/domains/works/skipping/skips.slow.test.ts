import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Skip } from '#contract/works.ts';
import { insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { createSoundPrinter } from '../../media/sound/sound-print.ts';
import { writeSoundPrint } from '../../media/sound/sound-print-queries.ts';
import { type MadeEpisode, makeSeason } from '../../media/sound/test-seasons.ts';
import { episodeOfVideo } from '../work-queries.ts';
import { findSkips } from './find-skips.ts';

const web = await testWeb();
const { platform } = web;
const { db } = platform;
const admin = await web.memberNamed('song-keeper', { role: 'admin' });
const owner = await web.memberNamed('song-maker', { role: 'creator' });
const stranger = await web.memberNamed('song-hearer');
const { signal } = new AbortController();

const made: MadeEpisode[] = [];
const videos: { id: string }[] = [];
for (const episode of makeSeason({ seed: 5, episodes: 4, seconds: 90, songSeconds: 14, coldOpens: 0.5 })) {
  const printer = createSoundPrinter();
  printer.add(episode.samples);
  const mediaId = await insertTestMedia(platform, { state: 'ready' });
  await writeSoundPrint(db, mediaId, printer.end());
  const video = await buildVideo(platform, { title: `Song ${made.length + 1}`, uploaderId: owner.id });
  await db.query('update videos set media_id = $2 where id = $1', [video.id, mediaId]);
  made.push(episode);
  videos.push(video);
}
const work = await insertTestWork(platform, {
  title: 'Songs',
  episodes: videos.map(({ id }, at) => ({ number: at + 1, videos: [id] })),
});
/** As the call answers, past its cache: other processes hear of a change a moment later. */
const skipsOf = async (at: number): Promise<Skip[]> =>
  JSON.parse(await episodeOfVideo(db, '/', videos[at]!.id))[0].skips;
const waitingJobs = async (): Promise<number> =>
  (await db.query(`select from jobs.job where name = 'find-skips' and data->>'workId' = $1`, [work.id]))
    .length;

test('what a season shares may be skipped, but never an opening that nobody has seen', async () => {
  assert.deepEqual(await skipsOf(0), []);
  assert.equal(await findSkips(platform, work.id, signal), 'all');
  for (const [at, episode] of made.entries()) {
    const skips = await skipsOf(at);
    const opening = skips.find(({ kind }) => kind === 'opening')!;
    assert.ok(Math.abs(opening.starts_at - episode.opening!.from) <= 1);
    assert.ok(Math.abs(opening.ends_at - episode.opening!.to) <= 1);
    assert.equal(opening.is_first, at === 0);
    const ending = skips.find(({ kind }) => kind === 'ending')!;
    assert.ok(Math.abs(ending.starts_at - episode.ending!.from) <= 1);
    assert.equal(ending.is_first, false);
  }
  const [told] = await web.call('get_episode_of_video', { p_video_id: videos[0]!.id }, null);
  assert.equal(told!.skips.length, 2);
  // Again, nothing is twice.
  await findSkips(platform, work.id, signal);
  assert.equal((await skipsOf(1)).length, 2);
});

test('what is said by hand goes before what is found, until it is taken back', async () => {
  const id = videos[1]!.id;
  const say = (kind: 'opening' | 'ending', from: number | null, to: number | null) =>
    web.call('save_own_skip', { p_video_id: id, p_kind: kind, p_starts_at: from, p_ends_at: to }, owner);
  await say('opening', 3, 12.5);
  await say('ending', null, null);
  await findSkips(platform, work.id, signal);
  assert.deepEqual(await skipsOf(1), [{ kind: 'opening', starts_at: 3, ends_at: 12.5, is_first: false }]);
  const told = await web.call('get_own_skips', { p_video_id: id }, owner);
  assert.equal(told.is_episode, true);
  assert.deepEqual(
    told.skips.find(({ kind }) => kind === 'ending'),
    { kind: 'ending', starts_at: null, ends_at: null, by_hand: true },
  );
  await web.call('reset_own_skip', { p_video_id: id, p_kind: 'ending' }, owner);
  assert.equal(await waitingJobs(), 1);
  await findSkips(platform, work.id, signal);
  assert.equal((await skipsOf(1)).filter(({ kind }) => kind === 'ending').length, 1);
  await web.call('reset_own_skip', { p_video_id: id, p_kind: 'opening' }, admin);
  await findSkips(platform, work.id, signal);
});

test('only who may change a video says so, and only what can be', async () => {
  const id = videos[2]!.id;
  const ask = async (who: typeof owner | null, input: object): Promise<string> => {
    const { status, words } = await web.ask(
      'save_own_skip',
      { p_video_id: id, p_kind: 'recap', p_starts_at: 1, p_ends_at: 9, ...input },
      who,
    );
    return `${status} ${words}`;
  };
  assert.match(await ask(stranger, {}), /^404 There is no such video of yours/);
  assert.match(await ask(null, {}), /^401/);
  assert.match(await ask(owner, { p_ends_at: null }), /^400 .*where it ends/);
  assert.match(await ask(owner, { p_starts_at: null }), /^400 .*where it begins/);
  assert.match(await ask(owner, { p_ends_at: 1.5 }), /^400 .*at least a second/);
  const alone = await buildVideo(platform, { uploaderId: owner.id });
  assert.match(await ask(owner, { p_video_id: alone.id }), /^409 This video is no episode/);
  assert.equal((await web.call('get_own_skips', { p_video_id: alone.id }, owner)).is_episode, false);
});

test('a work can be left alone: what was found goes, what was said stays', async () => {
  await web.call(
    'save_own_skip',
    { p_video_id: videos[3]!.id, p_kind: 'recap', p_starts_at: 0, p_ends_at: 4 },
    owner,
  );
  const off = await web.call('set_work_listening', { p_work_id: work.id, p_listens: false }, admin);
  assert.equal(off.finds_skips, false);
  await findSkips(platform, work.id, signal);
  assert.deepEqual(await skipsOf(0), []);
  assert.deepEqual(
    (await skipsOf(3)).map(({ kind }) => kind),
    ['recap'],
  );
  await web.call('set_work_listening', { p_work_id: work.id, p_listens: true }, admin);
  await findSkips(platform, work.id, signal);
  assert.equal((await skipsOf(0)).length, 2);
});

test('a file that cannot be heard leaves the others as they are', async () => {
  const mediaId = await insertTestMedia(platform, { state: 'ready' });
  await db.query('update videos set media_id = $2 where id = $1', [videos[2]!.id, mediaId]);
  assert.equal(await findSkips(platform, work.id, signal), 'all');
  assert.deepEqual(await skipsOf(2), []);
  assert.equal((await skipsOf(0)).length, 2);
});
