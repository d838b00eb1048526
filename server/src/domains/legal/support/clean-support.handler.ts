import { humanCheckLimits } from '#contract/human-check-rules.ts';
import { supportLimits } from '#contract/support-lists.ts';
import { urgentLimits } from '#contract/urgent-lists.ts';
import type { Platform } from '../../../platform/context.ts';
import { forgetProofs } from '../../../platform/human/proof-queries.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { deleteOldDataRequests, forgetDataNetworks } from '../data-requests/data-request-queries.ts';
import { deleteOldUrgent, forgetUrgentNetworks } from '../urgent/urgent-queries.ts';
import { cleanSupport } from './clean-support.job.ts';
import { deleteOldTickets, forgetNetworks } from './ticket-queries.ts';

/** Every night. A failed run leaves everything to the next. */
export const cleanSupportHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: cleanSupport,
  schedule: '47 3 * * *',
  async run({ signal }) {
    const days = { closed: supportLimits.closedDays, idle: supportLimits.idleDays };
    const each = new EachAlone(signal);
    await each.steps(
      async () => {
        while (await deleteOldTickets(db, days, 1000)) signal.throwIfAborted();
      },
      async () => {
        while (await deleteOldUrgent(db, urgentLimits.days, 1000)) signal.throwIfAborted();
      },
      async () => {
        while (await deleteOldDataRequests(db, 1000)) signal.throwIfAborted();
      },
      () => forgetProofs(db, humanCheckLimits.seconds),
      () => forgetNetworks(db),
      () => forgetUrgentNetworks(db),
      () => forgetDataNetworks(db),
    );
    each.settle();
  },
});
