import type { Executor } from '../../../platform/db/database.ts';

/** What was to come into one category comes into another from now on. */
export async function followCategory(db: Executor, fromId: string, toId: string): Promise<void> {
  for (const table of ['import_feeds', 'import_batches', 'import_category_mappings'])
    await db.query(`update ${table} set category_id = $2 where category_id = $1`, [fromId, toId]);
}
