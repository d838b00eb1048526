import type { Upload } from '#contract/uploads.ts';
import { formatMoment } from '../../lib/format.ts';
import type { Sending } from './sending.ts';

/** `1.5 GB`, `12 MB`. */
export const sizeWords = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.max(1, Math.round(bytes / 1e6))} MB`;

const percent = (part: number): string => `${Math.floor(part * 100)} %`;

export interface Stage {
  words: string;
  /** 0 to 1; null: nothing measurable is going on. */
  progress: number | null;
  tone: 'plain' | 'good' | 'bad';
}

const states: Readonly<Record<string, string>> = {
  draft: 'Draft',
  review: 'Waits for a review',
  pending: 'Waits for an administrator',
  published: 'Published',
  held: 'Held: a report is being looked at',
  disabled: 'Disabled because of a notice',
  expired: 'Its licence has ended',
  failed: 'Failed',
};

/** The state of an upload, in words: of the file while it is sent, then of its preparation, then of the video. */
export function stageOf(upload: Upload | null, sending: Sending | null): Stage {
  if (sending !== null && upload?.state !== 'done' && upload?.state !== 'checking') {
    const progress = sending.bytes > 0 ? sending.sent / sending.bytes : 0;
    const part = `${sizeWords(sending.sent)} of ${sizeWords(sending.bytes)}, ${percent(progress)}`;
    if (sending.state === 'refused')
      return { words: `Upload failed: ${sending.reason}`, progress: null, tone: 'bad' };
    if (sending.state === 'queued')
      return { words: 'Waiting for the files before it', progress: null, tone: 'plain' };
    if (sending.state === 'stopped') return { words: `Paused at ${part}`, progress, tone: 'plain' };
    if (sending.state === 'waiting')
      return { words: `The connection was lost at ${part}; trying again`, progress, tone: 'bad' };
    if (sending.state !== 'sent') return { words: `Uploading: ${part}`, progress, tone: 'plain' };
  }
  if (upload === null) return { words: 'Uploaded', progress: null, tone: 'plain' };
  if (upload.state === 'receiving') {
    const progress = upload.received_bytes / upload.bytes;
    return {
      words: `${percent(progress)} has arrived. Choose the same file again to continue.`,
      progress,
      tone: 'plain',
    };
  }
  if (upload.state === 'failed')
    return { words: `Upload failed: ${upload.reason}`, progress: null, tone: 'bad' };
  if (upload.state === 'received')
    return { words: 'Uploaded. Fill in the form to continue.', progress: null, tone: 'plain' };
  if (upload.state === 'checking' || upload.video === null)
    return { words: 'Looking at the file', progress: null, tone: 'plain' };
  return stageOfVideo(upload.video, upload.can_retry);
}

/** `isStopped`: work on its file ended before it was complete. */
function stageOfVideo(video: NonNullable<Upload['video']>, isStopped: boolean): Stage {
  const { publish_status: status, playback_state: playback, stage, progress } = video;
  if (playback === 'failed' || status === 'failed')
    return {
      words: `Upload failed: ${video.reason ?? 'The file could not be prepared.'}`,
      progress: null,
      tone: 'bad',
    };
  const where =
    status === 'scheduled' && video.publish_at !== null
      ? `Will be published on ${formatMoment(video.publish_at)}`
      : (states[status] ?? null);
  if (video.review_reason !== null && status === 'draft')
    return { words: `Sent back by a reviewer: ${video.review_reason}`, progress: null, tone: 'bad' };
  if (isStopped)
    return {
      words: `${where === null ? '' : `${where}. `}Better qualities could not be made: ${video.reason ?? 'Try again.'}`,
      progress: null,
      tone: 'bad',
    };
  if (playback === 'ready' && status === 'processing')
    return { words: 'Ready. Its file is still being checked', progress: null, tone: 'plain' };
  if (playback === 'ready')
    return { words: where ?? 'Ready', progress: null, tone: status === 'published' ? 'good' : 'plain' };
  return {
    words: `${where === null ? '' : `${where}. `}${stage}: ${percent(progress)}`,
    progress,
    tone: status === 'published' ? 'good' : 'plain',
  };
}

/** A title from a file name: no extension, no underscores. */
export const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_.]+/g, ' ')
    .trim()
    .slice(0, 200);
