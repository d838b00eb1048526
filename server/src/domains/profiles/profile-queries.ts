import type { Role } from '#contract/roles.ts';
import type { Executor } from '../../platform/db/database.ts';

export interface ProfileRow {
  id: string;
  username: string;
  display_name: string | null;
  avatar_key: string | null;
  cover_key: string | null;
  role: Role;
  subscribers_count: number;
  bio: string | null;
  links: string[];
  videos_watched_count: number | null;
  shows_watched: boolean;
  shows_favorites: boolean;
  shows_list: boolean;
  is_subscribed: boolean;
  is_blocked: boolean;
  created_at: Date;
}

/** How many videos a member watched, if they have it counted, and show it to this viewer. */
const watchedShown = (viewer: string) =>
  `case when counts_watched and (shows_watched or id = ${viewer}) then videos_watched_count end`;

/**
 * By current username, ignoring case, for this viewer. Members who are leaving, or held by a report, are seen
 * only by themselves.
 */
export const findProfileByName = async (
  db: Executor,
  username: string,
  viewerId: string | null,
): Promise<ProfileRow | null> =>
  (
    await db.query<ProfileRow>(
      `select id, username, display_name, avatar_key, cover_key, role, subscribers_count,
         bio, links, ${watchedShown('$2::uuid')} as videos_watched_count, shows_watched, shows_favorites, shows_list, created_at,
         exists (select from subscriptions where subscriber_id = $2 and uploader_id = profiles.id) as is_subscribed,
         exists (select from blocks where blocker_id = $2 and blocked_id = profiles.id) as is_blocked
       from profiles where lower(username) = lower($1) and (id = $2 or (leaving_at is null and held_look is null))`,
      [username, viewerId],
      'profile_by_name',
    )
  )[0] ?? null;

/**
 * The counts of a member who is not leaving, as the viewer may know them, and since when they are here; null if there
 * is no such member.
 */
export const findProfileCounts = async (
  db: Executor,
  id: string,
  viewerId: string | null,
): Promise<Pick<ProfileRow, 'subscribers_count' | 'videos_watched_count' | 'created_at'> | null> =>
  (
    await db.query<ProfileRow>(
      `select subscribers_count, ${watchedShown('$2::uuid')} as videos_watched_count, created_at
       from profiles where id = $1 and leaving_at is null`,
      [id, viewerId],
      'profile_counts',
    )
  )[0] ?? null;

export async function writeFavoritesVisibility(db: Executor, id: string, isPublic: boolean): Promise<void> {
  await db.query('update profiles set shows_favorites = $2 where id = $1', [id, isPublic]);
}

export async function writeListVisibility(db: Executor, id: string, isPublic: boolean): Promise<void> {
  await db.query('update profiles set shows_list = $2 where id = $1', [id, isPublic]);
}

/** Whether others may see what works this member watches. */
export const showsList = async (db: Executor, id: string): Promise<boolean> =>
  (
    await db.query<{ shows_list: boolean }>(
      'select shows_list from profiles where id = $1',
      [id],
      'shows_list',
    )
  )[0]?.shows_list ?? false;

export async function writeWatchedVisibility(db: Executor, id: string, isPublic: boolean): Promise<void> {
  await db.query('update profiles set shows_watched = $2 where id = $1', [id, isPublic]);
}

/** Whether others may see this member's favourites. */
export const showsFavorites = async (db: Executor, id: string): Promise<boolean> =>
  (
    await db.query<{ shows_favorites: boolean }>(
      'select shows_favorites from profiles where id = $1',
      [id],
      'shows_favorites',
    )
  )[0]?.shows_favorites ?? false;
