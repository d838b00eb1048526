import type { Upload } from '#contract/uploads.ts';
import type { Platform } from '../../platform/context.ts';
import { stageWords } from '../media/index.ts';
import { fileAddresses, ownerSeesFiles } from '../videos/index.ts';
import { arrivedBytes } from './arrived.ts';
import type { OwnUploadRow } from './own-uploads-queries.ts';

/** Wide enough for a picture to choose on a sharp screen. */
const stillWidth = 640;

/** An upload as its member sees it. How much has arrived is read from the row, or from the file. */
export async function uploadView(
  platform: Pick<Platform, 'config' | 'objectBase'>,
  row: OwnUploadRow,
): Promise<Upload> {
  const received = row.state === 'receiving' ? await arrivedBytes(platform, row) : row.bytes;
  const isWhole = received === row.bytes;
  const state =
    row.state === 'receiving' && isWhole ? 'received' : row.state === 'queued' ? 'checking' : row.state;
  const { details } = row;
  return {
    id: row.id,
    file_name: row.file_name,
    bytes: row.bytes,
    received_bytes: received,
    state,
    reason: row.reason,
    can_retry: row.state === 'failed' || row.media_state === 'failed',
    created_at: row.created_at.toISOString(),
    details: details && {
      title: details.title,
      description: details.description,
      category_id: details.category_id,
      tags: details.tags,
      audio_language: details.audio_language,
      subtitle_languages: details.subtitle_languages,
      format: details.format,
      publish: details.publish,
      publish_at: details.publish_at,
      contains_actual_humans: details.contains_actual_humans,
      licence_ends_at: details.licence_ends_at,
      series: details.series ?? null,
    },
    video: row.video_id === null ? null : videoView(row, row.video_id, platform),
  };
}

function videoView(
  row: OwnUploadRow,
  id: string,
  platform: Pick<Platform, 'config' | 'objectBase'>,
): Upload['video'] {
  const extras = row.media_extras ?? {};
  const isShown = ownerSeesFiles(row.publish_status);
  const address = fileAddresses(platform, row.publish_status, 'owner');
  const thumbnail = isShown ? (row.custom_thumbnail_key ?? row.thumbnail_key) : null;
  return {
    video_id: id,
    slug: row.slug,
    title: row.title,
    publish_status: row.publish_status,
    publish_at: row.publish_at?.toISOString() ?? null,
    licence_ends_at: row.licence_ends_at?.toISOString() ?? null,
    review_reason: row.review_reason,
    playback_state: row.playback_state,
    stage: row.media_state === null ? '' : stageWords[row.media_state],
    progress: row.media_progress ?? 0,
    reason: row.failure_reason ?? row.media_reason,
    thumbnail_url: thumbnail === null ? null : address(thumbnail),
    stills: (isShown ? (extras.thumbnails ?? []) : []).map(({ time, sizes }) => ({
      time,
      url: address((sizes.find(({ width }) => width >= stillWidth) ?? sizes[0]!).key),
    })),
    chosen_still: row.custom_thumbnail_key === null ? (extras.chosen ?? null) : null,
    view_count: row.view_count,
  };
}
