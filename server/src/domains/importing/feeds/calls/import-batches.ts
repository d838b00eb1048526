import { limits } from '#contract/limits.ts';
import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { hiddenVideos } from '../../../videos/index.ts';
import { beginUndo, findBatch, listBatches, listItems } from '../import-queries.ts';
import { batchView } from '../import-view.ts';
import { undoImportJob } from '../undo-import.job.ts';

const missing = (): AppError => new AppError('notFound', 'There is no such import.', { field: 'p_batch_id' });

export const getImportBatches = implement('get_import_batches', async ({ p_page }, { db }) => {
  const size = limits.importBatchesPageSize;
  const rows = await listBatches(db, size + 1, ((p_page ?? 1) - 1) * size);
  return { items: rows.slice(0, size).map(batchView), has_more: rows.length > size };
});

export const getImportItems = implement('get_import_items', async ({ p_batch_id, p_page }, context) => {
  const { db } = context;
  if ((await findBatch(db, p_batch_id)) === null) throw missing();
  const size = limits.importItemsPageSize;
  const rows = await listItems(db, p_batch_id, {
    hidden: await hiddenVideos(context),
    limit: size + 1,
    offset: ((p_page ?? 1) - 1) * size,
  });
  return { items: rows.slice(0, size), has_more: rows.length > size };
});

export const undoImport = implement('undo_import', async ({ p_batch_id }, { db, jobs, viewer }) => {
  const batch = await findBatch(db, p_batch_id);
  if (batch === null) throw missing();
  await db.transaction(async (transaction) => {
    if (!(await beginUndo(transaction, p_batch_id))) return;
    await jobs.enqueue(transaction, undoImportJob, { batchId: p_batch_id }, { singletonKey: p_batch_id });
    await recordAct(transaction, actorOf(viewer), {
      act: 'import.undone',
      targetKind: 'import',
      targetId: p_batch_id,
      summary: `Took back the import from ${batch.source_url.slice(0, 200)}.`,
    });
  });
  return { success: true, message: 'We’re undoing the import.' };
});
