import type { Comment } from '#contract/comments.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hashtagsIn } from '../../texts/index.ts';
import { slugsOfTags } from '../../videos/index.ts';
import type { CommentRow } from './comment-queries.ts';
import { type Actor, mayDelete } from './comment-rules.ts';

/** Comments as this person may see them. `base` is the base address of object keys. */
export async function commentsView(
  db: Executor,
  rows: readonly CommentRow[],
  { viewer, base }: { viewer: Actor; base: string },
): Promise<Comment[]> {
  const tags = await slugsOfTags(db, [...new Set(rows.flatMap(({ content }) => hashtagsIn(content ?? '')))]);
  return rows.map((row) => {
    const view = commentView(row, viewer, base);
    return { ...view, tags: hashtagsIn(view.content ?? '').filter((tag) => tags.has(tag)) };
  });
}

function commentView(row: CommentRow, viewer: Actor, base: string): Omit<Comment, 'tags'> {
  const isOwn = viewer.userId !== null && viewer.userId === row.author_id;
  const isShown = row.state === 'published' || (row.state === 'held' && isOwn);
  return {
    id: row.id,
    video_id: row.video_id,
    parent_id: row.parent_id,
    state: !isShown ? 'gone' : row.state === 'held' ? 'held' : 'published',
    content: isShown ? row.content : null,
    author:
      isShown && row.author_id !== null && row.username !== null
        ? {
            id: row.author_id,
            username: row.username,
            display_name: row.display_name,
            avatar_url: row.avatar_key === null ? null : base + row.avatar_key,
            role: row.role ?? 'unverified_member',
            is_uploader: row.author_id === row.uploader_id,
          }
        : null,
    created_at: row.created_at.toISOString(),
    edited_at: isShown ? (row.edited_at?.toISOString() ?? null) : null,
    like_count: isShown ? row.like_count : 0,
    reply_count: row.reply_count,
    is_liked: isShown && row.is_liked,
    is_own: isShown && isOwn,
    can_delete: isShown && mayDelete(row, viewer),
  };
}
