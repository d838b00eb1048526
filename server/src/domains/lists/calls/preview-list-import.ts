import { implement } from '../../../platform/calls/implement.ts';
import { previewImport } from '../files/import-list.ts';

export const previewListImport = implement('preview_list_import', (input, { db, memberId }) =>
  previewImport(db, memberId, input.p_file, input.p_wins ?? 'newer'),
);
