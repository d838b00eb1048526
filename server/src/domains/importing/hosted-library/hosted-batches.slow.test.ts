import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ImportBatch, ImportItem } from '#contract/import-shapes.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../../kit/ids.ts';
import { findCategory } from '../../videos/index.ts';
import { purgeVideos } from '../../videos/managing/purge-videos.ts';
import { createUndoImportHandler } from '../feeds/undo-import.handler.ts';
import { copyPictures } from './copy-pictures.ts';
import { guidOf, standInLibrary, standInVideo, startLibraryHost } from './test-library-host.ts';

const host = await startLibraryHost();
const web = await testWeb({ env: host.env });
const { ask, call } = web;
const { db, storage } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const category = (await findCategory(db, 'uncategorized'))!.id;
const drawn = { adults_only: true, depicts: 'drawn', rights_held: true } as const;
const library = standInLibrary(41, 6);
library.videos[3] = standInVideo(guidOf(41_003), { status: 3, availableResolutions: null });
host.libraries = [library];

const begin = async (more: object = {}): Promise<string> => {
  const input = { p_source_url: 'Bunny library 41', p_category_id: category, p_declaration: drawn, ...more };
  return (await call('begin_import', input, admin)).batch_id;
};
const bring = async (n: number, more: object, status = 200) => {
  const input = { title: `Quay ${n}`, bunny_video_id: guidOf(41_000 + n), bunny_library_id: '41', ...more };
  const answer = await ask('upsert-video-metadata', input, admin);
  assert.equal(answer.status, status, answer.text);
  return answer.body;
};
const itemsOf = async (batchId: string): Promise<ImportItem[]> =>
  (await call('get_import_items', { p_batch_id: batchId }, admin)).items;
const batchOf = async (batchId: string): Promise<ImportBatch | undefined> =>
  (await call('get_import_batches', {}, admin)).items.find(({ id }: ImportBatch) => id === batchId);
const rowOf = async (id: string) =>
  (await db.query<Record<string, unknown>>('select * from videos where id = $1', [id]))[0]!;
const takeBack = async (batchId: string): Promise<void> => {
  await call('undo_import', { p_batch_id: batchId }, admin);
  const signal = new AbortController().signal;
  const job = { id: newId(), payload: { batchId }, attempt: 0, lastAttempt: true, signal };
  await createUndoImportHandler(web.platform).run(job as never);
};
await call('list-bunny-videos', { libraryId: 41, apiKey: host.accountKey }, admin);

test('an import from the library is one of the list, with what came in, what was here and what failed', async () => {
  const { id } = await bring(0, { declaration: drawn });
  const batch_id = await begin({ p_selected_count: 4, p_publish_as: 'pending' });
  const made = await bring(1, { batch_id });
  assert.deepEqual([made.already_imported, made.publish_status], [false, 'pending']);
  const again = await bring(1, { batch_id });
  assert.deepEqual(
    [again.id, again.already_imported],
    [made.id, false],
    'an answer that was lost is told again',
  );
  const here = await bring(0, { batch_id });
  assert.deepEqual([here.id, here.already_imported, here.message], [id, true, 'It is here already.']);
  await bring(2, { batch_id, title: 'Borrowed without consent' }, 400);
  await bring(3, { batch_id }, 400);
  assert.deepEqual(
    (await itemsOf(batch_id)).map(({ source_url, title, state, reason, video_id }) => [
      source_url,
      title,
      state,
      reason,
      video_id,
    ]),
    [
      [`41/${guidOf(41_001)}`, 'Quay 1', 'imported', null, made.id],
      [`41/${guidOf(41_000)}`, 'Quay 0', 'skipped', 'This video is here already.', null],
      [
        `41/${guidOf(41_002)}`,
        'Borrowed without consent',
        'failed',
        'The title holds a word that is not allowed here.',
        null,
      ],
      [
        `41/${guidOf(41_003)}`,
        'Quay 3',
        'failed',
        'This video is not finished; its state is Transcoding',
        null,
      ],
    ],
  );
  const batch = await batchOf(batch_id);
  assert.deepEqual(
    [
      batch?.source_url,
      batch?.selected_count,
      batch?.imported_count,
      batch?.skipped_count,
      batch?.failed_count,
    ],
    ['Bunny library 41', 4, 1, 1, 2],
  );
  const { declaredBy, depicts } = (await rowOf(made.id)).declaration as Record<string, unknown>;
  assert.deepEqual([declaredBy, depicts], [admin.id, 'drawn'], 'what was signed for the import holds');
});

