import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { changePublishStatus } from '../publishing.ts';
import { followPlansJob } from './follow-plans.job.ts';
import { dueVideos, expiredVideos, lockPlanned } from './plan-queries.ts';

/** Videos per run; the rest is left to the next minute. */
const atOnce = 500;

export const createFollowPlansHandler = (platform: Platform): JobHandler<Record<string, never>> => ({
  job: followPlansJob,
  schedule: '* * * * *',
  run: ({ signal }) => followPlans(platform, signal),
});

/** Each video in its own transaction, and checked again in it: its uploader may have changed their mind. */
export async function followPlans(
  { db, facts }: Pick<Platform, 'db' | 'facts'>,
  signal?: AbortSignal,
): Promise<void> {
  const each = new EachAlone(signal);
  const hasEnded = (at: Date | null): boolean => at !== null && at.getTime() <= Date.now();
  await each.of(await expiredVideos(db, atOnce), ({ id }) =>
    db.transaction(async (transaction) => {
      const video = await lockPlanned(transaction, id);
      if (video === null || !hasEnded(video.licenceEndsAt)) return;
      if (!['published', 'scheduled', 'review', 'pending'].includes(video.status)) return;
      await changePublishStatus(transaction, { facts }, id, 'expired');
    }),
  );
  await each.of(await dueVideos(db, atOnce), ({ id }) =>
    db.transaction(async (transaction) => {
      const video = await lockPlanned(transaction, id);
      if (video?.status !== 'scheduled' || !hasEnded(video.publishAt)) return;
      await changePublishStatus(transaction, { facts }, id, 'published');
    }),
  );
  each.settle();
}
