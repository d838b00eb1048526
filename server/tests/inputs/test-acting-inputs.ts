import { writeSaved } from '#server/domains/discovery/saved/saved-queries.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import type { Known } from './contract-samples.ts';

/** A comment as it lies in the table, of this author; answers its id. */
export async function insertTestComment(
  { db }: Pick<Platform, 'db'>,
  comment: { videoId: string; authorId: string | null; content?: string; parentId?: string },
): Promise<string> {
  const id = newId();
  await db.query(
    'insert into comments (id, video_id, author_id, content, parent_id) values ($1, $2, $3, $4, $5)',
    [id, comment.videoId, comment.authorId, comment.content ?? `lantern ${id}`, comment.parentId ?? null],
  );
  await db.query('update videos set comment_count = comment_count + 1 where id = $1', [comment.videoId]);
  if (comment.parentId)
    await db.query('update comments set reply_count = reply_count + 1 where id = $1', [comment.parentId]);
  return id;
}

/** What the calls of reactions, comments and reports can be given. */
export const actingInputs = (platform: Platform, asker: TestMember | null, videoId: string): Known => ({
  report_kind: 'video',
  report_reason: 'COPYRIGHT',
  own_comment_id: () => insertTestComment(platform, { videoId, authorId: asker?.id ?? null }),
  other_comment_id: () => insertTestComment(platform, { videoId, authorId: null }),
  own_saved_search_id: async () => {
    if (asker === null) return newId();
    const row = { id: newId(), name: 'Lanterns', query: `lanterns ${newId()}`, tells: true };
    return (await writeSaved(platform.db, asker.id, row))?.id ?? newId();
  },
});
