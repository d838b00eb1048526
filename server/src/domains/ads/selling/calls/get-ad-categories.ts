import { implement } from '../../../../platform/calls/implement.ts';
import { categoryRows } from '../category-queries.ts';
import { categoryView } from '../category-view.ts';

export const getAdCategories = implement('get_ad_categories', async (_input, { db }) =>
  (await categoryRows(db)).map(categoryView),
);
