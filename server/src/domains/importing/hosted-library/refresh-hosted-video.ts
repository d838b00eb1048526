import type { Platform } from '../../../platform/context.ts';
import { hasStayDown } from '../../media/index.ts';
import { applyHostedFacts, applyHostedFailure, findHostedVideo } from '../../videos/index.ts';
import { copyPicturesJob } from './copy-pictures.job.ts';
import { factsOf, hasFailed, isPlayable } from './library-answer-rules.ts';
import { createLibraryClient } from './library-client.ts';
import { LibraryFault } from './library-fault.ts';
import { createLibraryKeys } from './library-keys.ts';
import type { Notice } from './notice-rules.ts';

export const failedThere = 'The library that holds this video could not prepare it.';
const staysDown = 'The file of this video is on the list of what must stay down.';

/** A video's state in its library. `unknown`: no key is stored, or the video is still being made. */
export type Standing = 'plays' | 'failed' | 'gone' | 'unknown';

/**
 * Brings a video in line with what its library says now; can run twice. A video that is gone there is left to
 * the sweep, which looks more than once. Throws LibraryFault if the library does not answer.
 */
export async function refreshHostedVideo(
  platform: Pick<Platform, 'db' | 'config' | 'facts' | 'jobs'>,
  { libraryId, guid }: Notice,
): Promise<Standing> {
  const { db, config } = platform;
  const here = await findHostedVideo(db, guid);
  if (here === null || here.libraryId !== String(libraryId)) return 'unknown';
  const key = await createLibraryKeys(config).stored(db, libraryId);
  if (key === null) return 'unknown';
  try {
    const video = await createLibraryClient(config).video(key, libraryId, guid);
    const facts = factsOf(video);
    // The file was replaced there, which is a way in like any other. Videos that were here before the list
    // knew the file are not touched.
    if (
      facts.sha256 !== null &&
      !here.sha256?.equals(facts.sha256) &&
      (await hasStayDown(db, facts.sha256))
    ) {
      await db.transaction((transaction) => applyHostedFailure(transaction, platform, guid, staysDown));
      return 'failed';
    }
    if (isPlayable(video)) {
      await db.transaction(async (transaction) => {
        await applyHostedFacts(transaction, platform, guid, facts);
        // Pictures that could not be copied during the import may be available by now.
        if (here.thumbnailKey !== null) return;
        const pictures = { videoId: here.id, guid, libraryId: String(libraryId), file: video.thumbnailFile };
        await platform.jobs.enqueue(transaction, copyPicturesJob, pictures, { singletonKey: here.id });
      });
      return 'plays';
    }
    if (!hasFailed(video)) return 'unknown';
    await db.transaction((transaction) => applyHostedFailure(transaction, platform, guid, failedThere));
    return 'failed';
  } catch (error) {
    if (error instanceof LibraryFault && (error.because === 404 || error.because === 410)) return 'gone';
    throw error;
  }
}
