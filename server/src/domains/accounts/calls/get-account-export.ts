import { implement } from '../../../platform/calls/implement.ts';
import { findNewestExport } from '../export/export-queries.ts';
import { exportView } from '../export/export-view.ts';

export const getAccountExport = implement('get_account_export', async (_input, { db, viewer }) => {
  const newest = await findNewestExport(db, viewer.userId ?? '');
  return newest === null ? null : exportView(newest);
});
