import { uncategorizedId } from '#contract/wire-values.ts';

/** The categories that a member's own video can be in: those that are listed, and the one for what fits nowhere else. */
export function ownCategories(
  listed: readonly { id: string; name: string }[],
  uncategorized: string,
): { id: string; name: string }[] {
  const categories = listed.map(({ id, name }) => ({ id, name }));
  if (categories.some(({ id }) => id === uncategorizedId)) return categories;
  return [...categories, { id: uncategorizedId, name: uncategorized }];
}
