import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { CallContext } from '../../../../platform/context.ts';
import { managedCategories } from '../category-managing-queries.ts';
import { type CategoryFields, functionFields, rpcFields } from '../category-rules.ts';
import { type CategoryInput, createCategory } from '../manage-category.ts';

async function create(context: CallContext, fields: CategoryFields, input: CategoryInput) {
  const id = await context.db.transaction((transaction) =>
    createCategory(transaction, context, actorOf(context.viewer), fields, input),
  );
  return JSON.parse(await managedCategories(context.db, context.objectBase, id))[0];
}

/** One handler under the two names that clients know, each with its own parameters. */
export const createCategoryByRpc = implement('create_category', (input, context) =>
  create(context, rpcFields, {
    name: input.p_name,
    slug: input.p_slug,
    description: input.p_description,
    imageUrl: input.p_image_url,
    orientation: input.p_orientation,
    isHidden: input.p_is_hidden,
  }),
);
export const createCategoryDirect = implement('create-category-direct', (input, context) =>
  create(context, functionFields('Category Name is required.'), {
    name: input.name,
    slug: input.slug,
    description: input.description,
    imageUrl: input.image_url,
    orientation: input.orientation,
    isHidden: input.is_hidden,
  }),
);
