import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { managedCategories } from '../category-managing-queries.ts';

export const getManagedCategories = implement('get_managed_categories', async (_input, { db, objectBase }) =>
  rawJson(await managedCategories(db, objectBase)),
);
