import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { categoryPage } from '../category-queries.ts';

export const getCategoryVideos = implement('get_category_videos', async (input, context) => {
  const page = await categoryPage(context.db, context.objectBase, {
    slug: input.p_category_slug.toLowerCase(),
    sort: input.p_sort ?? 'newest',
    title: input.p_search?.trim() || null,
    subOrDub: input.p_sub_or_dub ?? null,
    status: input.p_status ?? null,
    duration: input.p_duration ?? null,
    pageSize: limits.categoryPageSize,
    offset: ((input.p_page ?? 1) - 1) * limits.categoryPageSize,
  });
  if (page === null) throw new AppError('notFound', 'Category not found');
  return rawJson(page);
});
