import type { Playlist } from '#contract/playlists.ts';
import { compactViews, countOf, formatDate } from '../lib/format.ts';

/** A playlist as cards draw it. */
export interface PlaylistModel {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  isPublic: boolean;
  /** The cover, and up to three more. */
  pictures: readonly string[];
  owner: string;
  username: string;
  videos: string;
  length: string;
  views: string;
  moment: string;
  date: string;
}

/** `2h 5m`, `45m`, `0m`. */
export function playlistLength(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

export const toPlaylist = (row: Playlist): PlaylistModel => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  isPublic: row.is_public,
  pictures: row.thumbnails,
  owner: row.uploader_display_name,
  username: row.uploader_username,
  videos: countOf(row.video_count, 'video', 'videos'),
  length: playlistLength(row.total_duration_seconds),
  views: compactViews(row.view_count),
  moment: row.created_at,
  date: formatDate(row.created_at),
});
