import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { mailDesk } from '../../accounts/index.ts';
import type { ReportTarget } from '../report-target.ts';
import { passClocks } from './clock-queries.ts';
import { hideLate } from './hide-late.ts';
import { tellOfClocks } from './tell-of-clocks.job.ts';

/** Per run; the rest is left to the next. */
const atOnce = 500;

/** Every five minutes. */
export const createTellOfClocksHandler = (
  platform: Pick<Platform, 'db' | 'facts' | 'config' | 'jobs'>,
  kinds: readonly ReportTarget[],
): JobHandler<Record<string, never>> => ({
  job: tellOfClocks,
  schedule: '*/5 * * * *',
  async run({ signal }) {
    const each = new EachAlone(signal);
    await each.steps(
      () => hideLate(platform, kinds, signal),
      () => tellOfPassed(platform),
    );
    each.settle();
  },
});

const tellOfPassed = (platform: Pick<Platform, 'db' | 'config' | 'jobs'>): Promise<void> =>
  platform.db.transaction(async (transaction) => {
    const passed = await passClocks(transaction, atOnce);
    for (const isLate of [true, false]) {
      const now = passed.filter(({ is_late }) => is_late === isLate);
      const kind = isLate ? 'answer-late' : 'answer-due';
      if (now.some(({ is_minor_related }) => !is_minor_related))
        await mailDesk(transaction, platform, kind, { isForAll: true });
      // Of what may show a minor those alone are told who may see it.
      if (now.some(({ is_minor_related }) => is_minor_related))
        await mailDesk(transaction, platform, kind, { isForAll: false });
    }
  });
