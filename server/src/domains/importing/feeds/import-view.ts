import type { ImportBatch, ImportFeed } from '#contract/import-shapes.ts';
import type { FeedRow } from './feed-queries.ts';
import type { BatchListRow } from './import-queries.ts';

export const batchView = (row: BatchListRow): ImportBatch => ({
  id: row.id,
  source_url: row.source_url,
  feed_name: row.feed_name,
  category_name: row.category_name,
  publish_as: row.publish_as,
  depicts: row.declaration.depicts,
  declared_by: row.declared_by,
  state: row.state,
  imported_count: row.imported_count,
  skipped_count: row.skipped_count,
  failed_count: row.failed_count,
  selected_count: row.selected_count,
  created_at: row.created_at.toISOString(),
});

export const feedView = (row: FeedRow): Omit<ImportFeed, 'work'> => ({
  id: row.id,
  name: row.name,
  url: row.url,
  category_id: row.category_id,
  category_name: row.category_name,
  publish_as: row.publish_as,
  depicts: row.declaration.depicts,
  interval_minutes: row.interval_minutes,
  is_active: row.is_active,
  next_run_at: row.next_run_at.toISOString(),
  last_run_at: row.last_run_at?.toISOString() ?? null,
  last_result: row.last_result,
  last_failed: row.last_failed,
});
