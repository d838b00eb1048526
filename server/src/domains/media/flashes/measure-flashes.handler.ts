import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { unmeasuredMedia, writeUnmeasurable } from './flash-queries.ts';
import { measureFlashesJob, measureOldFilesJob } from './measure-flashes.job.ts';
import { lookForFlashes, measureFlashes } from './measure-flashes.ts';

export const createMeasureFlashesHandler = (platform: Platform): JobHandler<{ mediaId: string }> => ({
  job: measureFlashesJob,
  async run({ payload, signal }) {
    await measureFlashes(platform, payload.mediaId, signal);
  },
  // Else it would be tried every half hour, before all that are older.
  failed: ({ mediaId }) => writeUnmeasurable(platform.db, mediaId),
});

/** Files that one run leaves waiting: what is new goes before them. */
const batch = 50;

/** Every half hour, off the full hour. */
export const measureOldFilesHandler = ({
  db,
  jobs,
}: Pick<Platform, 'db' | 'jobs'>): JobHandler<Record<string, never>> => ({
  job: measureOldFilesJob,
  schedule: '17,47 * * * *',
  async run() {
    for (const id of await unmeasuredMedia(db, batch)) await lookForFlashes(db, { jobs }, id, -20);
  },
});
