import type { JobDefinition } from '../jobs/jobs.ts';

type Nothing = Record<string, never>;

const aDay = 86_400;

/** Backs the site up, where BACKUP_TARGET says. What a failed one has copied is not copied again. */
export const backUpJob: JobDefinition<Nothing> = {
  name: 'back-up-site',
  retryLimit: 2,
  retryDelay: 600,
  expireInSeconds: aDay,
};

/** Restores the newest backup into an empty folder, plays a video of it, and deletes it again. */
export const drillJob: JobDefinition<Nothing> = {
  name: 'drill-backup',
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: aDay,
};
