import { setTimeout as rest } from 'node:timers/promises';
import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { MatcherFault } from '../media/index.ts';
import { hashStoredPicturesJob } from './hash-stored-pictures.job.ts';
import { hashStoredPictures } from './hash-stored-pictures.ts';
import type { PictureTarget } from './picture-target.ts';

/** Milliseconds of one job; the next one goes on. */
const longest = 45_000;

export const createHashStoredPicturesHandler = (
  platform: Platform,
  targets: readonly PictureTarget[],
): JobHandler<Record<string, never>> => ({
  job: hashStoredPicturesJob,
  // Once all have theirs, one look at a few rows.
  schedule: '* * * * *',
  async run({ signal }) {
    const end = Date.now() + longest;
    let began = Date.now();
    try {
      await hashStoredPictures(platform, targets, {
        signal,
        // As long as the picture took: half of one processor is left for other work.
        async afterEach() {
          await rest(Date.now() - began, undefined, { signal });
          began = Date.now();
          return began < end;
        },
      });
    } catch (error) {
      if (!(error instanceof MatcherFault)) throw error;
      platform.log.warn({ err: error }, 'pictures that are stored wait for the matching service');
    }
  },
});
