import type { ImportAs } from '#contract/import-shapes.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { StoredDeclaration } from './import-queries.ts';

export interface FeedRow {
  id: string;
  name: string;
  url: string;
  category_id: string;
  category_name: string;
  publish_as: ImportAs;
  declaration: StoredDeclaration;
  declared_by: string | null;
  /** Of which all that it brings is. */
  work_id: string | null;
  interval_minutes: number;
  is_active: boolean;
  next_run_at: Date;
  last_run_at: Date | null;
  last_result: string | null;
  last_failed: boolean;
}
const columns = `f.id, f.name, f.url, f.category_id, c.name as category_name, f.publish_as, f.declaration, f.declared_by, f.work_id,
  f.interval_minutes, f.is_active, f.next_run_at, f.last_run_at, f.last_result, f.last_failed`;
const from = 'import_feeds f join categories c on c.id = f.category_id';

export const listFeeds = (db: Executor): Promise<FeedRow[]> =>
  db.query<FeedRow>(`select ${columns} from ${from} order by lower(f.name), f.id limit 500`);

export const findFeed = async (db: Executor, id: string): Promise<FeedRow | null> =>
  (await db.query<FeedRow>(`select ${columns} from ${from} where f.id = $1`, [id]))[0] ?? null;

export type SavedFeed = Pick<
  FeedRow,
  | 'id'
  | 'name'
  | 'url'
  | 'category_id'
  | 'publish_as'
  | 'declaration'
  | 'declared_by'
  | 'work_id'
  | 'interval_minutes'
  | 'is_active'
>;

/** Adds or changes a feed; the next look is within its interval. False: another feed has the address. */
export async function writeFeed(db: Executor, feed: SavedFeed): Promise<boolean> {
  // Others who add the same at this moment wait until the transaction ends.
  await db.query(`select pg_advisory_xact_lock(hashtextextended('import feed ' || $1, 0))`, [feed.url]);
  const taken = await db.query('select from import_feeds where url = $1 and id <> $2', [feed.url, feed.id]);
  if (taken.length > 0) return false;
  await db.query(
    `insert into import_feeds as f (id, name, url, category_id, publish_as, declaration, declared_by, interval_minutes, is_active,
       work_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do update set name = excluded.name, url = excluded.url, category_id = excluded.category_id,
       publish_as = excluded.publish_as, declaration = excluded.declaration, declared_by = excluded.declared_by,
       interval_minutes = excluded.interval_minutes, is_active = excluded.is_active,
       work_id = excluded.work_id,
       next_run_at = least(f.next_run_at, now() + excluded.interval_minutes * interval '1 minute')`,
    [
      feed.id,
      feed.name,
      feed.url,
      feed.category_id,
      feed.publish_as,
      JSON.stringify(feed.declaration),
      feed.declared_by,
      feed.interval_minutes,
      feed.is_active,
      feed.work_id,
    ],
  );
  return true;
}

export const deleteFeed = async (db: Executor, id: string): Promise<string | null> =>
  (await db.query<{ name: string }>('delete from import_feeds where id = $1 returning name', [id]))[0]
    ?.name ?? null;

/** Feeds that are due; sets their next time. */
export const claimDueFeeds = (db: Executor): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(
    `update import_feeds set next_run_at = now() + interval_minutes * interval '1 minute'
     where is_active and next_run_at <= now() returning id`,
  );

export async function writeFeedResult(
  db: Executor,
  id: string,
  result: string,
  failed: boolean,
): Promise<void> {
  await db.query(
    'update import_feeds set last_run_at = now(), last_result = $2, last_failed = $3 where id = $1',
    [id, result.slice(0, 500), failed],
  );
}

export interface ProviderRow {
  id: string;
  name: string;
  search_url: string;
  categories_url: string | null;
}

export const listProviders = (db: Executor): Promise<ProviderRow[]> =>
  db.query<ProviderRow>(
    'select id, name, search_url, categories_url from import_providers order by lower(name), id limit 200',
  );

export const findProvider = async (db: Executor, id: string): Promise<ProviderRow | null> =>
  (
    await db.query<ProviderRow>(
      'select id, name, search_url, categories_url from import_providers where id = $1',
      [id],
    )
  )[0] ?? null;

export async function writeProvider(db: Executor, row: ProviderRow): Promise<void> {
  await db.query(
    `insert into import_providers (id, name, search_url, categories_url) values ($1, $2, $3, $4)
     on conflict (id) do update set name = excluded.name, search_url = excluded.search_url, categories_url = excluded.categories_url`,
    [row.id, row.name, row.search_url, row.categories_url],
  );
}

export const deleteProvider = async (db: Executor, id: string): Promise<string | null> =>
  (await db.query<{ name: string }>('delete from import_providers where id = $1 returning name', [id]))[0]
    ?.name ?? null;
