import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { categoryRow, dropAdCategory, holdCategory } from '../category-queries.ts';

export const deleteAdCategory = implement('delete_ad_category', (input, context) =>
  context.db.transaction(async (transaction) => {
    const id = input.p_id;
    // Whoever puts a campaign into it waits until it is gone.
    if ((await holdCategory(transaction, id)) === null)
      throw new AppError('notFound', 'There is no such category.');
    const { name, campaigns } = await categoryRow(transaction, id);
    if (campaigns > 0)
      throw new AppError(
        'conflict',
        campaigns === 1
          ? `One campaign is in "${name}". Move it to another category first.`
          : `${campaigns} campaigns are in "${name}". Move them to another category first.`,
      );
    await dropAdCategory(transaction, id);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_category.deleted',
      targetKind: 'ad_category',
      targetId: id,
      summary: `Deleted the ad category "${name}".`,
    });
    return { success: true as const, message: `The category "${name}" was deleted.` };
  }),
);
