import { limits } from '#contract/limits.ts';
import { readCursor, writeCursor } from '../../../../kit/cursor.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { hiddenVideos, namedVideos } from '../../../videos/index.ts';
import { missedSources } from '../look-queries.ts';

export const getMissedSources = implement('get_missed_sources', async (input, context) => {
  const { db } = context;
  const limit = input.p_limit ?? limits.moderatedPageSize;
  const rows = await missedSources(db, {
    hidden: await hiddenVideos(context),
    before: readPlace(input.p_cursor ?? null),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const named = new Map(
    (
      await namedVideos(
        db,
        shown.map(({ videoId }) => videoId),
      )
    ).map((video) => [video.id, video]),
  );
  const last = shown.at(-1);
  return {
    items: shown.flatMap(({ videoId, misses, firstMissedAt, isTaken, nextLookAt }) => {
      const video = named.get(videoId);
      if (video === undefined) return [];
      return [
        {
          ...{ video_id: videoId, title: video.title, slug: video.slug, misses, is_out_of_sight: isTaken },
          first_missed_at: firstMissedAt.toISOString(),
          next_look_at: nextLookAt.toISOString(),
        },
      ];
    }),
    next_cursor: rows.length > limit && last ? writeCursor(last.firstMissedAt.getTime(), last.videoId) : null,
  };
});

function readPlace(cursor: string | null): { at: Date; id: string } | null {
  if (cursor === null) return null;
  const [at, id] = readCursor('p_cursor', cursor, 'integer', 'uuid');
  return { at: new Date(at), id };
}
