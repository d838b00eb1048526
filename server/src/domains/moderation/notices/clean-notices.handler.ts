import { complaintLimits } from '#contract/complaint-lists.ts';
import { counterNoticeLimits } from '#contract/counter-notice-lists.ts';
import { noticeLimits } from '#contract/notice-lists.ts';
import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { deleteOldComplaints } from '../complaints/complaint-queries.ts';
import { deleteOldCounterNotices } from '../counter-notices/counter-notice-queries.ts';
import { cleanNotices } from './clean-notices.job.ts';
import { deleteOldNotices, forgetNetworks } from './old-notice-queries.ts';

/** Every night. A failed run leaves everything to the next. */
export const cleanNoticesHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: cleanNotices,
  schedule: '52 3 * * *',
  async run({ signal }) {
    const days = { unconfirmed: noticeLimits.confirmDays, filed: noticeLimits.filedDays };
    const each = new EachAlone(signal);
    await each.steps(
      async () => {
        while (await deleteOldNotices(db, days, 1000)) signal.throwIfAborted();
      },
      async () => {
        while (await deleteOldCounterNotices(db, counterNoticeLimits.days, 1000)) signal.throwIfAborted();
      },
      async () => {
        while (await deleteOldComplaints(db, complaintLimits.answeredDays, 1000)) signal.throwIfAborted();
      },
      () => forgetNetworks(db),
    );
    each.settle();
  },
});
