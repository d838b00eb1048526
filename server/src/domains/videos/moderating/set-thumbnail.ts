import { randomBytes } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { OutboundFault } from '../../../platform/outbound/outbound-fault.ts';
import { chooseStill } from '../../media/index.ts';
import { takePicture } from '../../pictures/index.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { announceChange } from '../publishing.ts';
import { writeFields } from './edit-queries.ts';
import { type EditableRow, editableVideo } from './moderated-video-queries.ts';

const failure = 'Failed to set thumbnail. Please check the URL and try again.';

/** Where a thumbnail is taken from; null: the own one is taken away. */
export type ThumbnailSource = { url: string } | { still: number } | null;

/**
 * Gives a video another thumbnail, as an admin, on record. A picture of a web address is fetched through the guard, held
 * to a size, told by its content and drawn anew. Throws `notFound`, and `badInput` with the words for a person.
 */
export async function setThumbnail(
  platform: Platform,
  actor: Actor,
  videoId: string,
  source: ThumbnailSource,
): Promise<void> {
  const { db, storage } = platform;
  requireVideo(await editableVideo(db, videoId));
  const bytes = source !== null && 'url' in source ? await fetchPicture(platform, source.url) : null;
  // A key of its own: nothing is rewritten under an address that browsers keep.
  const key = bytes === null ? null : `media/thumbnails/${videoId}/${randomBytes(12).toString('hex')}.webp`;
  if (key !== null && bytes !== null) await storage.put(key, bytes, 'image/webp');
  try {
    await db.transaction((transaction) => write(transaction, platform, actor, videoId, source, key));
  } catch (error) {
    if (key !== null) await storage.delete(key);
    throw error;
  }
}

async function write(
  transaction: TransactionExecutor,
  platform: Platform,
  actor: Actor,
  videoId: string,
  source: ThumbnailSource,
  key: string | null,
): Promise<void> {
  const video = requireVideo(await editableVideo(transaction, videoId, { hold: true }));
  if (source !== null && 'still' in source) {
    if (video.media_id === null) throw badInput('p_still', 'There are no stills of this video.');
    await chooseStill(transaction, platform, video.media_id, source.still);
  }
  if (video.custom_thumbnail_key !== key) {
    await writeFields(transaction, videoId, { custom_thumbnail_key: key });
    // A picture that is the video's cover too stays.
    if (video.custom_thumbnail_key !== null && video.custom_thumbnail_key !== video.cover_image_key)
      await platform.jobs.enqueue(transaction, deletePictureJob, { key: video.custom_thumbnail_key });
  }
  await announceChange(transaction, platform, videoId);
  await recordAct(transaction, actor, {
    act: 'video.thumbnail_changed',
    targetKind: 'video',
    targetId: videoId,
    summary: `Changed the thumbnail of "${video.title}".`,
    details:
      source === null
        ? { from: 'none' }
        : 'url' in source
          ? { from: new URL(source.url).host }
          : { from: `still ${source.still + 1}` },
  });
}

function requireVideo(video: EditableRow | null): EditableRow {
  if (video === null) throw new AppError('notFound', 'Video not found.');
  if (video.publish_status === 'removed') throw new AppError('conflict', 'This video was removed.');
  return video;
}

async function fetchPicture(platform: Pick<Platform, 'outbound' | 'db'>, url: string): Promise<Buffer> {
  if (!/^https?:\/\//i.test(url)) throw badInput('p_url', 'The address must start with http.');
  try {
    const answer = await platform.outbound.fetch(url, {
      maxBytes: limits.pictureBytes,
      totalMs: 15_000,
      types: ['image/*', 'application/octet-stream'],
    });
    if (answer.status !== 200) throw new OutboundFault('brokenAnswer');
    return (await takePicture(platform, 'thumbnail', answer.body)).drawn[0].bytes;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('badInput', failure, { field: 'p_url', hint: error.message, cause: error });
  }
}
