import { randomBytes } from 'node:crypto';
import { AppError, badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { chooseStill } from '../../media/index.ts';
import { takePicture } from '../../pictures/index.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { writeFields } from '../moderating/edit-queries.ts';
import { announceChange } from '../publishing.ts';
import { lockOwnVideo } from './follow-plan.ts';
import { ownPictureOf } from './plan-queries.ts';

type Machines = Pick<Platform, 'db' | 'facts' | 'jobs' | 'config' | 'storage'>;

/** Makes one of the moments that were taken from its file the thumbnail of one's own video. Throws `notFound`, `badInput`. */
export const chooseOwnStill = (
  platform: Machines,
  target: { videoId: string; memberId: string },
  still: number,
): Promise<void> => platform.db.transaction((transaction) => write(transaction, platform, target, { still }));

/** Makes a picture the thumbnail of one's own video, drawn anew. Throws `notFound`, and `badInput` for what is no picture. */
export async function setOwnPicture(
  platform: Machines,
  target: { videoId: string; memberId: string },
  file: Buffer,
): Promise<string> {
  const { drawn } = await takePicture(platform, 'own_thumbnail', file);
  // A key of its own: nothing is rewritten under an address that browsers keep.
  const key = `media/thumbnails/${target.videoId}/${randomBytes(12).toString('hex')}.webp`;
  await platform.storage.put(key, drawn[0].bytes, 'image/webp');
  try {
    await platform.db.transaction((transaction) => write(transaction, platform, target, { key }));
  } catch (error) {
    await platform.storage.delete(key);
    throw error;
  }
  return key;
}

async function write(
  transaction: TransactionExecutor,
  platform: Machines,
  { videoId, memberId }: { videoId: string; memberId: string },
  picture: { still: number } | { key: string },
): Promise<void> {
  const video = await lockOwnVideo(transaction, videoId, memberId);
  if (video.status === 'held')
    throw new AppError('conflict', 'A report about this video is being looked at.');
  if ('still' in picture) {
    if (video.mediaId === null) throw badInput('p_still', 'There is no such still.');
    await chooseStill(transaction, platform, video.mediaId, picture.still);
  }
  const before = await ownPictureOf(transaction, video.id);
  await writeFields(transaction, video.id, { custom_thumbnail_key: 'key' in picture ? picture.key : null });
  if (before !== null) await platform.jobs.enqueue(transaction, deletePictureJob, { key: before });
  await announceChange(transaction, platform, video.id);
}
