import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { forgetNetworkHolds } from '../report-queries.ts';
import { forgetCaseEvidence } from '../restrictions/restriction-queries.ts';
import { deleteDuePackages } from './packages/delete-packages.ts';
import { releaseEvidenceJob } from './release-evidence.job.ts';
import { releaseEvidence } from './release-evidence.ts';

export const createReleaseEvidenceHandler = (
  platform: Pick<Platform, 'db' | 'jobs' | 'log' | 'storage'>,
): JobHandler<Record<string, never>> => ({
  job: releaseEvidenceJob,
  schedule: '41 * * * *',
  async run({ signal }) {
    await forgetNetworkHolds(platform.db);
    await forgetCaseEvidence(platform.db);
    const released = await releaseEvidence(platform, signal);
    const packages = await deleteDuePackages(platform, signal);
    if (packages > 0) platform.log.info({ packages }, 'deleted sealed evidence whose time was over');
    if (released > 0) platform.log.info({ released }, 'let go of what was preserved');
  },
});
