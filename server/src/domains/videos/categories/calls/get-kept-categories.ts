import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { keptCategories } from '../category-keeping-queries.ts';

export const getKeptCategories = implement('get_kept_categories', async (_input, { db, objectBase }) =>
  rawJson(await keptCategories(db, objectBase)),
);
