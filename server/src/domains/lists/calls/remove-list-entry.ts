import { implement } from '../../../platform/calls/implement.ts';
import { deleteEntry } from '../entry-queries.ts';

export const removeListEntry = implement('remove_list_entry', async (input, { db, memberId }) => ({
  removed: await deleteEntry(db, memberId, input.p_work_id),
}));
