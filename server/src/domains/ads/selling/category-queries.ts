import type { Executor } from '../../../platform/db/database.ts';

export interface CategoryRow {
  id: string;
  name: string;
  createdAt: Date;
  campaigns: number;
}

const shown = `c.id, c.name, c.created_at as "createdAt",
  (select count(*)::int from ad_campaigns a where a.category_id = c.id and a.deleted_at is null) as campaigns`;

export const categoryRows = (db: Executor): Promise<CategoryRow[]> =>
  db.query<CategoryRow>(`select ${shown} from ad_categories c order by lower(c.name), c.id`);

/** Serialises acts on the names of categories until the transaction ends, so that none is given twice. */
export const lockCategoryNames = (transaction: Executor): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock(hashtextextended('names of ad categories', 0))`);

export const isCategoryName = async (
  transaction: Executor,
  name: string,
  exceptId: string | null,
): Promise<boolean> =>
  (
    await transaction.query(
      'select 1 from ad_categories where lower(name) = lower($1) and id is distinct from $2::uuid',
      [name, exceptId],
    )
  ).length > 0;

/** A category, held until the transaction ends. */
export async function holdCategory(
  transaction: Executor,
  id: string,
  lock: 'update' | 'key share' = 'update',
): Promise<{ name: string } | null> {
  const rows = await transaction.query<{ name: string }>(
    `select name from ad_categories where id = $1 for ${lock}`,
    [id],
  );
  return rows[0] ?? null;
}

export async function categoryRow(db: Executor, id: string): Promise<CategoryRow> {
  const [row] = await db.query<CategoryRow>(`select ${shown} from ad_categories c where c.id = $1`, [id]);
  return row!;
}

export const insertAdCategory = (transaction: Executor, id: string, name: string): Promise<unknown> =>
  transaction.query('insert into ad_categories (id, name) values ($1, $2)', [id, name]);

export const renameAdCategory = (transaction: Executor, id: string, name: string): Promise<unknown> =>
  transaction.query('update ad_categories set name = $2 where id = $1', [id, name]);

/** Deletes a category. Deleted campaigns that were in it are in none then. */
export async function dropAdCategory(transaction: Executor, id: string): Promise<void> {
  await transaction.query(
    'update ad_campaigns set category_id = null where category_id = $1 and deleted_at is not null',
    [id],
  );
  await transaction.query('delete from ad_categories where id = $1', [id]);
}
