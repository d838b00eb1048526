import { implement } from '../../../platform/calls/implement.ts';
import { findNewestExport } from '../export/export-queries.ts';
import { exportView } from '../export/export-view.ts';

export const getAccountExport = implement('get_account_export', async (_input, { db, memberId }) => {
  const newest = await findNewestExport(db, memberId);
  return newest === null ? null : exportView(newest);
});
