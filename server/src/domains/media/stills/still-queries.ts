import type { Executor } from '../../../platform/db/database.ts';
import { lastUuid } from '../../../platform/db/first-and-last-ids.ts';
import type { Thumbnail } from '../media-facts.ts';

export interface ShownStill {
  /** Position among the stills. */
  chosen: number;
  /** Narrowest first. */
  sizes: Thumbnail[];
}

/** Finished files whose chosen still is not stored as AVIF, the latest first, behind the one that was seen last. */
export const mediaWithoutAvif = async (
  db: Executor,
  limit: number,
  after: string | null = null,
): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select id from media_assets
       where state in ('ready', 'failed') and first_pass_at is not null and extras->'thumbnails'->0 is not null
         and extras->'avif' is distinct from coalesce(extras->'chosen', '0')
         and id < coalesce($2::uuid, ${lastUuid})
       order by id desc limit $1`,
      [limit, after],
    )
  ).map(({ id }) => id);

/** The chosen still of a file; null: it has none. */
export const shownStill = async (db: Executor, mediaId: string): Promise<ShownStill | null> =>
  (
    await db.query<ShownStill>(
      `select chosen, extras->'thumbnails'->chosen->'sizes' as sizes
       from (select extras, coalesce((extras->>'chosen')::int, 0) as chosen from media_assets where id = $1) asset
       where extras->'thumbnails'->chosen->'sizes'->0 is not null`,
      [mediaId],
    )
  )[0] ?? null;

/** Says under which names the chosen still is stored as AVIF too. False: the file is gone, or another one was chosen. */
export const writeRedrawn = async (
  db: Executor,
  mediaId: string,
  { chosen, sizes }: ShownStill,
): Promise<boolean> =>
  (
    await db.query(
      `update media_assets set
         extras = jsonb_set(extras, array['thumbnails', $2::text, 'sizes'], $3::jsonb) || jsonb_build_object('avif', $2::int)
       where id = $1 and coalesce((extras->>'chosen')::int, 0) = $2::int and extras->'thumbnails'->($2::int) is not null returning 1`,
      [mediaId, chosen, JSON.stringify(sizes)],
    )
  ).length > 0;

/** Has nobody look for the chosen still again, until another one is chosen: it is not among the stills. */
export async function passOverStill(db: Executor, mediaId: string): Promise<void> {
  await db.query(
    `update media_assets set extras = extras || jsonb_build_object('avif', coalesce(extras->'chosen', '0'))
     where id = $1 and extras->'thumbnails'->coalesce((extras->>'chosen')::int, 0)->'sizes'->0 is null`,
    [mediaId],
  );
}
