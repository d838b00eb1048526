import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { lastResort } from '../category-rules.ts';
import { mergeCategory } from '../merge-category.ts';

export const deleteCategoryDirect = implement('delete-category-direct', (input, context) =>
  context.db.transaction((transaction) =>
    mergeCategory(transaction, context, actorOf(context.viewer), 'category.deleted', {
      fromId: input.id,
      intoId: input.target_id ?? lastResort.id,
    }),
  ),
);
