import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { placePicture, type TakenPicture, takePicture } from '../../pictures/index.ts';
import {
  applyHostedPictures,
  findHostedVideo,
  findStreamPlace,
  streamAddress,
  thumbnailTarget,
} from '../../videos/index.ts';
import type { PicturesToCopy } from './copy-pictures.job.ts';
import { createLibraryClient, type LibraryClient } from './library-client.ts';
import { LibraryFault } from './library-fault.ts';

type Machines = Pick<Platform, 'db' | 'config' | 'storage' | 'facts' | 'jobs' | 'log'>;

/**
 * Copies a hosted video's picture here, redrawn, and its preview if there is one. Can run twice. Throws if
 * the stream host does not answer; a missing picture is skipped.
 */
export async function copyPictures(
  platform: Machines,
  { videoId, guid, libraryId, file }: PicturesToCopy,
  signal?: AbortSignal,
): Promise<void> {
  const { db, config } = platform;
  const video = await findHostedVideo(db, guid);
  if (video?.id !== videoId || video.thumbnailKey !== null) return;
  const streams = await findStreamPlace(db, config, libraryId);
  if (streams === null) return;
  const client = createLibraryClient(config);
  const address = (name: string): string => streamAddress(streams, guid, name, Date.now());
  const bytes = await client.picture(address(file), signal);
  const thumbnail = bytes === null ? null : await taken(platform, 'hosted_thumbnail', bytes);
  if (thumbnail === null) return;
  const preview = await copyPreview(platform, client, address('preview.webp'), signal);
  const place = { ownerId: null, subjectId: videoId };
  const target: typeof thumbnailTarget = {
    ...thumbnailTarget,
    show: (transaction, machines, _picture, [thumbnailKey = '']) =>
      applyHostedPictures(transaction, machines, videoId, { thumbnailKey, previewKey: null }),
  };
  const { keys, isHeld } = await placePicture(platform, target, thumbnail, place);
  if (preview !== null && (keys.length > 0 || isHeld))
    await placePicture(platform, thumbnailTarget, preview, place);
}

/** Null: the bytes are not a picture that may be shown here. */
async function taken(
  platform: Machines,
  intake: 'hosted_thumbnail' | 'hosted_preview',
  bytes: Buffer,
): Promise<TakenPicture | null> {
  try {
    return await takePicture(platform, intake, bytes);
  } catch (error) {
    if (error instanceof AppError && error.kind !== 'unavailable') return null;
    throw error;
  }
}

/** The preview is animated and must stay so. A video can do without it. */
async function copyPreview(
  platform: Machines,
  client: LibraryClient,
  address: string,
  signal: AbortSignal | undefined,
): Promise<TakenPicture | null> {
  try {
    const bytes = await client.picture(address, signal);
    return bytes === null ? null : await taken(platform, 'hosted_preview', bytes);
  } catch (error) {
    if (error instanceof LibraryFault || !signal?.aborted) return null;
    throw error;
  }
}
