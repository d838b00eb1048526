import { defineFact } from '../../../platform/facts.ts';

/** A category has another name, slug or picture, or is hidden or shown. Search names it again. */
export const categoryChanged = defineFact<{ categoryId: string }>('category.changed');

/** A category is about to go; its videos are in the target by now. Who refers to it by its id lets go, or follows. */
export const categoryMerged = defineFact<{ categoryId: string; targetId: string }>('category.merged');
