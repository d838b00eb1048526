import type { ImportAs } from '#contract/import-shapes.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface StoredDeclaration {
  adultsOnly: true;
  depicts: 'drawn' | 'live_action';
  rightsHeld: true;
  declaredBy: string;
}

export interface BatchRow {
  id: string;
  source_url: string;
  category_id: string | null;
  uses_mapping: boolean;
  publish_as: ImportAs;
  declaration: StoredDeclaration;
  state: 'open' | 'undoing' | 'undone';
}

export const batchColumns = 'id, source_url, category_id, uses_mapping, publish_as, declaration, state';

/** Writes a batch: one begun by an admin, of that many chosen videos, or one from a run of a feed. */
export async function insertBatch(
  db: Executor,
  row: Omit<BatchRow, 'state'> & {
    feedId: string | null;
    declaredBy: string | null;
    runId?: string;
    selectedCount?: number | null;
  },
): Promise<void> {
  await db.query(
    `insert into import_batches
       (id, source_url, feed_id, category_id, uses_mapping, publish_as, declaration, declared_by, run_id, selected_count)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      row.id,
      row.source_url,
      row.feedId,
      row.category_id,
      row.uses_mapping,
      row.publish_as,
      JSON.stringify(row.declaration),
      row.declaredBy,
      row.runId ?? null,
      row.selectedCount ?? null,
    ],
  );
}

export const findBatch = async (db: Executor, id: string): Promise<BatchRow | null> =>
  (
    await db.query<BatchRow>(
      `select ${batchColumns} from import_batches where id = $1`,
      [id],
      'find-import-batch',
    )
  )[0] ?? null;

/**
 * The state of a batch, fixed until the transaction ends: it cannot be taken back while something is imported
 * into it.
 */
export const lockBatch = async (db: Executor, id: string): Promise<BatchRow['state'] | null> =>
  (
    await db.query<Pick<BatchRow, 'state'>>(
      'select state from import_batches where id = $1 for no key update',
      [id],
    )
  )[0]?.state ?? null;

const countOf = { imported: 'imported_count', skipped: 'skipped_count', failed: 'failed_count' } as const;

/** Records the outcome of an item and counts it; the same failure of the same video counts once. */
export async function insertItem(
  db: Executor,
  item: {
    batchId: string;
    sourceUrl: string;
    title: string;
    state: keyof typeof countOf;
    reason: string | null;
    videoId: string | null;
  },
): Promise<void> {
  await db.query(
    `with item as (
       insert into import_items (batch_id, source_url, title, state, reason, video_id)
       select $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::uuid
       where $4 <> 'failed' or not exists (
         select from import_items where md5(source_url) = md5($2) and state = 'failed' and batch_id = $1 and reason = $5)
       returning 1)
     update import_batches set ${countOf[item.state]} = ${countOf[item.state]} + 1
     where id = $1 and exists (select from item)`,
    [item.batchId, item.sourceUrl, item.title.slice(0, 300), item.state, item.reason, item.videoId],
    `insert-import-item-${item.state}`,
  );
}

/** Whether a batch imported this video. */
export const broughtIn = async (db: Executor, batchId: string, videoId: string): Promise<boolean> =>
  (
    await db.query(
      `select from import_items where video_id = $2 and batch_id = $1 and state = 'imported'`,
      [batchId, videoId],
      'import-brought-in',
    )
  ).length > 0;

export interface BatchListRow extends BatchRow {
  feed_name: string | null;
  category_name: string | null;
  declared_by: string | null;
  imported_count: number;
  skipped_count: number;
  failed_count: number;
  selected_count: number | null;
  created_at: Date;
}

export const listBatches = (db: Executor, limit: number, offset: number): Promise<BatchListRow[]> =>
  db.query<BatchListRow>(
    `select b.*, f.name as feed_name, c.name as category_name, p.username as declared_by
     from import_batches b left join import_feeds f on f.id = b.feed_id
     left join categories c on c.id = b.category_id left join members p on p.id = b.declared_by
     order by b.created_at desc, b.id desc limit $1 offset $2`,
    [limit, offset],
  );

export interface ItemRow {
  id: number;
  source_url: string;
  title: string;
  state: 'imported' | 'skipped' | 'failed' | 'undone';
  reason: string | null;
  video_id: string | null;
  slug: string | null;
  publish_status: string | null;
}

export const listItems = (
  db: Executor,
  batchId: string,
  { hidden, limit, offset }: { hidden: readonly string[]; limit: number; offset: number },
): Promise<ItemRow[]> =>
  db.query<ItemRow>(
    `select i.id, i.source_url, i.title, i.state, coalesce(i.reason, v.failure_reason) as reason, i.video_id, v.slug, v.publish_status
     from import_items i left join videos v on v.id = i.video_id
     where i.batch_id = $1 and (i.video_id <> all ($4::uuid[])) is not false order by i.id limit $2 offset $3`,
    [batchId, limit, offset, hidden],
  );

/** Begins to take a batch back; false: this has already begun. */
export async function beginUndo(db: Executor, id: string): Promise<boolean> {
  const rows = await db.query(
    `update import_batches set state = 'undoing' where id = $1 and state = 'open' returning id`,
    [id],
  );
  return rows.length > 0;
}

/** The next items of a batch that still have to be taken back. */
export const itemsToUndo = (
  db: Executor,
  batchId: string,
  limit: number,
): Promise<{ id: number; video_id: string | null }[]> =>
  db.query(
    `select id, video_id from import_items where batch_id = $1 and state = 'imported' order by id limit $2 for update`,
    [batchId, limit],
  );

export async function markUndone(db: Executor, itemIds: readonly number[]): Promise<void> {
  await db.query(`update import_items set state = 'undone' where id = any ($1)`, [itemIds]);
}

export async function endUndo(db: Executor, id: string): Promise<void> {
  await db.query(
    `update import_batches set state = 'undone', undone_at = now() where id = $1 and state = 'undoing'`,
    [id],
  );
}

/** Our categories by the folded names of a host's; the first known one in a video's list is its category. */
export async function mappingsOf(
  db: Executor,
  host: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db.query<{ source_category: string; category_id: string }>(
    'select source_category, category_id from import_category_mappings where host = $1 and source_category = any ($2)',
    [host, names],
    'import-mappings',
  );
  return new Map(rows.map((row) => [row.source_category, row.category_id]));
}

export async function writeMapping(
  db: Executor,
  host: string,
  name: string,
  categoryId: string | null,
): Promise<void> {
  if (categoryId === null)
    await db.query('delete from import_category_mappings where host = $1 and source_category = $2', [
      host,
      name,
    ]);
  else
    await db.query(
      `insert into import_category_mappings (host, source_category, category_id) values ($1, $2, $3)
       on conflict (host, source_category) do update set category_id = excluded.category_id`,
      [host, name, categoryId],
    );
}

export const findCategoryName = async (db: Executor, id: string): Promise<string | null> =>
  (
    await db.query<{ name: string }>(
      'select name from categories where id = $1',
      [id],
      'import-category-name',
    )
  )[0]?.name ?? null;
