import type { Executor } from '../../../platform/db/database.ts';
import { adminStates, type FileAudience, openStates } from './file-rules.ts';

/**
 * Who is sent the files under these ids of assets, videos and members, one row each. A published video that
 * shows an asset opens it, whatever else shows it; profile pictures are open unless a report has set them
 * aside or the owner is leaving.
 */
export const readAudiences = (
  db: Executor,
  ids: readonly string[],
): Promise<{ id: string; audience: FileAudience }[]> =>
  db.query<{ id: string; audience: FileAudience }>(
    `select asked.id::text as id,
       case
         when coalesce(bool_or(shown.publish_status = any($2) and not shown.is_next and shown.has_rules), false) then 'places'
         when coalesce(bool_or(shown.publish_status = any($2) and not shown.is_next), false)
           or exists (select from categories c where c.id = asked.id and c.is_demo)
           or exists (select from members p where p.id = asked.id and not p.is_held and p.leaving_at is null)
           then 'everybody'
         when is_for_child_safety(asked.id) then 'guardians'
         when exists (select from members p where p.id = asked.id and not p.is_held) then 'owner'
         when coalesce(bool_or(shown.publish_status = any($3)), true) then 'admins'
         else 'owner'
       end as audience
     from unnest($1::uuid[]) asked (id)
     left join lateral (
       select publish_status, false as is_next, place_rules is not null as has_rules from videos where id = asked.id
       union all select publish_status, false, place_rules is not null from videos where media_id = asked.id
       union all select publish_status, true, false from videos where next_media_id = asked.id
     ) shown on true
     group by asked.id`,
    [ids, openStates, adminStates],
    'file_audiences',
  );

/** Whether one of the videos that show what lies under this id belongs to the member. */
export const ownsFiles = async (db: Executor, id: string, memberId: string): Promise<boolean> =>
  (
    await db.query(
      `select from videos where uploader_id = $2 and (id = $1 or media_id = $1 or next_media_id = $1) limit 1`,
      [id, memberId],
      'owns_files',
    )
  ).length > 0;
