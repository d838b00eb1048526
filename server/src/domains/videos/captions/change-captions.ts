import { captionLanguages } from '#contract/caption-languages.ts';
import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import { isAdmin, type Platform, type Viewer } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { languageLabel } from '../../media/index.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { linesToLookAt } from '../../texts/index.ts';
import { lockHandled } from '../handling/lock-handled.ts';
import { passedReview } from '../planned/own-thumbnail.ts';
import { type PlannedVideo, writeReviewAsked } from '../planned/plan-queries.ts';
import { announceChange } from '../publishing.ts';
import { playsElsewhere } from '../video-queries.ts';
import {
  type CaptionRow,
  captionsOf,
  countCaptions,
  deleteCaptions,
  insertCaptions,
  isInFile,
  lockCaptions,
  videoOfCaptions,
  writeLanguages,
} from './caption-queries.ts';
import { requireChangeable } from './caption-video.ts';
import { plainCue } from './cue-text-rules.ts';
import { readCaptions, webVttOf } from './read-captions.ts';

type Machines = Pick<Platform, 'db' | 'facts' | 'jobs' | 'config' | 'storage'>;

/** A new key each time: nothing is rewritten under an address that browsers cache. */
export const captionKey = (videoId: string, id: string): string => `media/captions/${videoId}/${id}.vtt`;

export interface NewCaptions {
  videoId: string;
  language: string;
  file: Uint8Array;
  /** This member's uploads are reviewed before others see them. */
  isReviewed: boolean;
}

/**
 * Adds subtitles to a video in place of those added earlier in their language. They wait for a person if the video has
 * passed a review, or if a word of theirs is on a list; what was offered before stays meanwhile. An admin's own are shown
 * at once. Answers whether they wait. Throws `notFound`, `conflict`, and `badInput` naming the file or the language.
 */
export async function addCaptions(
  platform: Machines,
  viewer: Viewer & { userId: string },
  { videoId, language, file, isReviewed }: NewCaptions,
): Promise<boolean> {
  if (!(captionLanguages as readonly string[]).includes(language))
    throw badInput('language', 'Choose a language from the list.');
  const cues = readCaptions(file);
  const words = webVttOf(cues);
  const found = linesToLookAt(
    platform,
    cues.map(({ text }) => plainCue(text)),
  );
  const id = newId();
  const key = captionKey(videoId, id);
  const { db, storage } = platform;
  let isHeld = true;
  try {
    await db.transaction(async (transaction) => {
      const video = await lockHandled(transaction, viewer, videoId);
      requireChangeable(video);
      await requireRoom(transaction, video, { language, senderId: viewer.userId });
      const heldFor = reasonToWait(video, {
        isAdmin: isAdmin(viewer),
        isFound: found.length > 0,
        isReviewed,
      });
      isHeld = heldFor !== null;
      const states = isHeld ? (['held', 'refused'] as const) : (['shown', 'held', 'refused'] as const);
      const row = { id, videoId, language, heldFor, words, cueCount: cues.length, senderId: viewer.userId };
      // It is there before anybody is told of it.
      if (!isHeld) await storage.put(key, words);
      await letGo(transaction, platform, { videoId, language, states });
      await insertCaptions(transaction, {
        ...row,
        state: isHeld ? 'held' : 'shown',
        storageKey: isHeld ? null : key,
      });
      if (!isHeld) await show(transaction, platform, video, language);
      await noteAct(transaction, viewer, video, { language, what: 'added' });
    });
  } catch (error) {
    await storage.delete(key);
    throw error;
  }
  return isHeld;
}

/** Why somebody reads them first; null: nobody has to. */
function reasonToWait(
  video: PlannedVideo,
  who: { isAdmin: boolean; isFound: boolean; isReviewed: boolean },
): CaptionRow['heldFor'] {
  if (who.isAdmin) return null;
  if (who.isFound) return 'words';
  return passedReview(video, who) ? 'review' : null;
}

async function requireRoom(
  transaction: TransactionExecutor,
  video: PlannedVideo,
  { language, senderId }: { language: string; senderId: string },
): Promise<void> {
  if (await playsElsewhere(transaction, video.id))
    throw new AppError('conflict', 'This video plays on another site, which can’t show your subtitles.');
  const has = await captionsOf(transaction, video.id);
  const { ofVideo, waiting } = await countCaptions(transaction, { videoId: video.id, senderId });
  if (ofVideo >= limits.captionsPerVideo && !has.some((one) => one.language === language))
    throw new AppError(
      'conflict',
      `A video may have ${limits.captionsPerVideo} subtitles. Delete some first.`,
    );
  if (
    waiting >= limits.captionsWaiting &&
    !has.some((one) => one.language === language && one.state === 'held')
  )
    throw new AppError(
      'rateLimited',
      'We’re still reading your earlier subtitles. Please wait until we’re done.',
      { field: 'file', retryAfter: 3600 },
    );
}

/** Deletes rows and what players were sent of them. */
export async function letGo(
  transaction: TransactionExecutor,
  { jobs }: Pick<Machines, 'jobs'>,
  which: { videoId: string; language: string; states: readonly CaptionRow['state'][] },
): Promise<void> {
  for (const key of await deleteCaptions(transaction, which))
    await jobs.enqueue(transaction, deletePictureJob, { key });
}

/** After subtitles came to be shown: lists, filters, search and cached answers follow. */
export async function show(
  transaction: TransactionExecutor,
  platform: Machines,
  video: PlannedVideo,
  language: string,
): Promise<void> {
  await writeLanguages(transaction, video.id, { came: language });
  // The reviewer was reading another version.
  if (video.status === 'review') await writeReviewAsked(transaction, video.id);
  await announceChange(transaction, platform, video.id);
}

/**
 * Deletes subtitles that were added. Throws `notFound`, and `conflict` while a report holds their video.
 */
export async function removeCaptions(platform: Machines, viewer: Viewer, id: string): Promise<void> {
  const none = () => new AppError('notFound', 'There are no such subtitles of yours.');
  await platform.db.transaction(async (transaction) => {
    const videoId = await videoOfCaptions(transaction, id);
    if (videoId === null) throw none();
    const video = await lockHandled(transaction, viewer, videoId);
    const captions = await lockCaptions(transaction, id);
    if (captions === null) throw none();
    requireChangeable(video);
    const { language, state } = captions;
    await letGo(transaction, platform, { videoId, language, states: [state] });
    if (state === 'shown') {
      if (!(await isInFile(transaction, videoId, language)))
        await writeLanguages(transaction, videoId, { went: language });
      await announceChange(transaction, platform, videoId);
    }
    await noteAct(transaction, viewer, video, { language, what: 'deleted' });
  });
}

/** What an admin does to another's video is on record. */
async function noteAct(
  transaction: TransactionExecutor,
  viewer: Viewer,
  video: PlannedVideo & { isOwn: boolean },
  { language, what }: { language: string; what: 'added' | 'deleted' },
): Promise<void> {
  if (video.isOwn) return;
  await recordAct(transaction, actorOf(viewer), {
    act: `video.captions_${what}`,
    targetKind: 'video',
    targetId: video.id,
    summary: `${what === 'added' ? 'Added' : 'Deleted'} ${languageLabel(language)} subtitles of "${video.title}".`,
    details: { language },
  });
}
