import type { Executor } from '../../platform/db/database.ts';
import { evidenceSql, preservedSql } from '../../platform/evidence/evidence.ts';
import { linksAside } from './hold-queries.ts';

/** Moves what was set aside out of the profile; answers the keys of its pictures, null if nothing was. */
export async function layAway(db: Executor, profileId: string): Promise<string[] | null> {
  const rows = await db.query<{ avatar_key: string | null; cover_key: string | null }>(
    `with held as (select id, held_look from profiles where id = $1 and held_look is not null for no key update),
     emptied as (update profiles p set held_look = null from held h where p.id = h.id)
     insert into removed_looks (profile_id, display_name, avatar_key, avatar_path, cover_key, cover_path, bio, links)
     select id, held_look ->> 'display_name',
       case when held_look ->> 'avatar_path' is not null then held_look ->> 'avatar_key' end, held_look ->> 'avatar_path',
       case when held_look ->> 'cover_path' is not null then held_look ->> 'cover_key' end, held_look ->> 'cover_path',
       held_look ->> 'bio', ${linksAside}
     from held returning avatar_key, cover_key`,
    [profileId],
  );
  return rows[0] ? [rows[0].avatar_key, rows[0].cover_key].filter((key) => key !== null) : null;
}

/**
 * Puts the last of it back, where nothing newer is shown; also into what a report holds meanwhile. Answers the keys of its
 * pictures; null: there is nothing.
 */
export async function bringBack(db: Executor, profileId: string): Promise<string[] | null> {
  const rows = await db.query<{ avatar_key: string | null; cover_key: string | null }>(
    `with look as (
       update removed_looks set put_back_at = now() where id = (
         select id from removed_looks where profile_id = $1 and put_back_at is null
         order by removed_at desc, id limit 1 for update) returning *),
     shown as (
       update profiles p set
         display_name = case when p.held_look is null then coalesce(p.display_name, l.display_name) end,
         avatar_key = case when p.held_look is null then coalesce(p.avatar_key, l.avatar_key) end,
         avatar_path = case when p.held_look is null then
           case when p.avatar_key is null then l.avatar_path else p.avatar_path end end,
         cover_key = case when p.held_look is null then coalesce(p.cover_key, l.cover_key) end,
         cover_path = case when p.held_look is null then
           case when p.cover_key is null then l.cover_path else p.cover_path end end,
         bio = case when p.held_look is null then coalesce(p.bio, l.bio) end,
         links = case when p.held_look is not null then '{}' when p.links = '{}' then l.links else p.links end,
         held_look = case when p.held_look is not null then p.held_look
           || case when p.held_look ->> 'display_name' is null then jsonb_build_object('display_name', l.display_name) else '{}' end
           || case when p.held_look ->> 'avatar_key' is null
             then jsonb_build_object('avatar_key', l.avatar_key, 'avatar_path', l.avatar_path) else '{}' end
           || case when p.held_look ->> 'cover_key' is null
             then jsonb_build_object('cover_key', l.cover_key, 'cover_path', l.cover_path) else '{}' end
           || case when p.held_look ->> 'bio' is null then jsonb_build_object('bio', l.bio) else '{}' end
           || case when coalesce(p.held_look -> 'links', '[]') = '[]' then jsonb_build_object('links', l.links) else '{}' end end
       from look l where p.id = l.profile_id)
     select avatar_key, cover_key from look`,
    [profileId],
  );
  return rows[0] ? [rows[0].avatar_key, rows[0].cover_key].filter((key) => key !== null) : null;
}

/** Where a picture stands that a decision took off a profile: laid away, or shown again; null: neither. */
export const standingOfKey = async (db: Executor, key: string): Promise<'away' | 'shown' | null> =>
  (
    await db.query<{ it: 'away' | 'shown' | null }>(
      `select case when bool_or(l.put_back_at is null) then 'away' when bool_or($1 in (p.avatar_key, p.cover_key,
           p.held_look ->> 'avatar_key', p.held_look ->> 'cover_key')) then 'shown' end as it
       from removed_looks l join profiles p on p.id = l.profile_id where l.avatar_key = $1 or l.cover_key = $1`,
      [key],
    )
  )[0]?.it ?? null;

/** Takes a picture whose file is gone off the profile that it came back to. */
export async function dropLostPicture(db: Executor, key: string): Promise<void> {
  for (const picture of ['avatar', 'cover'] as const)
    await db.query(
      `update profiles p set ${picture}_key = null, ${picture}_path = null from removed_looks l
       where l.${picture}_key = $1 and p.id = l.profile_id and p.${picture}_key = $1`,
      [key],
    );
}

/** Keys of what is laid away of a member who leaves, without what is evidence. */
export const keysLaidAway = async (db: Executor, profileId: string): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select key from removed_looks l, unnest(array[l.avatar_key, l.cover_key]) key
       where l.profile_id = $1 and l.put_back_at is null and key is not null and not ${preservedSql('key')}`,
      [profileId],
    )
  ).map(({ key }) => key);

/** Forgets looks that were removed long ago and are no evidence; answers the keys of those that were not put back. */
export async function forgetRemovedLooks(
  db: Executor,
  days: number,
  limit: number,
): Promise<{ keys: string[]; hasMore: boolean }> {
  const rows = await db.query<{ keys: string[] }>(
    `delete from removed_looks where id in (
       select id from removed_looks l where removed_at < now() - $1 * interval '1 day'
         and not ${evidenceSql('profile', 'l.profile_id', 'l.profile_id')} order by removed_at limit $2)
     returning case when put_back_at is null then array_remove(array[avatar_key, cover_key], null) else '{}' end as keys`,
    [days, limit],
  );
  return { keys: rows.flatMap(({ keys }) => keys), hasMore: rows.length === limit };
}
