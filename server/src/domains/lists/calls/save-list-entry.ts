import { implement } from '../../../platform/calls/implement.ts';
import { saveEntry } from '../change-list.ts';

export const saveListEntry = implement('save_list_entry', (input, { db, memberId }) =>
  saveEntry(db, memberId, input),
);
