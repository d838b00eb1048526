import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../../kit/ids.ts';
import { admin, begin, call, db, job, platform, refusalOf, row, source } from './test-imports.ts';
import { createUndoImportHandler } from './undo-import.handler.ts';

test('an import is taken back whole: its videos answer gone, and may come in again', async () => {
  const batch_id = await begin();
  const data = (n: number) => ({
    title: `Undone ${n}`,
    original_source_url: `${source.origin}/u/${n}`,
    embed_url: `https://player.example/u/${n}`,
    batch_id,
  });
  const made = [];
  for (let n = 0; n < 25; n += 1)
    made.push(await call('import_scraped_video', { p_video_data: data(n) }, admin));
  await call('undo_import', { p_batch_id: batch_id }, admin);
  const late = await refusalOf('import_scraped_video', { p_video_data: data(99) }, 409);
  assert.match(late.message, /taken back/);
  await createUndoImportHandler(platform).run(job({ batchId: batch_id }) as never);
  await createUndoImportHandler(platform).run(job({ batchId: batch_id }) as never);
  for (const { video_id } of made) assert.equal((await row(video_id)).publish_status, 'removed');
  const batches = (await call('get_import_batches', {}, admin)).items;
  assert.equal(batches.find(({ id }) => id === batch_id)?.state, 'undone');
  const again = await call(
    'import_scraped_video',
    { p_video_data: { ...data(0), batch_id: await begin() } },
    admin,
  );
  assert.equal(again.outcome, 'imported');
  const acts = await db.query<{ act: string }>(
    'select act from admin_acts where target_id = $1 order by id',
    [batch_id],
  );
  assert.deepEqual(
    acts.map(({ act }) => act),
    ['import.begun', 'import.undone'],
  );
});

test('what failed before it came to the server is kept with the import, once, and so is how many were chosen', async () => {
  const batch_id = await begin({ p_selected_count: 3 });
  const failure = {
    p_batch_id: batch_id,
    p_source_url: `${source.origin}/unread`,
    p_title: 'Unread',
    p_reason: 'Failed to scrape details: This page does not say what video it shows.',
  };
  await call('note_import_failure', failure, admin);
  await call('note_import_failure', failure, admin);
  const { items: listed } = await call('get_import_items', { p_batch_id: batch_id }, admin);
  assert.deepEqual(
    listed.map(({ title, state, reason }) => [title, state, reason]),
    [['Unread', 'failed', failure.p_reason]],
  );
  const batch = (await call('get_import_batches', {}, admin)).items.find(
    ({ id }: { id: string }) => id === batch_id,
  );
  assert.deepEqual([batch!.selected_count, batch!.imported_count, batch!.failed_count], [3, 0, 1]);
  await refusalOf('note_import_failure', { ...failure, p_batch_id: newId() }, 404);
  await call('undo_import', { p_batch_id: batch_id }, admin);
  await refusalOf('note_import_failure', failure, 409);
});
