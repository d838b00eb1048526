import { limits } from '#contract/limits.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  aboutAll,
  aboutWithTitle,
  countOfCategory,
  countOfUploader,
  type ModeratedFilter,
  type TitleSearch,
  type Way,
} from './moderated-page-queries.ts';

/**
 * How a list is found: by what leaves few of all videos, where something does; else along its order. Reading and sorting a
 * video by its row costs ten times as much as passing it in an index.
 */
export async function wayOf(
  db: Executor,
  search: TitleSearch | null,
  { categoryId, uploaderId }: Pick<ModeratedFilter, 'categoryId' | 'uploaderId'>,
): Promise<Way> {
  if (search !== null && 'id' in search) return 'narrow';
  const all = await aboutAll(db);
  const few = Math.max(limits.moderatedCounted, Math.floor(all * limits.moderatedNarrowShare));
  const ways = [
    uploaderId !== null && (() => countOfUploader(db, uploaderId, few + 1)),
    categoryId !== null && (() => countOfCategory(db, categoryId, few + 1)),
    search !== null && (() => aboutWithTitle(db, search, all)),
  ];
  for (const way of ways) if (way && (await way()) <= few) return 'narrow';
  return 'order';
}
