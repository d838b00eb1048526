import { limits } from '#contract/limits.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  aboutAll,
  aboutHaving,
  aboutWithTitle,
  type ModeratedFilter,
  type TitleSearch,
  type Way,
} from './moderated-page-queries.ts';

/**
 * Of all videos, those that an index of uploaders or categories answers with everything requested: no row is
 * read.
 */
const coveredShare = 0.1;

/**
 * How a list is found: through whatever leaves few of all videos, if anything does; else along its order.
 * Reading and sorting a video by its row costs ten times as much as passing it in an index.
 */
export async function wayOf(
  db: Executor,
  search: TitleSearch | null,
  { categoryId, uploaderId }: Pick<ModeratedFilter, 'categoryId' | 'uploaderId'>,
): Promise<Way> {
  if (search !== null && 'id' in search) return 'narrow';
  const all = await aboutAll(db);
  const fewOf = (share: number): number => Math.max(limits.moderatedCounted, Math.floor(all * share));
  const covered = fewOf(coveredShare);
  const isFew = async (column: 'uploader_id' | 'category_id', id: string | null): Promise<boolean> =>
    id !== null && (await aboutHaving(db, column, id, { all, most: covered + 1 })) <= covered;
  if (await isFew('uploader_id', uploaderId)) return 'narrow';
  if (await isFew('category_id', categoryId)) return 'narrow';
  if (search !== null && (await aboutWithTitle(db, search, all)) <= fewOf(limits.moderatedNarrowShare))
    return 'narrow';
  return 'order';
}
