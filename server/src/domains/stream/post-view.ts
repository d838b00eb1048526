import type { StreamPost } from '#contract/stream.ts';
import { writeCursor } from '../../kit/cursor.ts';
import type { Executor } from '../../platform/db/database.ts';
import { membersNamed } from '../profiles/index.ts';
import { hashtagsIn, mentionsIn } from '../texts/index.ts';
import { slugsOfTags } from '../videos/index.ts';
import type { PostRow } from './post-queries.ts';

/** Posts as shown to those who may see them. */
export async function postsView(db: Executor, rows: readonly PostRow[], base: string): Promise<StreamPost[]> {
  const inAll = (of: (text: string) => string[]) => [...new Set(rows.flatMap(({ content }) => of(content)))];
  const members = await membersNamed(db, inAll(mentionsIn));
  const tags = await slugsOfTags(db, inAll(hashtagsIn));
  const named = new Set(members.map(({ name }) => name));
  return rows.map((row) => postView(row, base, { named, tags }));
}

/**
 * A post as shown to those who may see it. `base` is the base address of object keys; `named` and `tags`: which of the
 * names in it are members' and tags'.
 */
const postView = (
  row: PostRow,
  base: string,
  { named, tags }: { named: ReadonlySet<string>; tags: ReadonlySet<string> },
): StreamPost => ({
  id: row.id,
  user_id: row.author_id,
  content: row.content,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  is_held: row.state === 'held',
  parent_id: row.parent_id,
  like_count: row.like_count,
  reply_count: row.reply_count,
  is_liked: row.is_liked,
  mentions: mentionsIn(row.content).filter((name) => named.has(name)),
  tags: hashtagsIn(row.content).filter((tag) => tags.has(tag)),
  profiles: {
    id: row.author_id,
    username: row.username,
    display_name: row.display_name,
    avatar_url: row.avatar_key === null ? null : base + row.avatar_key,
  },
  cursor: writeCursor(row.id),
});
