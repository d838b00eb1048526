import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { hiddenVideos, namedVideos } from '../../../videos/index.ts';
import { costliestVideos, readSums } from '../cost-queries.ts';

export const getCostlyVideos = implement('get_costly_videos', async (input, context) => {
  const { db } = context;
  const sort = input.p_sort ?? 'bytes';
  const [hidden, found] = await Promise.all([hiddenVideos(context), readSums(db)]);
  const rows = await costliestVideos(db, {
    ...{ sort, hidden, limit: input.p_limit ?? limits.moderatedPageSize, offset: input.p_offset ?? 0 },
  });
  const named = new Map(
    (
      await namedVideos(
        db,
        rows.map(({ videoId }) => videoId),
      )
    ).map((video) => [video.id, video]),
  );
  const { videos = 0, unwatched = 0 } = found?.sums ?? {};
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
    total: Math.max(0, total - hidden.length),
  };
});
