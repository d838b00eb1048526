import type { SavedSearch } from '#contract/saved-searches.ts';
import type { SavedRow } from './saved-queries.ts';

export const savedView = ({ created_at, ...row }: SavedRow): SavedSearch => ({
  ...row,
  created_at: created_at.toISOString(),
});
