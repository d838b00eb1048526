import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { findAllNeighborsJob, findNeighborsJob } from './find-neighbors.job.ts';
import { findAll, findFirst, findMarked } from './find-neighbors.ts';

type Handler = JobHandler<Record<string, never>>;

/** So often that what somebody took back is forgotten long before an hour has passed. */
export const findNeighborsHandler = ({ db }: Pick<Platform, 'db'>): Handler => ({
  job: findNeighborsJob,
  schedule: '*/10 * * * *',
  async run({ signal }) {
    await findFirst(db, signal);
    await findMarked(db, signal);
  },
});

/** Every night, when few are awake. */
export const findAllNeighborsHandler = ({ db }: Pick<Platform, 'db'>): Handler => ({
  job: findAllNeighborsJob,
  schedule: '17 3 * * *',
  async run({ signal }) {
    await findAll(db, signal);
  },
});
