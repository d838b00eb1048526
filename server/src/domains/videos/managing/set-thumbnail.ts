import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { OutboundFault } from '../../../platform/outbound/outbound-fault.ts';
import { chooseStill } from '../../media/index.ts';
import { placePicture, type TakenPicture, takePicture } from '../../pictures/index.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { announceChange } from '../publishing.ts';
import { thumbnailTarget } from '../thumbnail-target.ts';
import { writeFields } from './edit-queries.ts';
import { type EditableRow, editableVideo } from './moderated-video-queries.ts';

const failure = 'Failed to set thumbnail. Please check the URL and try again.';
const waits = 'This picture looks like something on a list. It is waiting in the review queue.';

/** Where a thumbnail is taken from; null: the custom one is removed. */
export type ThumbnailSource = { url: string } | { still: number } | null;

/**
 * Gives a video another thumbnail, as an admin, on record. A picture at a web address is fetched through the
 * guard, limited in size, identified by its content and redrawn. Throws `notFound`, and `badInput` with a
 * message for a person.
 */
export async function setThumbnail(
  platform: Platform,
  actor: Actor,
  videoId: string,
  source: ThumbnailSource,
): Promise<void> {
  const { db } = platform;
  const video = requireVideo(await editableVideo(db, videoId));
  if (source === null || !('url' in source))
    return db.transaction((transaction) => write(transaction, platform, actor, videoId, source, null));
  const taken = await fetchPicture(platform, source.url);
  const target: typeof thumbnailTarget = {
    ...thumbnailTarget,
    async show(transaction, _machines, _picture, [key = null]) {
      await write(transaction, platform, actor, videoId, source, key);
      return true;
    },
  };
  const { isHeld } = await placePicture(platform, target, taken, {
    ownerId: actor.id,
    subjectId: videoId,
    details: titleOf(video),
  });
  if (isHeld) throw new AppError('conflict', waits, { field: 'p_url' });
}

const titleOf = ({ title, slug }: EditableRow) => ({ title, slug });

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
    // A picture that is also the video's cover stays.
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

async function fetchPicture(platform: Platform, url: string): Promise<TakenPicture> {
  if (!/^https?:\/\//i.test(url)) throw badInput('p_url', 'The address must start with http.');
  try {
    const answer = await platform.outbound.fetch(url, {
      maxBytes: limits.pictureBytes,
      totalMs: 15_000,
      types: ['image/*', 'application/octet-stream'],
    });
    if (answer.status !== 200) throw new OutboundFault('brokenAnswer');
    return await takePicture(platform, 'thumbnail', answer.body);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('badInput', failure, { field: 'p_url', hint: error.message, cause: error });
  }
}
