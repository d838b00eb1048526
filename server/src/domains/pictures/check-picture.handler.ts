import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { askForPicture, type Match, MatcherFault } from '../media/index.ts';
import { checkPictureJob } from './check-picture.job.ts';
import { findPicture, hashesOfPicture, type PictureRow } from './picture-queries.ts';
import type { PictureTarget } from './picture-target.ts';
import { settlePicture } from './settle-picture.ts';

export const createCheckPictureHandler = (
  platform: Platform,
  targets: readonly PictureTarget[],
): JobHandler<{ pictureId: string }> => ({
  job: checkPictureJob,
  run: ({ payload, signal, lastAttempt }) =>
    checkPicture(platform, targets, payload.pictureId, { signal, lastAttempt }),
  failed: async ({ pictureId }) => {
    const picture = await findPicture(platform.db, pictureId);
    if (picture?.state === 'asking') await settleUnasked(platform, targets, picture);
  },
});

/**
 * Throws if the matching service gives no answer, unless this is the last attempt: then the configuration
 * decides.
 */
export async function checkPicture(
  platform: Platform,
  targets: readonly PictureTarget[],
  pictureId: string,
  { signal, lastAttempt }: { signal: AbortSignal; lastAttempt: boolean },
): Promise<void> {
  const { db, config, log } = platform;
  const picture = await findPicture(db, pictureId);
  if (picture?.state !== 'asking') return;
  let found: Match[];
  try {
    const hashes = await hashesOfPicture(db, pictureId);
    found = await askForPicture(config, { sha256: picture.sha256s[0] ?? null, hashes }, signal);
  } catch (error) {
    if (!(error instanceof MatcherFault) || !lastAttempt) throw error;
    log.error({ err: error, pictureId }, 'the matching service could not be asked about a picture');
    return settleUnasked(platform, targets, picture);
  }
  await settlePicture(
    platform,
    targets,
    pictureId,
    found.length > 0 ? { state: 'matched', found } : { state: 'clear' },
  );
}

const settleUnasked = (
  platform: Platform,
  targets: readonly PictureTarget[],
  { id }: PictureRow,
): Promise<void> =>
  settlePicture(platform, targets, id, {
    state: platform.config.matcher?.ifUnreachable === 'continue' ? 'clear' : 'unreachable',
  });
