import { defineFact } from '../../../platform/facts.ts';

/** A category's name, slug, picture or visibility changed. Search updates the name. */
export const categoryChanged = defineFact<{ categoryId: string }>('category.changed');

/**
 * A category is about to be deleted; its videos are already in the target. Whoever refers to it by id lets
 * go, or follows.
 */
export const categoryMerged = defineFact<{ categoryId: string; targetId: string }>('category.merged');
