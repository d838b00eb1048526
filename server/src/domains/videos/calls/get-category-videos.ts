import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { categoryPage, visibleCategory } from '../category-queries.ts';
import { refuseBarredName } from '../places/refuse-barred.ts';
import { safetyMessageFor } from '../safety.ts';

export const getCategoryVideos = implement('get_category_videos', async (input, context) => {
  const slug = input.p_category_slug.toLowerCase();
  await refuseBarredName(context, 'category', slug);
  const title = input.p_search?.trim() || null;
  const safetyMessage = title === null ? null : safetyMessageFor(title, context);
  if (safetyMessage !== null) {
    const category = await visibleCategory(context.db, context.objectBase, slug);
    if (category === null) throw notFound();
    return rawJson(
      `{"category":${category},"items":[],"page":1,"page_size":${limits.categoryPageSize},"has_more":false,"total":0,` +
        `"safety_message":${JSON.stringify(safetyMessage)}}`,
    );
  }
  const page = await categoryPage(context.db, context.objectBase, {
    slug,
    sort: input.p_sort ?? 'newest',
    title,
    subOrDub: input.p_sub_or_dub ?? null,
    status: input.p_status ?? null,
    duration: input.p_duration ?? null,
    pageSize: limits.categoryPageSize,
    // The stored count is of what everybody sees.
    isCounted: context.shield.hidden.length === 0,
    offset: ((input.p_page ?? 1) - 1) * limits.categoryPageSize,
  });
  if (page === null) throw notFound();
  return rawJson(page);
});

const notFound = (): AppError => new AppError('notFound', 'Category not found');
