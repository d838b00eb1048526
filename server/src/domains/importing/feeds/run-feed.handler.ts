import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { claimDueFeeds, writeFeedResult } from './feed-queries.ts';
import { forgetTurns } from './host-queries.ts';
import { runFeedJob, startFeedsJob } from './run-feed.job.ts';
import { runFeed } from './run-feed.ts';

export const createRunFeedHandler = (platform: Platform): JobHandler<{ feedId: string }> => ({
  job: runFeedJob,
  run: ({ id, payload: { feedId }, signal }) => runFeed(platform, feedId, signal, id),
  failed: ({ feedId }, reason) => {
    platform.log.warn({ feedId, reason }, 'a look at a feed was given up');
    return writeFeedResult(platform.db, feedId, 'The look at it broke off. The next one goes on.', true);
  },
});

export const createStartFeedsHandler = (
  platform: Pick<Platform, 'db' | 'jobs'>,
): JobHandler<Record<string, never>> => ({
  job: startFeedsJob,
  schedule: '*/5 * * * *',
  run: () => startFeeds(platform),
});

/** Queues the sources that are due. */
export async function startFeeds({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const { id } of await claimDueFeeds(transaction))
      await jobs.enqueue(transaction, runFeedJob, { feedId: id }, { singletonKey: id });
  });
  await forgetTurns(db);
}
