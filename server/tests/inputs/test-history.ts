import type { Platform } from '#server/platform/context.ts';

/** A member watched these videos to their end, the first of them last. */
export async function insertTestHistory(
  { db }: Pick<Platform, 'db'>,
  memberId: string,
  videos: readonly { id: string }[],
): Promise<void> {
  await db.query(
    `insert into watch_history (member_id, video_id, seen_at, watched_at)
     select $1, id, now(), now() - place * interval '1 minute' from unnest($2::uuid[]) with ordinality as v (id, place)`,
    [memberId, videos.map(({ id }) => id)],
  );
}
