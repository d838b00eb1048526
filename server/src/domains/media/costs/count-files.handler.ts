import type { Platform } from '../../../platform/context.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { uncountedFiles, writeCounted } from './cost-queries.ts';
import { countFile } from './count-file.ts';
import { countFilesJob } from './count-files.job.ts';

/** Files of one run. */
const batch = 200;

/** Every ten minutes. Each file is written by itself: cancelled, it goes on where it was. */
export const countFilesHandler = ({
  db,
  storage,
}: Pick<Platform, 'db' | 'storage'>): JobHandler<Record<string, never>> => ({
  job: countFilesJob,
  schedule: '4-59/10 * * * *',
  async run({ signal }) {
    await eachAlone(
      await uncountedFiles(db, batch),
      async (mediaId) => writeCounted(db, mediaId, await countFile(storage, mediaId)),
      signal,
    );
  },
});
