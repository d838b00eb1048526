import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { managedCategories } from '../category-managing-queries.ts';
import { functionFields } from '../category-rules.ts';
import { updateCategory } from '../manage-category.ts';

export const updateCategoryDirect = implement('update-category-direct', async (input, context) => {
  const id = input.id;
  await context.db.transaction((transaction) =>
    updateCategory(
      transaction,
      context,
      actorOf(context.viewer),
      functionFields('Category name is required.'),
      id,
      {
        name: input.name,
        slug: input.slug,
        description: input.description,
        imageUrl: input.image_url,
        orientation: input.orientation,
        isHidden: input.is_hidden,
      },
    ),
  );
  return JSON.parse(await managedCategories(context.db, context.objectBase, id))[0];
});
