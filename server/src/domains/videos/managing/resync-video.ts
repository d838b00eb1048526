import { AppError } from '../../../kit/app-error.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { tellAgain } from '../../media/index.ts';
import { announceChange } from '../publishing.ts';
import { isSame } from './edit-rules.ts';
import { type EditableRow, editableVideo } from './moderated-video-queries.ts';
import type { VideoSource } from './video-source.ts';

/** What a resync checks, in the words people are told. */
const fields = {
  duration_seconds: 'length',
  width: 'width',
  height: 'height',
  quality: 'quality',
  playback_state: 'playback',
  thumbnail_key: 'thumbnail',
  bunny_thumbnail_url: 'thumbnail',
  preview_key: 'preview',
  video_url: 'player',
  publish_status: 'status',
} as const satisfies Partial<Record<keyof EditableRow, string>>;

export interface Resynced {
  title: string;
  /** In words, in the order of the fields. Empty: everything was right. */
  changed: string[];
}

/**
 * Brings what is shown of a video in line with its source: its own file, or the outside place it comes from.
 * Changes are on record. Throws an AppError with a message for a person if the source cannot say.
 */
export async function resyncVideo(
  platform: Platform,
  sources: readonly VideoSource[],
  actor: Actor,
  videoId: string,
): Promise<Resynced> {
  const { db } = platform;
  const video = await editableVideo(db, videoId);
  if (video === null) throw new AppError('notFound', 'Video not found.');
  if (video.publish_status === 'removed') throw new AppError('conflict', 'This video was removed.');
  const hasFile = video.video_source === 'upload' && video.media_id !== null;
  // Asked before locking the row: another server may take its time.
  if (!hasFile) await askSource(platform, sources, video);
  return db.transaction(async (transaction) => {
    const now = await editableVideo(transaction, videoId, { hold: true });
    if (now === null) throw new AppError('notFound', 'Video not found.');
    const before = hasFile ? now : video;
    if (hasFile) await hearFile(transaction, platform, now);
    const after = await editableVideo(transaction, videoId);
    const names = Object.keys(fields) as (keyof typeof fields)[];
    const others = after === null ? [] : names.filter((name) => !isSame(before[name], after[name]));
    const changed = [...new Set(others.map((name) => fields[name]))];
    if (changed.length === 0) return { title: before.title, changed };
    await announceChange(transaction, platform, videoId);
    await recordAct(transaction, actor, {
      act: 'video.resynced',
      targetKind: 'video',
      targetId: videoId,
      summary: `Resynced "${before.title}": ${changed.join(', ')}.`,
      details: {
        before: Object.fromEntries(others.map((name) => [name, before[name]])),
        after: Object.fromEntries(others.map((name) => [name, after?.[name]])),
      },
    });
    return { title: before.title, changed };
  });
}

async function hearFile(
  transaction: TransactionExecutor,
  platform: Platform,
  { media_id: mediaId }: EditableRow,
): Promise<void> {
  if (mediaId === null) throw new AppError('conflict', 'This video has no file of its own.');
  const told = await tellAgain(transaction, platform, mediaId);
  if (told === 'gone') throw new AppError('conflict', 'The file of this video is gone.');
  if (told === 'early')
    throw new AppError('conflict', 'We’re still preparing this video, and it doesn’t play yet.');
}

async function askSource(
  platform: Platform,
  sources: readonly VideoSource[],
  video: EditableRow,
): Promise<void> {
  const source = sources.find(({ kind }) => kind === video.video_source);
  if (!source) throw new AppError('conflict', 'The place that this video comes from is not connected.');
  await source.refresh(platform, video);
}
