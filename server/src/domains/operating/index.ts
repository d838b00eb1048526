// The public interface of the operating domain: what a site's operator controls and watches.

export { createOperatingCalls } from './calls.ts';
export type { JobKind, JobSubject } from './jobs/job-kind.ts';
export { videoOfFailedMedia } from './jobs/subject-queries.ts';
