import { limits } from '#contract/limits.ts';
import { AppError } from '../../../../kit/app-error.ts';
import { newId } from '../../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { TransactionExecutor } from '../../../../platform/db/database.ts';
import { readLine } from '../../typed-line.ts';
import {
  categoryRow,
  holdCategory,
  insertAdCategory,
  isCategoryName,
  lockCategoryNames,
  renameAdCategory,
} from '../category-queries.ts';
import { categoryView } from '../category-view.ts';

const readName = (typed: string): string =>
  readLine('p_name', typed, limits.adCategoryLength, 'Please enter a name for the category.');

async function refuseTaken(transaction: TransactionExecutor, name: string, exceptId: string | null) {
  await lockCategoryNames(transaction);
  if (await isCategoryName(transaction, name, exceptId))
    throw new AppError('conflict', `There is a category "${name}" already.`, { field: 'p_name' });
}

export const createAdCategory = implement('create_ad_category', (input, context) =>
  context.db.transaction(async (transaction) => {
    const name = readName(input.p_name);
    await refuseTaken(transaction, name, null);
    const id = newId();
    await insertAdCategory(transaction, id, name);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_category.created',
      targetKind: 'ad_category',
      targetId: id,
      summary: `Created the ad category "${name}".`,
    });
    return categoryView(await categoryRow(transaction, id));
  }),
);

export const updateAdCategory = implement('update_ad_category', (input, context) =>
  context.db.transaction(async (transaction) => {
    const id = input.p_id;
    const name = readName(input.p_name);
    const before = await holdCategory(transaction, id);
    if (before === null) throw new AppError('notFound', 'There is no such category.');
    await refuseTaken(transaction, name, id);
    if (before.name !== name) {
      await renameAdCategory(transaction, id, name);
      await recordAct(transaction, actorOf(context.viewer), {
        act: 'ad_category.renamed',
        targetKind: 'ad_category',
        targetId: id,
        summary: `Renamed the ad category "${before.name}" to "${name}".`,
        details: { before: before.name, after: name },
      });
    }
    return categoryView(await categoryRow(transaction, id));
  }),
);
