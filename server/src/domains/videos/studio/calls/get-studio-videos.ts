import { limits } from '#contract/limits.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { countOwnVideos, ownVideos } from '../studio-queries.ts';
import { studioVideoView } from '../studio-view.ts';

export const getStudioVideos = implement('get_studio_videos', async (input, context) => {
  const { db, memberId } = context;
  const list = {
    ownerId: memberId,
    search: input.p_search?.trim() || null,
    status: input.p_status ?? null,
    sort: input.p_sort ?? ('created_at' as const),
    ascending: input.p_ascending ?? false,
    limit: input.p_limit ?? limits.moderatedPageSize,
    offset: input.p_offset ?? 0,
  };
  const [rows, total] = await Promise.all([ownVideos(db, list), countOwnVideos(db, list)]);
  return { items: rows.map((row) => studioVideoView(row, context)), total };
});
