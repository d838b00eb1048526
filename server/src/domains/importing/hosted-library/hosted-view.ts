import type { HostedLibrary, HostedVideo, KnownLibrary } from '#contract/hosted-library.ts';
import { type StreamPlace, streamAddress } from '../../videos/index.ts';
import type { HostedLibraryRow } from './hosted-queries.ts';
import { isPlayable, type Library, type LibraryVideo, stateWords } from './library-answer-rules.ts';

export const libraryView = (library: Library): HostedLibrary => ({
  Id: library.id,
  Guid: null,
  Name: library.name,
  VideoCount: library.videoCount,
});

export const videoView = (
  video: LibraryVideo,
  { place, isImported, now }: { place: StreamPlace | null; isImported: boolean; now: number },
): HostedVideo => ({
  guid: video.guid,
  title: video.title,
  dateUploaded: video.uploadedAt,
  length: video.lengthSeconds,
  bunny_thumbnail_url: place === null ? null : streamAddress(place, video.guid, video.thumbnailFile, now),
  state: stateWords(video),
  is_importable: isPlayable(video),
  is_imported: isImported,
});

export const knownLibraryView = (
  row: HostedLibraryRow,
  stream: { host: string; hasTokenKey: boolean } | undefined,
): KnownLibrary => ({
  id: row.id,
  name: row.name,
  has_key: row.sealed_key !== null,
  has_webhook_key: row.sealed_read_only_key !== null,
  stream_host: stream?.host ?? null,
  has_token_key: stream?.hasTokenKey ?? false,
});
