import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';

/** A post as it lies in the table; answers its id. */
export async function insertTestPost(
  { db }: Pick<Platform, 'db'>,
  authorId: string,
  content = 'lantern',
): Promise<string> {
  const id = newId();
  await db.query('insert into stream_posts (id, author_id, content) values ($1, $2, $3)', [
    id,
    authorId,
    content,
  ]);
  return id;
}
