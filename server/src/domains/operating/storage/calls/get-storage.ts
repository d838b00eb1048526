import { implement } from '../../../../platform/calls/implement.ts';
import { hiddenVideos } from '../../../videos/index.ts';
import { countCostsOf, readSums } from '../cost-queries.ts';

export const getStorage = implement('get_storage', async (_input, context) => {
  const { db } = context;
  const [hidden, found] = await Promise.all([hiddenVideos(context), readSums(db)]);
  if (found === null) return { sums: null, counted_at: null };
  const { sums, countedAt } = found;
  const unseen = await countCostsOf(db, hidden);
  return {
    // Bytes are told in all; how many videos there are, without those that the asker may not know of.
    sums: {
      ...sums,
      videos: Math.max(0, sums.videos - unseen.videos),
      unwatched: Math.max(0, sums.unwatched - unseen.unwatched),
    },
    counted_at: countedAt.toISOString(),
  };
});
