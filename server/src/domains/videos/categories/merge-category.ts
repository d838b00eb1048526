import { AppError } from '../../../kit/app-error.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { lockStoredCounts, recount } from '../publishing-queries.ts';
import { categoryChanged, categoryMerged } from './category-facts.ts';
import {
  categoryToManage,
  deleteCategory,
  lockCategories,
  moveContents,
  writeRedirect,
} from './category-managing-queries.ts';
import { lastResort } from './category-rules.ts';
import { dropPicture } from './manage-category.ts';

type Machines = Pick<Platform, 'facts' | 'jobs'>;

/**
 * Ends a category, on record: its videos and its address go to another one. Answers how many videos, and
 * where. Throws `notFound` and `conflict`.
 */
export async function mergeCategory(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  act: 'category.deleted' | 'category.merged',
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<{ moved: number; target: { id: string; name: string; slug: string } }> {
  await lockCategories(transaction);
  const from = await categoryToManage(transaction, fromId);
  if (from === null) throw new AppError('notFound', 'Category not found');
  if (from.id === lastResort.id)
    throw new AppError('conflict', `"${from.name}" stays: it takes what has no other place.`);
  if (from.id === intoId)
    throw new AppError(
      'conflict',
      'You can’t merge a category into itself. Choose another one for its videos.',
    );
  const into = await categoryToManage(transaction, intoId);
  if (into === null) throw new AppError('notFound', 'There is no such category for its videos.');
  await lockStoredCounts(transaction);
  const moved = await moveContents(transaction, from.id, into.id);
  await recount(transaction, { categoryIds: [into.id] });
  await platform.facts.state(transaction, categoryMerged, { categoryId: from.id, targetId: into.id });
  await deleteCategory(transaction, from.id);
  await writeRedirect(transaction, from.slug, into.id);
  if (from.image_key !== null) await dropPicture(transaction, platform, from.image_key);
  await dropCached(transaction, 'categories', 'videos');
  await platform.facts.state(transaction, categoryChanged, { categoryId: into.id });
  const word = act === 'category.merged' ? 'Merged' : 'Deleted';
  await recordAct(transaction, actor, {
    act,
    targetKind: 'category',
    targetId: from.id,
    summary: `${word} the category "${from.name}"; its videos are in "${into.name}".`,
    details: { slug: from.slug, into: into.id, moved },
  });
  return { moved, target: { id: into.id, name: into.name, slug: into.slug } };
}
