import type { Executor } from '../../../platform/db/database.ts';

/** Redirects what was to be imported into one category to another. */
export async function followCategory(db: Executor, fromId: string, toId: string): Promise<void> {
  for (const table of ['import_feeds', 'import_batches', 'import_category_mappings'])
    await db.query(`update ${table} set category_id = $2 where category_id = $1`, [fromId, toId]);
}
