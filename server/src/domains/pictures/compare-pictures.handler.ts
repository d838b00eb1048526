import type { Platform } from '../../platform/context.ts';
import { EachAlone } from '../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { comparePicturesJob } from './compare-pictures.job.ts';
import { comparePictures } from './compare-pictures.ts';
import type { PictureTarget } from './picture-target.ts';
import { showForgiven } from './show-forgiven.ts';

export const createComparePicturesHandler = (
  platform: Platform,
  targets: readonly PictureTarget[],
): JobHandler<Record<string, never>> => ({
  job: comparePicturesJob,
  // Entries also come from commands, and get their frames later: anything not yet compared is.
  schedule: '* * * * *',
  async run({ signal }) {
    const each = new EachAlone(signal);
    await each.steps(
      () => comparePictures(platform, targets, signal),
      () => showForgiven(platform, targets, signal),
    );
    each.settle();
  },
});
