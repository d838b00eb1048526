import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { visibleCategories } from '../category-queries.ts';

/** One list under the two names that clients know. */
export const listCategories = implement('list_categories', async (_input, context) =>
  rawJson(await visibleCategories(context.db, context.objectBase)),
);
export const listCategoriesDirect = implement('list-categories-direct', listCategories.run);
