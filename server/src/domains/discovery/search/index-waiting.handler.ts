import { setImmediate as breathe } from 'node:timers/promises';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { indexVideos } from './index-upkeep.ts';
import { indexWaitingJob } from './index-waiting.job.ts';
import { takeWaiting } from './waiting-queries.ts';

const atOnce = 200;

/** Every minute, in steps of one transaction each. A failed run leaves what is left to the next. */
export const indexWaitingHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: indexWaitingJob,
  schedule: '* * * * *',
  async run({ signal }) {
    for (let taken = atOnce; taken === atOnce; ) {
      signal.throwIfAborted();
      taken = await db.transaction(async (transaction) => {
        const ids = await takeWaiting(transaction, atOnce);
        if (ids.length > 0) await indexVideos(transaction, ids);
        return ids.length;
      });
      await breathe();
    }
  },
});
