import {
  checkSource,
  createMediaAsset,
  deleteMedia,
  discardSource,
  mediaPrefix,
  type ReceivedSource,
  receiveSource,
} from '../../domains/media/index.ts';
import {
  categoryNames,
  changePublishStatus,
  checkFileTexts,
  checkVideoTexts,
  createVideo,
  deleteImportedVideo,
  findCategory,
} from '../../domains/videos/index.ts';
import { badInput } from '../../kit/app-error.ts';
import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { Platform } from '../../platform/context.ts';
import { dropFolder } from '../../platform/evidence/evidence.ts';
import type { ImportOptions } from './import-options.ts';

export interface ImportedVideo {
  videoId: string;
  slug: string;
  mediaId: string;
  source: ReceivedSource;
}

/** What the operator declares by running the command; stored with the video. */
export const declarationWords = ({ liveAction }: Pick<ImportOptions, 'liveAction'>): string =>
  `By importing this file you declare that everyone depicted in it is an adult, that it is ${
    liveAction ? 'live-action' : 'drawn'
  } work, and that you hold the rights to publish it here.`;

/**
 * Checks an import, copies the file in, and writes video, media asset and job in one transaction. What is wrong with
 * it is thrown as one sentence (AppError), and then nothing is left behind.
 */
export async function beginImport(platform: Platform, options: ImportOptions): Promise<ImportedVideo> {
  const { db, jobs } = platform;
  const category = await findCategory(db, options.category);
  if (category === null) {
    throw badInput(
      'category',
      `There is no category "${options.category}"; there are ${(await categoryNames(db)).join(', ')}.`,
    );
  }
  // Checks early what createVideo checks with the row, before a large file is taken in.
  checkVideoTexts(platform, options);
  const { chapters, audio, subtitles } = await checkSource(platform, options.file);
  checkFileTexts(platform, {
    chapters: chapters.map(({ title }) => title),
    tracks: [...audio, ...subtitles].map(({ label }) => label),
  });
  const source = await receiveSource(platform, { path: options.file, mode: 'copy' });
  try {
    return await db.transaction(async (transaction) => {
      const mediaId = await createMediaAsset(transaction, jobs, source);
      const { id, slug } = await createVideo(transaction, platform, {
        title: options.title,
        description: options.description,
        categoryId: category.id,
        tags: options.tags,
        mediaId,
        // It is published automatically once its first version plays.
        publishStatus: 'processing',
        releaseStatus: options.releaseStatus,
        format: options.format,
        audioLanguage: options.audioLanguage,
        subtitleLanguages: options.subtitleLanguages,
        declaration: {
          adultsOnly: true,
          depicts: options.liveAction ? 'live_action' : 'drawn',
          rightsHeld: true,
          declaredBy: 'command',
        },
      });
      return { videoId: id, slug, mediaId, source };
    });
  } catch (error) {
    await discardSource(platform, source);
    throw error;
  }
}

/** Takes an import back: row, media, job and objects go. */
export async function undoImport(
  platform: Platform,
  { videoId, mediaId, source }: ImportedVideo,
): Promise<void> {
  const { db, jobs, storage } = platform;
  await db.transaction(async (transaction) => {
    // It may have been published already: counts and search forget it.
    await changePublishStatus(transaction, platform, videoId, 'removed');
    await deleteImportedVideo(transaction, videoId);
    await deleteMedia(transaction, jobs, mediaId);
    await dropCached(transaction, 'videos', 'categories', 'rankings');
  });
  // The queue does this too; without a worker, nothing waits for it.
  await dropFolder({ db, storage }, mediaPrefix(mediaId));
  await discardSource(platform, source);
}
