import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { keyWaiting, noteKeyed, unkeyedTags } from './key-queries.ts';
import { keyVideosJob } from './key-videos.job.ts';

const atOnce = 500;

/** In steps of one transaction each, so that no row is held for long. */
export const keyVideosHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: keyVideosJob,
  schedule: '* * * * *',
  async run({ signal }) {
    // Read before, so that what comes in meanwhile is not taken for done.
    const gone = await unkeyedTags(db);
    while ((await keyWaiting(db, atOnce)) === atOnce) signal.throwIfAborted();
    if (gone.length > 0) await noteKeyed(db, gone);
  },
});
