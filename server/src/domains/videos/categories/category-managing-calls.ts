import { createCategoryByRpc, createCategoryDirect } from './calls/create-category.ts';
import { deleteCategoryDirect } from './calls/delete-category-direct.ts';
import { getManagedCategories } from './calls/get-managed-categories.ts';
import { mergeCategories } from './calls/merge-categories.ts';
import { orderCategories } from './calls/order-categories.ts';
import { updateCategoryDirect } from './calls/update-category-direct.ts';

/** Calls of admins on categories. */
export const categoryManagingCalls = [
  getManagedCategories,
  createCategoryByRpc,
  createCategoryDirect,
  updateCategoryDirect,
  deleteCategoryDirect,
  mergeCategories,
  orderCategories,
];
