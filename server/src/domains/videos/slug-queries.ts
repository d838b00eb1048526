import type { Executor } from '../../platform/db/database.ts';

/** Slugs of all categories, by their ids. */
export async function slugsOfCategories(db: Executor): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; slug: string }>(
    'select id, slug from categories',
    [],
    'slugs_of_categories',
  );
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

export async function slugsOfVideos(db: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(
    'select slug from videos where id = any($1)',
    [ids],
    'slugs_of_videos',
  );
  return rows.map(({ slug }) => slug);
}
