import type { PublicProfile } from '#contract/profiles.ts';
import type { ProfileRow } from './profile-queries.ts';

const at = (base: string, key: string | null): string | null => (key === null ? null : base + key);

/** A profile as everybody sees it. `base` is the base address of object keys. */
export const profileView = (row: ProfileRow, base: string): PublicProfile => ({
  id: row.id,
  username: row.username,
  display_name: row.display_name,
  avatar_url: at(base, row.avatar_key),
  cover_url: at(base, row.cover_key),
  role: row.role,
  subscribers_count: row.subscribers_count,
  bio: row.bio,
  links: row.links,
  videos_watched_count: row.videos_watched_count,
  shows_watched: row.shows_watched,
  shows_favorites: row.shows_favorites,
  shows_list: row.shows_list,
  is_subscribed: row.is_subscribed,
  is_blocked: row.is_blocked,
  created_at: row.created_at.toISOString(),
});
