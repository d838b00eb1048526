import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { hiddenVideos, namedVideos } from '../../../videos/index.ts';
import { costliestVideos, countCostsOf, readSums } from '../cost-queries.ts';

export const getCostlyVideos = implement('get_costly_videos', async (input, context) => {
  const { db } = context;
  const sort = input.p_sort ?? 'bytes';
  const [hidden, found] = await Promise.all([hiddenVideos(context), readSums(db)]);
  const [rows, unseen] = await Promise.all([
    costliestVideos(db, {
      ...{ sort, hidden, limit: input.p_limit ?? limits.moderatedPageSize, offset: input.p_offset ?? 0 },
    }),
    countCostsOf(db, hidden),
  ]);
  const named = new Map(
    (
      await namedVideos(
        db,
        rows.map(({ videoId }) => videoId),
      )
    ).map((video) => [video.id, video]),
  );
  const videos = (found?.sums.videos ?? 0) - unseen.videos;
  const unwatched = (found?.sums.unwatched ?? 0) - unseen.unwatched;
  const total = { bytes: videos, per_minute: videos - unwatched, unwatched }[sort];
  return {
    items: rows.flatMap((row) => {
      const video = named.get(row.videoId);
      if (video === undefined) return [];
      return [
        {
          ...{ id: video.id, slug: video.slug, title: video.title, publish_status: video.publish_status },
          bytes: row.bytes,
          source_bytes: row.sourceBytes,
          watched_seconds: row.watchedSeconds,
          bytes_per_minute: row.bytesPerMinute,
          idle_since: row.idleSince,
        },
      ];
    }),
    total: Math.max(0, total),
  };
});
