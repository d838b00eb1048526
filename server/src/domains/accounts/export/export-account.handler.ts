import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { exportAccount } from './export-account.job.ts';
import { makeArchive } from './export-account.ts';
import type { ExportPart } from './export-part.ts';
import { failExport } from './export-queries.ts';

export const createExportAccountHandler = (
  platform: Platform,
  parts: readonly ExportPart[],
): JobHandler<{ exportId: string }> => ({
  job: exportAccount,
  run: ({ payload }) => makeArchive(platform, parts, payload.exportId),
  failed: ({ exportId }) => failExport(platform.db, exportId),
});
