import { implement } from '../../../platform/calls/implement.ts';
import { importList } from '../files/import-list.ts';

export const importListCall = implement('import_list', (input, { db, memberId }) =>
  db.transaction((transaction) => importList(transaction, memberId, input.p_file, input.p_wins ?? 'newer')),
);
