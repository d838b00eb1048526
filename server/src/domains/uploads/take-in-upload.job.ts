import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Examines an uploaded file, brings it into storage and makes a video from it. */
export const takeInUploadJob: JobDefinition<{ uploadId: string }> = {
  name: 'take-in-upload',
  retryLimit: 4,
  retryDelay: 5,
  expireInSeconds: 3600,
  heartbeatSeconds: 10,
};
