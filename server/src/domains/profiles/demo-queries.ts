import type { Executor } from '../../platform/db/database.ts';

export interface DemoProfileRow {
  id: string;
  username: string;
  display_name: string | null;
  avatar_key: string | null;
  bio: string;
  role: 'creator' | 'member';
  created_at: string;
}
/** Those who already exist, by name, stay as they are. */
export async function insertDemoProfiles(db: Executor, rows: readonly DemoProfileRow[]): Promise<void> {
  await db.query(
    `insert into profiles (id, username, display_name, avatar_key, bio, role, created_at, is_demo)
     select id, username, display_name, avatar_key, bio, role, created_at, true
     from json_to_recordset($1::json) as r (id uuid, username text, display_name text, avatar_key text, bio text,
       role text, created_at timestamptz)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Demo members follow demo studios. */
export async function insertDemoFollows(
  db: Executor,
  rows: readonly { follower: string; studio: string; created_at: string }[],
): Promise<void> {
  await db.query(
    `with added as (
       insert into subscriptions (subscriber_id, uploader_id, created_at)
       select f.id, s.id, r.created_at
       from json_to_recordset($1::json) as r (follower uuid, studio uuid, created_at timestamptz)
       join profiles f on f.id = r.follower and f.is_demo join profiles s on s.id = r.studio and s.is_demo
       on conflict do nothing returning uploader_id
     )
     update profiles p set subscribers_count = p.subscribers_count + a.n
     from (select uploader_id, count(*)::int as n from added group by uploader_id) a where p.id = a.uploader_id`,
    [JSON.stringify(rows)],
  );
}

export const demoProfileIds = async (db: Executor): Promise<string[]> =>
  (await db.query<{ id: string }>('select id from profiles where is_demo')).map(({ id }) => id);

/** Deletes the demo uploaders except for some, who lose their mark and stay. */
export async function deleteDemoProfiles(db: Executor, staying: readonly string[]): Promise<void> {
  await db.query('delete from profiles where is_demo and id <> all ($1::uuid[])', [staying]);
  await db.query('update profiles set is_demo = false where is_demo');
}
