import type { Executor } from '../../../platform/db/database.ts';
import { lastResort } from './category-rules.ts';

export interface CategoryRow {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  image_key: string | null;
  orientation: 'all' | 'gay';
  is_hidden: boolean;
  sort_position: number;
}
export type CategoryFieldsRow = Omit<CategoryRow, 'id' | 'sort_position'>;

const columns = 'id, name, slug, description, image_key, orientation, is_hidden, sort_position';

/** Serialises changes of names, slugs and order until the transaction ends. */
export async function lockCategories(db: Executor): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('categories', 0))`);
}

export async function categoryToManage(db: Executor, id: string): Promise<CategoryRow | null> {
  const rows = await db.query<CategoryRow>(`select ${columns} from categories where id = $1 for update`, [
    id,
  ]);
  return rows[0] ?? null;
}

/**
 * JSON text of the contract's `ManagedCategory`, for all or one. `base` is the base address of object keys.
 */
export async function managedCategories(
  db: Executor,
  base: string,
  id: string | null = null,
): Promise<string> {
  const rows = await db.query<{ json: string }>(
    `select coalesce(json_agg(row_to_json(list)), '[]')::text as json from (
       select c.id, c.name, c.slug, c.description, $1 || c.image_key as image_url, c.orientation,
         c.video_count, c.video_count as videos_count, c.is_hidden, c.sort_position, c.id = $2::uuid as is_last_resort,
         array(select r.old_slug from slug_redirects r
               where r.target_id = c.id and r.kind = 'category' order by r.old_slug) as former_slugs,
         c.created_at
       from categories c where $3::uuid is null or c.id = $3::uuid
       order by c.sort_position, lower(c.name)
     ) list`,
    [base, lastResort.id, id],
  );
  return rows[0]?.json ?? '[]';
}

/** Which of name and slug another category has. A slug that was given up may be taken. */
export async function takenByOthers(
  db: Executor,
  { id, name, slug }: { id: string | null; name: string; slug: string },
): Promise<'name' | 'slug' | null> {
  const rows = await db.query<{ same_name: boolean }>(
    `select lower(name) = lower($2) as same_name from categories
     where id is distinct from $1::uuid and (lower(name) = lower($2) or slug = $3)
     order by 1 desc limit 1`,
    [id, name, slug],
  );
  return rows[0] ? (rows[0].same_name ? 'name' : 'slug') : null;
}

/** New categories come after the others, before the fallback category. */
export async function addCategory(db: Executor, id: string, row: CategoryFieldsRow): Promise<void> {
  await db.query(
    `insert into categories (id, name, slug, description, image_key, orientation, is_hidden, sort_position)
     values ($1, $2, $3, $4, $5, $6, $7,
       (select coalesce(max(sort_position), -1) + 1 from categories where id <> $8))`,
    [id, row.name, row.slug, row.description, row.image_key, row.orientation, row.is_hidden, lastResort.id],
  );
}

export async function writeCategory(db: Executor, id: string, row: CategoryFieldsRow): Promise<void> {
  await db.query(
    `update categories set name = $2, slug = $3, description = $4, image_key = $5, orientation = $6, is_hidden = $7
     where id = $1`,
    [id, row.name, row.slug, row.description, row.image_key, row.orientation, row.is_hidden],
  );
}

/** Makes a category's former address lead to it; one that it takes up again leads nowhere else. */
export async function writeRedirect(db: Executor, oldSlug: string, categoryId: string): Promise<void> {
  await db.query(
    `insert into slug_redirects (kind, old_slug, target_id) values ('category', $1, $2)
     on conflict (kind, old_slug) do update set target_id = excluded.target_id`,
    [oldSlug, categoryId],
  );
}
export async function forgetRedirect(db: Executor, slug: string): Promise<void> {
  await db.query(`delete from slug_redirects where kind = 'category' and old_slug = $1`, [slug]);
}

/** Moves all videos and old addresses from one category to another; answers how many videos. */
export async function moveContents(db: Executor, fromId: string, toId: string): Promise<number> {
  await db.query(`update slug_redirects set target_id = $2 where kind = 'category' and target_id = $1`, [
    fromId,
    toId,
  ]);
  const rows = await db.query<{ n: number }>(
    `with moved as (
       update videos set category_id = $2, updated_at = now() where category_id = $1 returning 1)
     select count(*)::int as n from moved`,
    [fromId, toId],
  );
  return rows[0]?.n ?? 0;
}

export async function deleteCategory(db: Executor, id: string): Promise<void> {
  await db.query('delete from categories where id = $1', [id]);
}

/** Puts these first, in this order; the others follow as before. Answers how many of these exist. */
export async function writeOrder(db: Executor, ids: readonly string[]): Promise<number> {
  const rows = await db.query<{ named: boolean }>(
    `update categories c set sort_position = n.position
     from (
       select k.id, g.place is not null as named,
         row_number() over (order by g.place nulls last, k.sort_position, lower(k.name))::int - 1 as position
       from categories k left join unnest($1::uuid[]) with ordinality as g(id, place) on g.id = k.id
       where k.id <> $2
     ) n where n.id = c.id returning n.named`,
    [ids, lastResort.id],
  );
  return rows.filter(({ named }) => named).length;
}
