import type { Platform } from '../../../platform/context.ts';
import { applyHostedFacts, applyHostedFailure, findHostedVideo } from '../../videos/index.ts';
import { factsOf, hasFailed, isPlayable } from './library-answer-rules.ts';
import { createLibraryClient } from './library-client.ts';
import { LibraryFault } from './library-fault.ts';
import { createLibraryKeys } from './library-keys.ts';
import type { Notice } from './notice-rules.ts';

export const failedThere = 'The library that holds this video could not prepare it.';

/** How a video stands in its library. `unknown`: its key is not kept, or it is still being made. */
export type Standing = 'plays' | 'failed' | 'gone' | 'unknown';

/**
 * Brings a video in line with what its library says now; running it twice does no harm. A video that is gone there is left
 * to the sweep, which looks more than once. Throws LibraryFault where the library does not answer.
 */
export async function refreshHostedVideo(
  platform: Pick<Platform, 'db' | 'config' | 'facts'>,
  { libraryId, guid }: Notice,
): Promise<Standing> {
  const { db, config } = platform;
  const here = await findHostedVideo(db, guid);
  if (here === null || here.libraryId !== String(libraryId)) return 'unknown';
  const key = await createLibraryKeys(config).stored(db, libraryId);
  if (key === null) return 'unknown';
  try {
    const video = await createLibraryClient(config).video(key, libraryId, guid);
    if (isPlayable(video)) {
      await db.transaction((transaction) => applyHostedFacts(transaction, platform, guid, factsOf(video)));
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
