import type { Playlist, PlaylistReactions } from '#contract/playlists.ts';
import type { PlaylistRow } from './playlist-queries.ts';
import type { Reaction } from './playlist-rules.ts';

export const playlistView = (row: PlaylistRow): Playlist => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  is_public: row.is_public,
  is_held: row.is_held,
  user_id: row.owner_id,
  uploader_username: row.username,
  uploader_display_name: row.display_name,
  thumbnails: row.thumbnails,
  video_count: row.video_count,
  videos_count: row.video_count,
  total_duration_seconds: row.total_duration_seconds,
  view_count: row.view_count,
  likes: row.likes,
  dislikes: row.dislikes,
  user_has_liked: row.reaction === 1,
  user_has_disliked: row.reaction === -1,
  tags: row.tags,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const reactionsView = (
  counts: { likes: number; dislikes: number },
  reaction: Reaction,
): PlaylistReactions => ({
  likes: counts.likes,
  dislikes: counts.dislikes,
  user_has_liked: reaction === 1,
  user_has_disliked: reaction === -1,
});

/** JSON of rows with one playlist and its videos, whose cards come as JSON. */
export const detailsJson = (row: PlaylistRow, unavailable: number, videos: string): string =>
  `[${JSON.stringify(playlistView(row)).slice(0, -1)},"unavailable_count":${unavailable},"videos":${videos}}]`;
