import type { JobDefinition } from '../../../../platform/jobs/jobs.ts';

/** Gathers and seals what a case about a minor is about. */
export const makeEvidencePackage: JobDefinition<{ packageId: string }> = {
  name: 'make-evidence-package',
  retryLimit: 3,
  retryDelay: 30,
  expireInSeconds: 3600,
};
