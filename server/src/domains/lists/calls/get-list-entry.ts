import { implement } from '../../../platform/calls/implement.ts';
import { entryView } from '../change-list.ts';
import { findEntry } from '../entry-queries.ts';
import { readListSettings } from '../list-settings.ts';

export const getListEntry = implement('get_list_entry', async (input, { db, memberId }) => {
  const [entry, settings] = await Promise.all([
    findEntry(db, memberId, input.p_work_id),
    readListSettings(db, memberId),
  ]);
  return { entry: entry && entryView(entry), settings };
});
