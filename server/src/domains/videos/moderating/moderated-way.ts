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

/** Of all videos, those that an index of uploaders or categories answers with all that is asked of them: no row is read. */
const coveredShare = 0.1;

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
  const fewOf = (share: number): number => Math.max(limits.moderatedCounted, Math.floor(all * share));
  const [few, covered] = [fewOf(limits.moderatedNarrowShare), fewOf(coveredShare)];
  if (uploaderId !== null && (await countOfUploader(db, uploaderId, covered + 1)) <= covered) return 'narrow';
  if (categoryId !== null && (await countOfCategory(db, categoryId, covered + 1)) <= covered) return 'narrow';
  if (search !== null && (await aboutWithTitle(db, search, all)) <= few) return 'narrow';
  return 'order';
}
