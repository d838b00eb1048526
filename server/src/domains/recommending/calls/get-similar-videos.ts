import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { popularBeside, similarCards } from '../asking/similar-queries.ts';

export const getSimilarVideos = implement(
  'get_similar_videos',
  async ({ p_video_id, p_limit = 12 }, { db, objectBase, recommends }) =>
    rawJson(
      recommends
        ? `{"basis":"taste","items":${await similarCards(db, objectBase, p_video_id, p_limit)}}`
        : `{"basis":"off","items":${await popularBeside(db, objectBase, p_video_id, p_limit)}}`,
    ),
);
