import { limits } from '#contract/limits.ts';
import { readCursor, writeCursor } from '../../../../kit/cursor.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { listGenerations } from '../../../media/index.ts';
import { hiddenVideos } from '../../reviewing/who-reviews.ts';
import { filesOfHidden, videosOfFiles } from '../video-of-media-queries.ts';

export const listSecondGenerations = implement('list_second_generations', async (input, context) => {
  const { db } = context;
  const limit = input.p_limit ?? limits.jobsPageSize;
  const hidden = await hiddenVideos(context);
  const after = readPlace(input.p_cursor ?? null);
  // Left out before the page is cut: a row too few would tell of them.
  const without = await filesOfHidden(db, hidden);
  const rows = await listGenerations(db, input.p_state, after, limit + 1, without);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const found = await videosOfFiles(
    db,
    shown.map(({ mediaId }) => mediaId),
    hidden,
  );
  const videos = new Map(found.map((video) => [video.mediaId, video]));
  return {
    items: shown.flatMap((row) => {
      const video = videos.get(row.mediaId);
      if (video === undefined) return [];
      return {
        video_id: video.id,
        video_slug: video.slug,
        video_title: video.title,
        state: row.state,
        views: row.views,
        progress: row.progress,
        reason: row.reason,
        made_from: row.madeFrom,
        likeness: row.likeness,
        first_bytes: row.firstBytes,
        second_bytes: row.secondBytes,
        since: (row.endedAt ?? row.readyAt ?? row.queuedAt).toISOString(),
      };
    }),
    next_cursor: rows.length > limit && last ? writeCursor(last.views, last.mediaId) : null,
  };
});

function readPlace(cursor: string | null): { views: number; mediaId: string } | null {
  if (cursor === null) return null;
  const [views, mediaId] = readCursor('p_cursor', cursor, 'integer', 'uuid');
  return { views, mediaId };
}
