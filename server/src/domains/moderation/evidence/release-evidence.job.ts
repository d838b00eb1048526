import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Deletes preserved things that nothing holds any longer, and removed ones that nobody can complain of any more. */
export const releaseEvidenceJob: JobDefinition<Record<string, never>> = {
  name: 'release-evidence',
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 900,
};
