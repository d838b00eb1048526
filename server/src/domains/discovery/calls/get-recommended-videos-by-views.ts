import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { mostViewedOfCategories } from '../rankings-queries.ts';

/** What the recommendation tabs of the home page can show without leaving it. */
const tabs = { categories: limits.homeCategories, each: 12 };

export const getRecommendedVideosByViews = implement(
  'get_recommended_videos_by_views',
  async ({ p_category_slug: slug = null }, { db, objectBase }) =>
    rawJson(await mostViewedOfCategories(db, objectBase, { ...tabs, slug })),
);
