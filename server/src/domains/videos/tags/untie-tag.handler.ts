import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { videoChanged } from '../publishing.ts';
import { lockStoredCounts, recount } from '../publishing-queries.ts';
import { videosWithTag } from './implication-queries.ts';
import { deleteTag, isBlocked, untieFrom } from './tag-queries.ts';
import { untieTagJob } from './untie-tag.job.ts';

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

/** In steps of one transaction each. A tag that is not blocked any more keeps what it has still. */
export const untieTagHandler = ({
  db,
  facts,
}: Pick<Platform, 'db' | 'facts'>): JobHandler<{ tagId: number }> => ({
  job: untieTagJob,
  async run({ payload: { tagId }, signal }) {
    for (let isLast = false; !isLast; ) {
      signal.throwIfAborted();
      isLast = await db.transaction(async (transaction) => {
        await lockStoredCounts(transaction);
        if (!(await isBlocked(transaction, tagId))) return true;
        const videos = await videosWithTag(transaction, tagId, { after: first, limit: atOnce });
        if (videos.length === 0) await deleteTag(transaction, tagId);
        else {
          await untieFrom(transaction, tagId, videos);
          await recount(transaction, { tagIds: [tagId] });
          for (const videoId of videos) await facts.state(transaction, videoChanged, { videoId });
        }
        await dropCached(transaction, 'videos');
        return videos.length === 0;
      });
    }
  },
});
