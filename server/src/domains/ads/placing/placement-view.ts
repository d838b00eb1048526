import type { Placement } from '#contract/ad-shapes.ts';
import type { PlacementRow } from './placement-queries.ts';

export const placementView = (row: PlacementRow): Placement => ({
  id: row.id,
  name: row.name,
  location: row.position,
  dimensions: row.sizes[0] ?? '',
  ad_sizes: row.sizes,
  page_type: row.pageType,
  description: row.description,
  targeting: row.targeting,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
