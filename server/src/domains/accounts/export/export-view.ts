import type { Output } from '#contract/calls.ts';
import type { ExportRow } from './export-queries.ts';

export const exportPath = '/account/export/';

/** An archive as its owner sees it. */
export const exportView = (row: ExportRow): Output<'request_account_export'> => ({
  id: row.id,
  state: row.state,
  requested_at: row.requested_at.toISOString(),
  ready_at: row.ready_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
  bytes: row.bytes,
  download_url: row.state === 'ready' ? exportPath + row.id : null,
});
