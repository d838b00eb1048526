import { limits } from '#contract/limits.ts';
import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { forgetNetworkHolds } from '../report-queries.ts';
import type { Machines, ReportTarget } from '../report-target.ts';
import { forgetCaseEvidence } from '../restrictions/restriction-queries.ts';
import { deleteDuePackages } from './packages/delete-packages.ts';
import { releaseEvidenceJob } from './release-evidence.job.ts';
import { releaseEvidence } from './release-evidence.ts';

const atOnce = 200;

export const createReleaseEvidenceHandler = (
  platform: Machines & Pick<Platform, 'db' | 'log' | 'storage'>,
  kinds: readonly ReportTarget[],
): JobHandler<Record<string, never>> => ({
  job: releaseEvidenceJob,
  schedule: '41 * * * *',
  async run({ signal }) {
    const each = new EachAlone(signal);
    await each.steps(
      () => forgetNetworkHolds(platform.db),
      () => forgetCaseEvidence(platform.db),
    );
    await each.of(kinds, async ({ forgetRemoved }) => {
      for (let hasMore = forgetRemoved !== undefined; hasMore; signal.throwIfAborted())
        hasMore = await platform.db.transaction(
          async (transaction) =>
            (await forgetRemoved?.(transaction, platform, limits.objectionDays, atOnce)) ?? false,
        );
    });
    await each.steps(
      async () => {
        const released = await releaseEvidence(platform, signal);
        if (released > 0) platform.log.info({ released }, 'let go of what was preserved');
      },
      async () => {
        const packages = await deleteDuePackages(platform, signal);
        if (packages > 0) platform.log.info({ packages }, 'deleted sealed evidence whose time was over');
      },
    );
    each.settle();
  },
});
