import { randomBytes } from 'node:crypto';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { takePicture } from '../../pictures/index.ts';
import { applyHostedPictures, findHostedVideo, findStreamPlace, streamAddress } from '../../videos/index.ts';
import type { PicturesToCopy } from './copy-pictures.job.ts';
import { createLibraryClient, type LibraryClient } from './library-client.ts';
import { LibraryFault } from './library-fault.ts';

/**
 * Copies a hosted video's picture here, drawn anew, and its preview where there is one. Running twice does no harm. Throws
 * where the host of streams does not answer; a picture that is not there is let be.
 */
export async function copyPictures(
  platform: Pick<Platform, 'db' | 'config' | 'storage' | 'facts'>,
  { videoId, guid, libraryId, file }: PicturesToCopy,
  signal?: AbortSignal,
): Promise<void> {
  const { db, config, storage } = platform;
  const video = await findHostedVideo(db, guid);
  if (video?.id !== videoId || video.thumbnailKey !== null) return;
  const place = await findStreamPlace(db, config, libraryId);
  if (place === null) return;
  const client = createLibraryClient(config);
  const address = (name: string): string => streamAddress(place, guid, name, Date.now());
  const bytes = await client.picture(address(file), signal);
  const thumbnail = bytes === null ? null : await drawn(platform, 'hosted_thumbnail', bytes);
  if (thumbnail === null) return;
  const preview = await copyPreview(platform, client, address('preview.webp'), signal);
  const folder = `media/hosted/${videoId}/${randomBytes(8).toString('hex')}`;
  const thumbnailKey = `${folder}/thumbnail.webp`;
  const previewKey = preview === null ? null : `${folder}/preview.webp`;
  await storage.put(thumbnailKey, thumbnail, 'image/webp');
  if (preview !== null && previewKey !== null) await storage.put(previewKey, preview, 'image/webp');
  const isUsed = await db
    .transaction((transaction) =>
      applyHostedPictures(transaction, platform, videoId, { thumbnailKey, previewKey }),
    )
    .catch(async (error: unknown) => {
      await storage.deletePrefix(`${folder}/`);
      throw error;
    });
  if (!isUsed) await storage.deletePrefix(`${folder}/`);
}

/** Null: the bytes are no picture that may be shown here. */
async function drawn(
  platform: Pick<Platform, 'db'>,
  intake: 'hosted_thumbnail' | 'hosted_preview',
  bytes: Buffer,
): Promise<Buffer | null> {
  try {
    return (await takePicture(platform, intake, bytes)).drawn[0].bytes;
  } catch (error) {
    if (error instanceof AppError && error.kind !== 'unavailable') return null;
    throw error;
  }
}

/** The preview moves, and goes on doing so. A video does without it. */
async function copyPreview(
  platform: Pick<Platform, 'db'>,
  client: LibraryClient,
  address: string,
  signal: AbortSignal | undefined,
): Promise<Buffer | null> {
  try {
    const bytes = await client.picture(address, signal);
    return bytes === null ? null : await drawn(platform, 'hosted_preview', bytes);
  } catch (error) {
    if (error instanceof LibraryFault || !signal?.aborted) return null;
    throw error;
  }
}
