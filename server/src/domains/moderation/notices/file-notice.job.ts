import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/**
 * Adds what a notice names to the cases of these things. `network`: the key under which what it hides is counted, in
 * hexadecimal; null: it is not.
 */
export const fileNotice: JobDefinition<{ noticeId: string; network: string | null }> = {
  name: 'file-notice',
  retryLimit: 8,
  retryDelay: 15,
  expireInSeconds: 300,
};
