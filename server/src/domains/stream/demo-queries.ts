import type { Executor } from '../../platform/db/database.ts';

export interface DemoPostRow {
  /** Of the moment at which it was written. */
  id: string;
  parent_id: string | null;
  author_id: string;
  content: string;
  created_at: string;
  liked_by: readonly string[];
}

/** Posts of demo members with their answers and likes. */
export async function insertDemoPosts(db: Executor, rows: readonly DemoPostRow[]): Promise<void> {
  const given = JSON.stringify(rows);
  for (const isAnswer of [false, true])
    await db.query(
      `insert into stream_posts (id, parent_id, author_id, content, created_at)
       select id, parent_id, author_id, content, created_at
       from json_to_recordset($1::json) as r (id uuid, parent_id uuid, author_id uuid, content text,
         created_at timestamptz)
       where (parent_id is not null) = $2`,
      [given, isAnswer],
    );
  await db.query(
    `insert into post_likes (member_id, post_id, created_at)
     select l.member_id, r.id, r.created_at
     from json_to_recordset($1::json) as r (id uuid, created_at timestamptz, liked_by uuid[]),
       unnest(r.liked_by) as l (member_id)`,
    [given],
  );
}
