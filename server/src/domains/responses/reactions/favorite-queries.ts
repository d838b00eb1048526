import type { Executor } from '../../../platform/db/database.ts';
import { cardsJson } from '../../videos/index.ts';

/**
 * Adds a published video to the member's favourites, or removes it. Answers whether it is one now; null if
 * there is no such video.
 */
export async function turnFavorite(db: Executor, memberId: string, videoId: string): Promise<boolean | null> {
  const rows = await db.query<{ ended: boolean }>(
    `insert into video_favorites (member_id, video_id)
     select $1, v.id from published_videos v where v.id = $2
     on conflict (member_id, video_id) do update set ended = true
     returning ended`,
    [memberId, videoId],
    'turn_favorite',
  );
  return rows[0] ? !rows[0].ended : null;
}

/** The row of a favourite just removed in the same transaction. */
export async function dropFavorite(db: Executor, memberId: string, videoId: string): Promise<void> {
  await db.query(
    'delete from video_favorites where member_id = $1 and video_id = $2 and ended',
    [memberId, videoId],
    'drop_favorite',
  );
}

export async function dropFavoritesOf(db: Executor, memberId: string): Promise<void> {
  await db.query('delete from video_favorites where member_id = $1', [memberId]);
}

export const favoritesAmong = (
  db: Executor,
  memberId: string,
  videoIds: readonly string[],
): Promise<{ video_id: string }[]> =>
  db.query(
    'select video_id from video_favorites where member_id = $1 and video_id = any ($2::uuid[])',
    [memberId, videoIds],
    'favorites_among',
  );

export const newestFavoriteIds = (
  db: Executor,
  memberId: string,
  limit: number,
): Promise<{ video_id: string }[]> =>
  db.query(
    `select video_id from video_favorites where member_id = $1 order by created_at desc, video_id desc limit $2`,
    [memberId, limit],
    'newest_favorite_ids',
  );

/** Microseconds since 1970, which a number represents exactly until the year 2255. */
const microseconds = '(extract(epoch from f.created_at) * 1000000)::bigint';

/** Cards of a member's published favourites, latest first; `before` is the place of the last one seen. */
export async function favoriteCards(
  db: Executor,
  base: string,
  { memberId, limit, before }: { memberId: string; limit: number; before: [number, string] | null },
): Promise<string> {
  const pick = `
    select v.*, f.created_at as favorited_at, ${microseconds} as favorited_microseconds,
      row_number() over (order by f.created_at desc, f.video_id desc) as position
    from video_favorites f join published_videos v on v.id = f.video_id
    where f.member_id = $2 and ($3::bigint is null
      or (f.created_at, f.video_id) < (timestamptz 'epoch' + $3 * interval '1 microsecond', $4::uuid))
    order by f.created_at desc, f.video_id desc limit $5`;
  const more = `, v.favorited_at, translate(encode(convert_to(
    v.favorited_microseconds || ' ' || v.id, 'UTF8'), 'base64'), E'+/=\\n', '-_') as cursor`;
  const rows = await db.query<{ json: string }>(
    cardsJson(pick, more),
    [base, memberId, before?.[0] ?? null, before?.[1] ?? null, limit],
    'favorite_cards',
  );
  return rows[0]?.json ?? '[]';
}

export const countFavoritesOf = async (db: Executor, videoId: string): Promise<number> =>
  (
    await db.query<{ n: number }>('select count(*)::int as n from video_favorites where video_id = $1', [
      videoId,
    ])
  )[0]?.n ?? 0;
