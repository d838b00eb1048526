import { isUuid } from '../../kit/ids.ts';
import { idsByName } from '../../kit/ids-by-name.ts';
import type { Executor } from '../../platform/db/database.ts';

/** What a profile shows about its owner. */
export interface Look {
  username: string;
  display_name: string | null;
  avatar_key: string | null;
  cover_key: string | null;
  bio: string | null;
  links: string[];
}

/** The links that were set aside with the rest. */
export const linksAside = `array(select jsonb_array_elements_text(held_look -> 'links'))`;

/** A visible or held profile; null if there is none, or its owner is leaving. */
export const findLook = async (db: Executor, id: string): Promise<Look | null> =>
  (
    await db.query<Look>(
      `select username, coalesce(display_name, held_look ->> 'display_name') as display_name,
         coalesce(avatar_key, held_look ->> 'avatar_key') as avatar_key,
         coalesce(cover_key, held_look ->> 'cover_key') as cover_key, coalesce(bio, held_look ->> 'bio') as bio,
         links || ${linksAside} as links
       from profiles where id = $1 and leaving_at is null`,
      [id],
    )
  )[0] ?? null;

/** Ids of profiles by their user names, however these are written, or by id. */
export async function profileIdsByName(
  db: Executor,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; slug: string }>(
    `select id, lower(username) as slug from profiles
     where (lower(username) = any($1) or id = any($2::uuid[])) and leaving_at is null`,
    [names.map((name) => name.toLowerCase()), names.filter(isUuid)],
  );
  const known = idsByName(rows);
  return new Map(
    names.flatMap((name): [string, string][] => {
      const id = known.get(name.toLowerCase());
      return id === undefined ? [] : [[name, id]];
    }),
  );
}

/** Sets names, words and pictures aside; false if that has already been done. */
export const layAside = async (db: Executor, id: string): Promise<boolean> =>
  (
    await db.query(
      `update profiles set display_name = null, avatar_key = null, avatar_path = null, cover_key = null,
         cover_path = null, bio = null, links = '{}', held_look = jsonb_build_object('display_name', display_name, 'avatar_key', avatar_key,
           'avatar_path', avatar_path, 'cover_key', cover_key, 'cover_path', cover_path,
           'bio', bio, 'links', links)
       where id = $1 and held_look is null returning id`,
      [id],
    )
  ).length > 0;

/** Restores what was set aside; false if nothing was. */
export const putBack = async (db: Executor, id: string): Promise<boolean> =>
  (
    await db.query(
      `update profiles set display_name = held_look ->> 'display_name', avatar_key = held_look ->> 'avatar_key',
         avatar_path = held_look ->> 'avatar_path', cover_key = held_look ->> 'cover_key',
         cover_path = held_look ->> 'cover_path', bio = held_look ->> 'bio', links = ${linksAside}, held_look = null
       where id = $1 and held_look is not null returning id`,
      [id],
    )
  ).length > 0;

/** Forgets what was set aside, and answers the keys of its pictures; null if nothing was. */
export const forgetAside = async (db: Executor, id: string): Promise<string[] | null> => {
  const rows = await db.query<{ keys: (string | null)[] }>(
    `with held as (select id, held_look from profiles where id = $1 and held_look is not null for no key update)
     update profiles p set held_look = null from held h where p.id = h.id
     returning array[
       case when h.held_look ->> 'avatar_path' is not null then h.held_look ->> 'avatar_key' end,
       case when h.held_look ->> 'cover_path' is not null then h.held_look ->> 'cover_key' end] as keys`,
    [id],
  );
  return rows[0]?.keys.filter((key) => key !== null) ?? null;
};

/** Whether names and pictures await review. */
export const isHeld = async (db: Executor, id: string): Promise<boolean> =>
  (await db.query('select 1 from profiles where id = $1 and held_look is not null', [id])).length > 0;
