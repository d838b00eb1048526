import type { JobDefinition } from '../../../../platform/jobs/jobs.ts';

/**
 * Deletes files of ads from the store, and has a CDN drop what it holds of the file at `path` and of the copies in
 * `gone`.
 */
export const deleteAdFilesJob: JobDefinition<{ path: string; gone: string[]; keys: string[] }> = {
  name: 'delete-ad-files',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 300,
};
