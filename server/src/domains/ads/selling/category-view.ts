import type { AdCategory } from '#contract/ad-shapes.ts';
import type { CategoryRow } from './category-queries.ts';

export const categoryView = ({ id, name, createdAt, campaigns }: CategoryRow): AdCategory => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  campaign_count: campaigns,
});
