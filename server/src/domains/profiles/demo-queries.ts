import type { Executor } from '../../platform/db/database.ts';

export interface DemoUploaderRow {
  id: string;
  username: string;
  display_name: string;
  avatar_key: string;
}
/** Those who already exist, by name, stay as they are. */
export async function insertDemoUploaders(db: Executor, rows: readonly DemoUploaderRow[]): Promise<void> {
  await db.query(
    `insert into profiles (id, username, display_name, avatar_key, role, is_demo)
     select id, username, display_name, avatar_key, 'creator', true
     from json_to_recordset($1::json) as r (id uuid, username text, display_name text, avatar_key text)
     on conflict do nothing`,
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
