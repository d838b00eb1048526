import { implement } from '../../../../platform/calls/implement.ts';
import { noteFailure } from '../import-one.ts';
import { requireOpenBatch } from '../open-batch.ts';

export const noteImportFailure = implement('note_import_failure', async (input, context) => {
  const batch = await requireOpenBatch(context, input.p_batch_id, 'p_batch_id');
  const video = { original_source_url: input.p_source_url, title: input.p_title };
  await noteFailure(context.db, batch, video, input.p_reason);
  return { success: true, message: 'We’ve noted it with the import.' };
});
