// The door of the operating domain: what the operator of a site turns and looks at.

export { createOperatingCalls } from './calls.ts';
export type { JobKind, JobSubject } from './jobs/job-kind.ts';
export { videoOfFailedMedia } from './jobs/subject-queries.ts';
