import { AppError } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { type Barred, barFile, barMedia, markMinorRelated } from '../../media/index.ts';
import { barPicture } from '../../pictures/index.ts';
import { titleOf } from '../managing/managing-queries.ts';
import { fileOfVideo } from '../media-outcome-queries.ts';
import { publishStatusForUpdate } from '../publishing-queries.ts';
import { picturesOfVideo } from '../thumbnail-queries.ts';
import { queueLook } from './look-through.ts';

/**
 * Puts a video's file, and the pictures sent for it, on the stay-down list, on record, in the transaction of
 * the decision about it. Unless the decision removes the video, the comparison that follows finds it by its
 * file and holds it. Null: nothing is known about its file, which plays from elsewhere or is gone. Throws
 * `notFound`. `reason` is for admins; its first 500 characters are stored.
 */
export async function barVideo(
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
  actor: Actor,
  videoId: string,
  reason: string,
  isMinorRelated = false,
): Promise<Barred | null> {
  // Before the entry, as the comparison does: each would wait for the other.
  await publishStatusForUpdate(transaction, videoId);
  const file = await fileOfVideo(transaction, videoId);
  if (file === null) throw new AppError('notFound', 'Video not found.');
  const words = Array.from(cleanText(reason)).slice(0, 500).join('') || 'Removed by an admin.';
  const about = { reason: words, videoId, addedBy: actor.id };
  // What was shown of it stays down too, whatever is known about its file.
  let pictures = 0;
  for (const key of (await picturesOfVideo(transaction, videoId)).keys)
    if (await barPicture(transaction, { jobs }, key, { reason: words, addedBy: actor.id, isMinorRelated }))
      pictures++;
  const barred = await keep();
  if (barred === null && pictures === 0) return null;
  if (barred !== null && isMinorRelated) await markMinorRelated(transaction, barred.entryId);
  if (barred !== null) await queueLook(transaction, { jobs });
  await recordAct(transaction, actor, {
    act: 'stay_down.added',
    targetKind: 'video',
    targetId: videoId,
    summary: `Put the ${barred === null ? 'pictures' : 'file'} of "${await titleOf(transaction, videoId)}" on the list of what stays down.`,
    details: { entry: barred?.entryId ?? null, reason: words, frames: barred?.frames ?? 0, pictures },
  });
  return barred;

  function keep(): Promise<Barred | null> {
    if (file?.mediaId) return barMedia(transaction, jobs, file.mediaId, about);
    const sha256 = file?.hostedSha256;
    return sha256 ? barFile(transaction, sha256, about) : Promise.resolve(null);
  }
}
