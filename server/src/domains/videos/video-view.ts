import type { Playback, VideoDetails } from '#contract/videos.ts';
import { languageLabel } from '../media/index.ts';
import type { FileAddress } from './files/file-passes.ts';
import { chaptersOfText } from './text-chapter-rules.ts';
import type { DetailsRow } from './video-queries.ts';

/** Hosts that play what we do not store ourselves. */
export interface PlaybackHosts {
  /** Makes addresses of the files of a hosted video, e.g. `playlist.m3u8`; null: its library is not connected. */
  streamOf(row: DetailsRow): ((file: string) => string) | null;
  /** Hosts whose players may be framed. */
  embedHosts: readonly string[];
}

const onAllowedHost = (address: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.protocol === 'https:' &&
    hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  );
};

const nothing: Playback = {
  kind: 'none',
  state: 'failed',
  progress: null,
  reason: null,
  master_url: null,
  embed_url: null,
  poster_url: null,
  storyboard_url: null,
  captions: [],
  chapters: [],
  moments: [],
  audio_tracks: [],
  loudness: null,
  duration_seconds: null,
};

/** Subtitles of the file and those added to it, which take the place of the file's in their language. */
export function offeredCaptions(
  { playback, added_captions }: Pick<DetailsRow, 'playback' | 'added_captions'>,
  address: FileAddress,
): Playback['captions'] {
  const added = (added_captions ?? []).map((one) => ({ ...one, label: languageLabel(one.language) }));
  const ofFile = (playback.captions ?? []).filter(
    (one) => !added.some(({ language }) => language === one.language),
  );
  return [...ofFile, ...added].map(({ language, label, key }) => ({ language, label, url: address(key) }));
}

/** What a player gets. `address` gives the addresses of the video's files. */
export function playbackView(
  row: DetailsRow,
  address: FileAddress,
  hosts: PlaybackHosts,
  progress: number | null,
): Playback {
  const at = (key: string | null): string | null => (key === null ? null : address(key));
  const widest = row.playback.thumbnails?.at(-1)?.key ?? row.thumbnail_key;
  const poster =
    row.bunny_thumbnail_url ?? at(row.cover_image_key) ?? at(row.custom_thumbnail_key) ?? at(widest);
  const shared = {
    ...nothing,
    poster_url: poster,
    captions: offeredCaptions(row, address),
    chapters: chaptersOfText(row.description, row.duration_seconds),
    moments: row.moments ?? [],
    duration_seconds: row.duration_seconds,
  };
  if (row.video_source === 'embed') {
    return row.video_url !== null && onAllowedHost(row.video_url, hosts.embedHosts)
      ? { ...shared, kind: 'embed', state: 'ready', embed_url: row.video_url }
      : { ...shared, reason: 'This video is on a site we can’t show here.' };
  }
  if (row.video_source === 'bunny_net') {
    const stream = hosts.streamOf(row);
    if (stream === null) return { ...shared, reason: 'The library that holds this video is not connected.' };
    const poster_url = poster ?? stream('thumbnail.jpg');
    if (row.playback_state === 'failed')
      return { ...shared, poster_url: poster, reason: row.playback.reason ?? 'This video cannot be played.' };
    return { ...shared, poster_url, kind: 'hls', state: 'ready', master_url: stream('playlist.m3u8') };
  }
  const stored = row.playback;
  return {
    ...shared,
    kind: 'hls',
    state: row.playback_state,
    progress: row.playback_state === 'preparing' || row.playback_state === 'playable' ? progress : null,
    reason:
      row.playback_state === 'failed'
        ? (stored.reason ?? 'The file could not be prepared.')
        : (stored.ladder_failure ?? null),
    master_url: at(stored.master_key ?? null),
    storyboard_url: at(stored.storyboard_key ?? null),
    // Those of the file know better.
    chapters: stored.chapters?.length ? stored.chapters : shared.chapters,
    audio_tracks: stored.audio_tracks ?? [],
    loudness: stored.loudness?.integrated ?? null,
    duration_seconds: stored.duration_seconds ?? row.duration_seconds,
  };
}

export function detailsView(row: DetailsRow, base: string, playback: Playback): VideoDetails {
  return {
    id: row.id,
    video_id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    created_at: row.created_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    uploader_id: row.uploader_id,
    uploader_username: row.uploader_username,
    uploader_display_name: row.uploader_display_name,
    uploader_avatar_url: row.uploader_avatar_key === null ? null : base + row.uploader_avatar_key,
    subscribers_count: row.subscribers_count ?? 0,
    like_count: row.like_count,
    likes: row.like_count,
    dislike_count: row.dislike_count,
    dislikes: row.dislike_count,
    view_count: row.view_count,
    views_count: row.view_count,
    comment_count: row.comment_count,
    category_name: row.category_name,
    category_slug: row.category_slug,
    tags: row.tags ?? [],
    status: row.release_status,
    format: row.format,
    audio_language: row.audio_language,
    subtitle_languages: row.subtitle_languages,
    quality: row.quality,
    duration_seconds: row.duration_seconds,
    video_source: row.video_source,
    bunny_video_guid: row.bunny_video_id,
    source_video_id: row.source_video_id,
    thumbnail_url: playback.poster_url,
    width: row.width,
    height: row.height,
    playback,
  };
}
