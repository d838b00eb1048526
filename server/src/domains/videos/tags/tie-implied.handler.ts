import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { videoChanged } from '../publishing.ts';
import { lockStoredCounts, recount } from '../publishing-queries.ts';
import { impliedBy, tieToVideos, videosWithTag } from './implication-queries.ts';
import { tieImpliedJob } from './tie-implied.job.ts';

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

/** In steps of one transaction each: a second run finds nothing to do. */
export const tieImpliedHandler = ({
  db,
  facts,
}: Pick<Platform, 'db' | 'facts'>): JobHandler<{ tagId: number }> => ({
  job: tieImpliedJob,
  async run({ payload: { tagId }, signal }) {
    const implied = await impliedBy(db, tagId);
    if (implied.length === 0) return;
    for (let after = first; ; ) {
      signal.throwIfAborted();
      const videos = await videosWithTag(db, tagId, { after, limit: atOnce });
      const last = videos.at(-1);
      if (last === undefined) return;
      await db.transaction(async (transaction) => {
        await lockStoredCounts(transaction);
        const changed = await tieToVideos(transaction, videos, implied);
        if (changed.length === 0) return;
        await recount(transaction, { tagIds: implied });
        for (const videoId of changed) await facts.state(transaction, videoChanged, { videoId });
        await dropCached(transaction, 'videos');
      });
      after = last;
    }
  },
});
