import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { uploaderCards } from '../video-queries.ts';

export const getUserVideos = implement('get_user_videos', async (input, { db, objectBase }) => {
  const limit = input.p_limit ?? limits.profilePageSize;
  return rawJson(
    await uploaderCards(db, objectBase, {
      uploaderId: input.p_user_id,
      byViews: input.p_sort === 'views',
      limit,
      offset: ((input.p_page ?? 1) - 1) * limit,
    }),
  );
});
