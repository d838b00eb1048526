import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { cleanAccounts } from './clean-accounts.job.ts';
import { cleanUpAccounts } from './clean-accounts.ts';

export const cleanAccountsHandler = (platform: Platform): JobHandler<Record<string, never>> => ({
  job: cleanAccounts,
  schedule: '*/15 * * * *',
  async run({ signal }) {
    const { deleted } = await cleanUpAccounts(platform, signal);
    if (deleted > 0) platform.log.info({ deleted }, 'accounts were deleted');
  },
});
