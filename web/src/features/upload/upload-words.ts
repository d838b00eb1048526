import { limits } from '#contract/limits.ts';
import type { Upload } from '#contract/uploads.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatMoment } from '../../lib/format.ts';
import * as texts from '../../texts/upload.ts';
import type { Sending } from './sending.ts';

/** `1.5 GB`, `64 GB`, `12 MB`. */
export const sizeWords = (bytes: number): string => {
  const { number, unit } = sizeIn(bytes, bytes);
  return `${number} ${unit}`;
};

/** `12 of 86 MB`: both in the unit of the whole. */
export function partWords(sent: number, all: number): string {
  return fillIn(texts.partOf, { sent: sizeIn(sent, all, 0).number, all: sizeWords(all) });
}

function sizeIn(bytes: number, all: number, least = 1): { number: string; unit: string } {
  if (all < 999_500) return { number: String(Math.max(least, Math.round(bytes / 1000))), unit: 'KB' };
  if (all < 999.5e6) return { number: String(Math.max(least, Math.round(bytes / 1e6))), unit: 'MB' };
  const rounded = (bytes / 1e9).toFixed(1);
  return { number: all === bytes ? rounded.replace(/\.0$/, '') : rounded, unit: 'GB' };
}

/** `2 minutes left`. */
export function timeLeftWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return texts.someSecondsLeft;
  if (seconds < 60) return texts.underAMinuteLeft;
  if (seconds < 5400) {
    const count = Math.round(seconds / 60);
    return count === 1 ? texts.minuteLeft : fillIn(texts.minutesLeft, { count });
  }
  const hours = Math.round(seconds / 3600);
  if (hours > 24) return texts.daysLeft;
  return hours === 1 ? texts.hourLeft : fillIn(texts.hoursLeft, { count: hours });
}

/** `86%`. */
export const shareWords = (share: number): string =>
  fillIn(texts.percent, { number: Math.floor(share * 100) });

/** Where a video stands once its file is here. */
const states: Readonly<Record<string, string>> = {
  draft: texts.draft,
  review: texts.waitsForReview,
  pending: texts.unpublishedByAdmin,
  published: texts.published,
  held: texts.held,
  disabled: texts.disabled,
  expired: texts.licenseEnded,
  failed: texts.failed,
};

/** What goes on with a file: whatever is announced aloud when it changes. */
export type StageKind =
  | 'queued'
  | 'sending'
  | 'lost'
  | 'paused'
  | 'cut'
  | 'failed'
  | 'arrived'
  | 'checking'
  | 'preparing'
  | 'settled';

export interface Stage {
  kind: StageKind;
  words: string;
  /** 0 to 1; null: nothing measurable is going on. */
  progress: number | null;
  tone: 'plain' | 'good' | 'bad';
}

const plain = (kind: StageKind, words: string, progress: number | null = null): Stage => ({
  kind,
  words,
  progress,
  tone: 'plain',
});
const bad = (kind: StageKind, words: string, progress: number | null = null): Stage => ({
  kind,
  words,
  progress,
  tone: 'bad',
});

/** The state of an upload, in words: of the file while it is sent, then of its preparation, then of the video. */
export function stageOf(upload: Upload | null, sending: Sending | null): Stage {
  if (sending !== null && upload?.state !== 'done' && upload?.state !== 'checking') {
    const stage = stageOfSending(sending);
    if (stage !== null) return stage;
  }
  if (upload === null) return plain('arrived', texts.allArrived);
  switch (upload.state) {
    case 'receiving':
      return plain(
        'cut',
        fillIn(texts.hasArrived, { part: partWords(upload.received_bytes, upload.bytes) }),
        upload.received_bytes / upload.bytes,
      );
    case 'failed':
      return bad('failed', fillIn(texts.uploadFailed, { reason: upload.reason ?? texts.notPrepared }));
    case 'received':
      return plain('arrived', fillIn(texts.arrivedWithoutDetails, { hours: limits.uploadUnfinishedHours }));
    default:
      if (upload.state === 'checking' || upload.video === null) return plain('checking', texts.checking);
      return stageOfVideo(upload.video, upload);
  }
}

/** Null: all of it has arrived, and the server says what is next. */
function stageOfSending({ state, sent, bytes, left, reason, waitsFor }: Sending): Stage | null {
  const progress = bytes > 0 ? sent / bytes : 0;
  const part = partWords(sent, bytes);
  switch (state) {
    case 'refused':
      return bad('failed', fillIn(texts.uploadFailed, { reason: reason ?? texts.refusedWithoutWords }));
    case 'queued':
      return plain('queued', waitsFor === 'earlier' ? texts.waitsForEarlier : texts.waitsItsTurn);
    case 'starting':
      return plain('sending', texts.starting, progress);
    case 'stopped':
      return plain('paused', fillIn(texts.pausedAt, { part }), progress);
    case 'waiting':
      return bad('lost', fillIn(texts.lostAt, { part }), progress);
    case 'sent':
      return null;
    case 'sending':
      return plain(
        'sending',
        left === null ? part : fillIn(texts.partAndTime, { part, time: timeLeftWords(left) }),
        progress,
      );
  }
}

function stageOfVideo(video: NonNullable<Upload['video']>, upload: Upload): Stage {
  const { publish_status: status, playback_state: playback, stage, progress } = video;
  if (playback === 'failed' || status === 'failed')
    return bad('failed', fillIn(texts.uploadFailed, { reason: video.reason ?? texts.notPrepared }));
  const isFilmed = upload.details?.contains_actual_humans === true;
  const where =
    status === 'scheduled' && video.publish_at !== null
      ? fillIn(texts.willBePublished, { moment: formatMoment(video.publish_at) })
      : status === 'pending' && isFilmed
        ? texts.waitsForPerformers
        : (states[status] ?? null);
  if (video.review_reason !== null && status === 'draft')
    return bad('settled', fillIn(texts.sentBack, { reason: video.review_reason }));
  const after = where === null ? '' : `${where}. `;
  // Work on its file ended before it was complete.
  if (upload.can_retry)
    return bad(
      'failed',
      after + fillIn(texts.lesserQuality, { reason: video.reason ?? texts.pleaseTryAgain }),
    );
  const tone = status === 'published' ? 'good' : 'plain';
  if (playback === 'ready' && status === 'processing') return plain('preparing', texts.stillChecked);
  if (playback === 'ready') return { kind: 'settled', words: where ?? texts.ready, progress: null, tone };
  const words = after + fillIn(texts.stageWithShare, { stage, share: shareWords(progress) });
  return { kind: status === 'processing' ? 'preparing' : 'settled', words, progress, tone };
}

/** A title from a file name: no extension, no underscores. */
export const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_.]+/g, ' ')
    .trim()
    .slice(0, 200);
