import type { OwnVideo, StudioVideo } from '#contract/studio.ts';
import type { Platform } from '../../../platform/context.ts';
import type { Still } from '../../media/index.ts';
import { type FileAddress, fileAddresses } from '../files/file-passes.ts';
import { ownerSeesFiles } from '../files/file-rules.ts';
import type { EditableRow } from '../managing/moderated-video-queries.ts';
import type { StudioRow } from './studio-queries.ts';

/** Why a video is in its current state. */
function reasonOf(row: StudioRow): string | null {
  if (row.publish_status === 'draft') return row.review_reason;
  if (row.publish_status === 'failed' || row.playback_state === 'failed') return row.failure_reason;
  if (row.next_refusal !== null || row.ladder_failure === null) return row.next_refusal;
  return `Better qualities could not be made: ${row.ladder_failure}`;
}

type Addresses = Pick<Platform, 'config' | 'objectBase'>;

/** Null while only admins are sent its files. */
const addressesOf = (row: StudioRow, platform: Addresses): FileAddress | null =>
  ownerSeesFiles(row.publish_status) ? fileAddresses(platform, row.publish_status, 'owner') : null;

function thumbnailOf(row: StudioRow, platform: Addresses): string | null {
  const address = addressesOf(row, platform);
  if (address === null) return null;
  return row.thumbnail_key === null ? row.bunny_thumbnail_url : address(row.thumbnail_key);
}

export const studioVideoView = (row: StudioRow, platform: Addresses): StudioVideo => ({
  video_id: row.video_id,
  slug: row.slug,
  title: row.title,
  thumbnail_url: thumbnailOf(row, platform),
  video_source: row.video_source,
  publish_status: row.publish_status,
  publish_at: row.publish_at?.toISOString() ?? null,
  licence_ends_at: row.licence_ends_at?.toISOString() ?? null,
  reason: reasonOf(row),
  playback_state: row.playback_state,
  progress: row.progress ?? 0,
  has_new_file: row.has_new_file,
  awaits_records: row.awaits_records,
  duration_seconds: row.duration_seconds,
  view_count: row.view_count,
  watch_seconds: row.watch_seconds,
  created_at: row.created_at.toISOString(),
});

const stillsOf = (stills: readonly Still[], address: FileAddress | null): OwnVideo['stills'] =>
  address === null ? [] : stills.map(({ key, seconds }) => ({ time: seconds, url: address(key) }));

/** A video with what its edit form needs. */
export const ownVideoView = (
  row: StudioRow,
  texts: EditableRow,
  stills: readonly Still[],
  storedBytes: number | null,
  platform: Addresses,
): OwnVideo => ({
  video: studioVideoView(row, platform),
  description: texts.description,
  tags: texts.tags,
  category_id: texts.category_id,
  format: texts.format,
  audio_language: texts.audio_language,
  subtitle_languages: texts.subtitle_languages,
  release_status: texts.release_status as OwnVideo['release_status'],
  contains_actual_humans: texts.depicts_live_action,
  stored_bytes: storedBytes,
  file_refusal: row.next_refusal,
  stills: stillsOf(stills, addressesOf(row, platform)),
  chosen_still:
    texts.custom_thumbnail_key === null && stills.length > 0
      ? Math.max(
          0,
          stills.findIndex(({ isChosen }) => isChosen),
        )
      : null,
});
