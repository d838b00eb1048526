import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { dropCached } from '../../../../platform/calls/cached-answers.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { lockCategories, managedCategories, writeOrder } from '../category-managing-queries.ts';
import { lastResort } from '../category-rules.ts';

/** The fallback category stays last. */
export const orderCategories = implement('order_categories', async (input, context) => {
  const ids = [...new Set(input.p_category_ids)].filter((id) => id !== lastResort.id);
  await context.db.transaction(async (transaction) => {
    await lockCategories(transaction);
    if ((await writeOrder(transaction, ids)) !== ids.length)
      throw new AppError('notFound', 'One of these categories no longer exists.');
    await dropCached(transaction, 'categories');
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'category.ordered',
      targetKind: 'category',
      targetId: null,
      summary: 'Put the categories into another order.',
      details: { order: ids.slice(0, 100) },
    });
  });
  return rawJson(await managedCategories(context.db, context.objectBase));
});
