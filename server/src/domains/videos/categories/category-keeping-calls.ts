import { createCategoryByRpc, createCategoryDirect } from './calls/create-category.ts';
import { deleteCategoryDirect } from './calls/delete-category-direct.ts';
import { getKeptCategories } from './calls/get-kept-categories.ts';
import { mergeCategories } from './calls/merge-categories.ts';
import { orderCategories } from './calls/order-categories.ts';
import { updateCategoryDirect } from './calls/update-category-direct.ts';

/** Calls of admins on categories. */
export const categoryKeepingCalls = [
  getKeptCategories,
  createCategoryByRpc,
  createCategoryDirect,
  updateCategoryDirect,
  deleteCategoryDirect,
  mergeCategories,
  orderCategories,
];
