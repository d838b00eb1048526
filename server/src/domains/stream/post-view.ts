import type { StreamPost } from '#contract/stream.ts';
import { writeCursor } from '../../kit/cursor.ts';
import type { PostRow } from './post-queries.ts';

/** A post as shown to those who may see it. `base` is the base address of object keys. */
export const postView = (row: PostRow, base: string): StreamPost => ({
  id: row.id,
  user_id: row.author_id,
  content: row.content,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  is_held: row.state === 'held',
  profiles: {
    id: row.author_id,
    username: row.username,
    avatar_url: row.avatar_key === null ? null : base + row.avatar_key,
  },
  cursor: writeCursor(row.id),
});
