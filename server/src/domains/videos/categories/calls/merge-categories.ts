import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { mergeCategory } from '../merge-category.ts';

export const mergeCategories = implement('merge_categories', (input, context) =>
  context.db.transaction((transaction) =>
    mergeCategory(transaction, context, actorOf(context.viewer), 'category.merged', {
      fromId: input.p_category_id,
      intoId: input.p_into_id,
    }),
  ),
);
