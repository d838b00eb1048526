import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestWork, insertWorkToAlign } from '#tests/inputs/test-work-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { createSoundPrinter, sampleRate } from '../../media/sound/sound-print.ts';
import { writeSoundPrint } from '../../media/sound/sound-print-queries.ts';
import { makeScene, makeSong } from '../../media/sound/test-seasons.ts';
import { episodeOfVideo } from '../work-queries.ts';
import { alignOldWorksHandler } from './align-old-works.handler.ts';
import { alignVersions } from './align-versions.ts';

const { platform } = await testWeb();
const { db } = platform;
const { signal } = new AbortController();

async function mediaOf(samples: Float32Array): Promise<string> {
  const printer = createSoundPrinter();
  printer.add(samples);
  const mediaId = await insertTestMedia(platform, { state: 'ready' });
  await writeSoundPrint(db, mediaId, printer.end());
  return mediaId;
}
async function versionOf(title: string, samples: Float32Array): Promise<string> {
  const { id } = await buildVideo(platform, { title });
  await db.query('update videos set media_id = $2 where id = $1', [id, await mediaOf(samples)]);
  return id;
}
const film = makeSong(3, 120);
const ahead = (seconds: number, samples: Float32Array): Float32Array => {
  const all = new Float32Array(seconds * sampleRate + samples.length);
  all.set(samples, seconds * sampleRate);
  return all;
};
const [original, dub, other] = [
  await versionOf('Ferry, original', film),
  await versionOf('Ferry, dubbed', ahead(5, film)),
  await versionOf('Ferry, another cut', makeScene(9, 100)),
];
const alone = await versionOf('Ferry, second', film);
const work = await insertTestWork(platform, {
  episodes: [
    { number: 1, videos: [original, dub, other] },
    { number: 2, videos: [alone] },
  ],
});
const offsetsIn = async (videoId: string): Promise<Map<string, [number, number][] | null>> => {
  const [found] = JSON.parse(await episodeOfVideo(db, '/', videoId));
  return new Map(
    found.versions.map(
      ({ video_id: id, offsets }: { video_id: string; offsets: [number, number][] | null }) => [id, offsets],
    ),
  );
};
const countCompared = async (): Promise<number> => (await db.query('select from version_offsets')).length;

test('versions that were not compared say nothing of how they lie', async () => {
  assert.deepEqual([...(await offsetsIn(dub)).values()], [null, null, null]);
});

test('each is compared with one of them, and one that nobody can place says so', async () => {
  assert.equal(await alignVersions(platform, work.id, signal), 'all');
  const found = await offsetsIn(dub);
  assert.deepEqual(found.get(original), [[0, 0]]);
  const [[from, seconds]] = found.get(dub) as [[number, number]];
  assert.equal(from, 0);
  assert.ok(Math.abs(seconds - 5) < 0.1, `${seconds}`);
  assert.deepEqual(found.get(other), []);
  assert.deepEqual([...(await offsetsIn(alone)).values()], [null]);
  assert.equal(await countCompared(), 2);
});

test('they are compared again only where a file is another one', async () => {
  const made = (): Promise<{ xmin: string }[]> =>
    db.query('select xmin::text from version_offsets where video_id = $1', [dub]);
  const before = await made();
  await alignVersions(platform, work.id, signal);
  assert.deepEqual(await made(), before);
  await db.query('update videos set media_id = $2 where id = $1', [dub, await mediaOf(ahead(9, film))]);
  await alignVersions(platform, work.id, signal);
  const [[, seconds]] = (await offsetsIn(original)).get(dub) as [[number, number]];
  assert.ok(Math.abs(seconds - 9) < 0.1, `${seconds}`);
});

test('without the one that all were compared with, another takes its place', async () => {
  await db.query('delete from episode_versions where video_id = $1', [original]);
  assert.equal(await countCompared(), 0);
  assert.deepEqual([...(await offsetsIn(dub)).values()], [null, null]);
  await alignVersions(platform, work.id, signal);
  const found = await offsetsIn(dub);
  assert.deepEqual([found.get(dub), found.get(other)], [[[0, 0]], []]);
});

test('works from before have one turn', async () => {
  await insertWorkToAlign(platform, work.id);
  const enqueued = async () =>
    (
      await db.query<{ id: string }>(
        `select data->>'workId' as id from jobs.job where name = 'find-skips' and state = 'created'`,
      )
    ).map(({ id }) => id);
  const run = () =>
    alignOldWorksHandler(platform).run({
      ...{ id: '', payload: {}, attempt: 0, lastAttempt: true, signal },
    });
  await run();
  assert.ok((await enqueued()).includes(work.id));
  await db.query(`delete from jobs.job where name = 'find-skips'`);
  await run();
  assert.deepEqual(await enqueued(), []);
});

test('a file that cannot be listened to is left for later', async () => {
  const { id } = await buildVideo(platform, { title: 'Ferry, unheard' });
  await db.query('update videos set media_id = $2 where id = $1', [
    id,
    await insertTestMedia(platform, { state: 'ready' }),
  ]);
  const second = await insertTestWork(platform, { episodes: [{ number: 1, videos: [alone, id] }] });
  assert.equal(await alignVersions(platform, second.id, signal), 'all');
  assert.deepEqual([...(await offsetsIn(id)).values()], [null, null]);
});
