import type { Playlist, PlaylistReactions } from '#contract/playlists.ts';
import { fillIn } from '../lib/fill-in.ts';
import { compactViews, countOf, formatDate } from '../lib/format.ts';
import * as texts from '../texts/playlists.ts';

/** A playlist as cards draw it. */
export interface PlaylistModel {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  isPublic: boolean;
  /** A report hides it from everybody but its owner. */
  isHeld: boolean;
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
  isHeld: row.is_held,
  pictures: row.thumbnails,
  owner: row.uploader_display_name,
  username: row.uploader_username,
  videos: countOf(row.video_count, texts.video, texts.videos),
  length: playlistLength(row.total_duration_seconds),
  views: compactViews(row.view_count),
  moment: row.created_at,
  date: formatDate(row.created_at),
});

/**
 * The votes on a playlist, as a page may contain them: all visitors share one page, so a visitor's own vote is loaded
 * by their browser.
 */
export const standOf = (row: PlaylistReactions, isMember: boolean): PlaylistReactions => ({
  likes: row.likes,
  dislikes: row.dislikes,
  user_has_liked: isMember && row.user_has_liked,
  user_has_disliked: isMember && row.user_has_disliked,
});

/** The words for added videos that cannot be seen now; null: all can. */
export const unavailableWords = (count: number): string | null =>
  count === 0 ? null : count === 1 ? texts.unavailableVideo : fillIn(texts.unavailableVideos, { count });
