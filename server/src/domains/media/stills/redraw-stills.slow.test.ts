import assert from 'node:assert/strict';
import { test } from 'node:test';
import { avifWidthsOf, readPictureName } from '../../../kit/picture-names.ts';
import { tintOf } from '../encode/picture-forms.ts';
import { mediaPrefix } from '../index.ts';
import { stillRenamed, type Thumbnail } from '../media-facts.ts';
import { findAsset } from '../media-queries.ts';
import { chooseStill } from '../tell-again.ts';
import { keysOf, makeMedia, mediaBench, picture, quickly } from '../test-media.ts';
import { redrawStills } from './redraw-stills.ts';
import { mediaWithoutAvif } from './still-queries.ts';

const bench = await mediaBench();
const renamed = new Map<string, readonly Thumbnail[]>();
bench.platform.facts.on(stillRenamed, async (_, { mediaId, thumbnails }) => {
  renamed.set(mediaId, thumbnails);
});
const { platform } = bench;
const { db, storage } = platform;
const { signal } = new AbortController();
const atOnce = { signal, afterEach: async () => true };
const thumbnailsOf = async (mediaId: string): Promise<string[]> =>
  (await keysOf(bench, `${mediaPrefix(mediaId)}thumbnails/`)).map((key) =>
    key.slice(key.lastIndexOf('/') + 1),
  );
const clip = [...picture('640x360', 3), ...quickly];
const formOf = async (key: string) => {
  const { default: sharp } = await import('sharp');
  const { format, compression, width } = await sharp((await storage.get(key))!).metadata();
  return [format, compression, width];
};

test('a new video has its chosen still as AVIF, in a name that says its colours', async () => {
  const made = await makeMedia(bench, 'new.mp4', clip);
  const key = made.outcome.thumbnailKey!;
  const name = readPictureName(key)!;
  assert.equal(name.width, 640);
  assert.equal(await tintOf((await storage.get(key))!).then((tint) => tint.length), 9);
  for (const width of avifWidthsOf(640))
    assert.deepEqual(await formOf(`${name.stem}${width}.avif`), ['heif', 'av1', width]);
  const { extras } = (await findAsset(db, made.mediaId))!;
  assert.equal(extras.avif, extras.chosen);
  assert.deepEqual(await mediaWithoutAvif(db, 10), []);
});

test('another still is drawn once it is chosen, and keeps its address', async () => {
  const made = await makeMedia(bench, 'chosen.mp4', clip);
  const { extras } = (await findAsset(db, made.mediaId))!;
  const other = extras.chosen === 1 ? 2 : 1;
  await db.transaction((transaction) => chooseStill(transaction, platform, made.mediaId, other));
  assert.deepEqual(await mediaWithoutAvif(db, 10), [made.mediaId]);
  const told = bench.stated.length;
  await redrawStills(platform, atOnce);
  assert.deepEqual(await mediaWithoutAvif(db, 10), []);
  const { stem } = readPictureName(extras.thumbnails![other]!.sizes[0]!.key)!;
  for (const width of avifWidthsOf(640)) assert.ok(await storage.stat(`${stem}${width}.avif`), `${width}`);
  assert.equal(bench.stated.length, told, 'nothing that is shown has changed');
});

/** As videos were stored before: no colours in the names, and no AVIF. */
async function asBefore(name: string): Promise<string> {
  const { mediaId } = await makeMedia(bench, name, clip);
  const prefix = mediaPrefix(mediaId);
  for (const key of await keysOf(bench, `${prefix}thumbnails/`)) {
    const bytes = (await storage.get(key))!;
    await storage.delete(key);
    if (key.endsWith('.webp')) await storage.put(key.replace(/-[\da-f]{9}-/, '-'), bytes);
  }
  await db.query(
    `update media_assets set extras = regexp_replace((extras - 'avif')::text, '-[0-9a-f]{9}-', '-', 'g')::jsonb where id = $1`,
    [mediaId],
  );
  return mediaId;
}

test('videos from before get theirs, a few at a time, going on where it was stopped; former addresses stay', async () => {
  const ids = [await asBefore('old-1.mp4'), await asBefore('old-2.mp4')];
  assert.deepEqual((await mediaWithoutAvif(db, 10)).sort(), [...ids].sort());
  const former = await thumbnailsOf(ids[0]!);
  const told = bench.stated.length;
  await redrawStills(platform, { signal, afterEach: async () => false });
  assert.equal((await mediaWithoutAvif(db, 10)).length, 1);
  await redrawStills(platform, atOnce);
  assert.deepEqual(await mediaWithoutAvif(db, 10), []);
  for (const mediaId of ids) {
    const thumbnails = renamed.get(mediaId)!;
    const { stem } = readPictureName(thumbnails.at(-1)!.key)!;
    assert.deepEqual(
      thumbnails.map(({ key }) => key),
      [`${stem}320.webp`, `${stem}640.webp`],
    );
    for (const { key, width } of thumbnails)
      assert.deepEqual((await formOf(key)).slice(0, 1), ['webp'], `${width}`);
    for (const width of avifWidthsOf(640)) assert.ok(await storage.stat(`${stem}${width}.avif`));
  }
  assert.equal(bench.stated.length, told, 'files are not finished a second time');
  const now = await thumbnailsOf(ids[0]!);
  for (const name of former) assert.ok(now.includes(name), name);
});

test('a still that is gone is passed over for good, and one of a deleted video leaves nothing', async () => {
  const gone = await asBefore('gone.mp4');
  await storage.deletePrefix(`${mediaPrefix(gone)}thumbnails/`);
  await redrawStills(platform, atOnce);
  assert.deepEqual(await mediaWithoutAvif(db, 10), []);
  const deleted = await asBefore('deleted.mp4');
  const before = await thumbnailsOf(deleted);
  const deleting = {
    ...platform,
    storage: {
      ...storage,
      async put(key: string, body: Buffer | string) {
        await db.query('delete from media_assets where id = $1', [deleted]);
        await storage.put(key, body);
      },
    },
  };
  await redrawStills(deleting, atOnce);
  assert.deepEqual(await thumbnailsOf(deleted), before);
});

test('one that cannot be drawn now holds up no older one and is tried again, and one that is not there is passed over', async () => {
  const older = await asBefore('older.mp4');
  const newer = await asBefore('newer.mp4');
  const lost = await asBefore('lost.mp4');
  await db.query(`update media_assets set extras = extras || '{"chosen": 99}' where id = $1`, [lost]);
  const failing = {
    ...platform,
    storage: {
      ...storage,
      put: (key: string, body: Buffer | string) =>
        key.includes(newer) ? Promise.reject(new Error('full')) : storage.put(key, body),
    },
  };
  await assert.rejects(redrawStills(failing, atOnce), /full/);
  assert.deepEqual(await mediaWithoutAvif(db, 10), [newer]);
  assert.ok(renamed.has(older));
  await redrawStills(platform, atOnce);
  assert.deepEqual(await mediaWithoutAvif(db, 10), []);
});