test('what the host could not answer is not kept as failed: it may be asked again', async () => {
  const batch_id = await begin();
  host.spoil(/videos/, { status: 500 }, { status: 429 });
  await bring(4, { batch_id }, 503);
  await bring(4, { batch_id }, 429);
  assert.deepEqual(await itemsOf(batch_id), []);
});

test('an import from the library is taken back whole, with its pictures, and may come in again', async () => {
  const batch_id = await begin({ p_selected_count: 2 });
  const { id } = await bring(4, { batch_id });
  await copyPictures(web.platform, {
    videoId: id,
    guid: guidOf(41_004),
    libraryId: '41',
    file: 'thumbnail.jpg',
  });
  const picture = String((await rowOf(id)).thumbnail_key);
  assert.ok(await storage.get(picture));
  await takeBack(batch_id);
  const late = await bring(5, { batch_id }, 409);
  assert.match(late.error, /taken back/);
  assert.equal((await rowOf(id)).publish_status, 'removed');
  assert.equal(await storage.get(picture), null);
  assert.equal((await batchOf(batch_id))?.state, 'undone');
  const again = await bring(4, { batch_id: await begin() });
  assert.deepEqual([again.already_imported, again.id === id], [false, false]);
});

test('of one that was deleted long ago no picture is left', async () => {
  const { id } = await bring(4, { batch_id: await begin() });
  const source = { videoId: id, guid: guidOf(41_004), libraryId: '41', file: 'thumbnail.jpg' };
  await copyPictures(web.platform, source);
  const preview_key = `media/hosted/${id}/preview.webp`;
  await db.query('update videos set preview_key = $2 where id = $1', [id, preview_key]);
  const { thumbnail_key } = await rowOf(id);
  assert.match(String(thumbnail_key), /^media\/hosted\//);
  await call('delete_video', { p_video_id: id }, admin);
  await db.query(`update videos set purge_after = now() - interval '1 minute' where id = $1`, [id]);
  await purgeVideos(web.platform);
  const deleted = await db.query<{ key: string }>(
    `select data ->> 'key' as key from jobs.job where name = 'drop-picture'`,
  );
  for (const key of [thumbnail_key, preview_key])
    assert.ok(
      deleted.some((one) => one.key === key),
      String(key),
    );
});

test('one that comes alone is an import of one', async () => {
  const { id } = await bring(5, { declaration: { ...drawn, depicts: 'live_action' } });
  const [batch] = (await call('get_import_batches', {}, admin)).items as ImportBatch[];
  assert.deepEqual(
    [batch?.source_url, batch?.depicts, batch?.declared_by, batch?.selected_count, batch?.imported_count],
    ['Bunny library 41', 'live_action', 'keeper', 1, 1],
  );
  await takeBack(batch!.id);
  assert.equal((await rowOf(id)).publish_status, 'removed');
});

test('the ids of what is here are told, and not of what was taken back', async () => {
  const batch_id = await begin();
  await bring(2, { batch_id });
  const guids = async () => (await call('get_all_video_guids', {}, admin)).map(({ guid }) => guid);
  assert.ok((await guids()).includes(guidOf(41_002)));
  await takeBack(batch_id);
  assert.ok(!(await guids()).includes(guidOf(41_002)));
});

test('an import that does not exist takes nothing', async () => {
  await bring(2, { batch_id: newId() }, 404);
});
