// The public interface of the operating domain: what a site's operator controls and watches.

export { createOperatingCalls } from './calls.ts';
export type { JobKind, JobSubject } from './jobs/job-kind.ts';
export { videoOfFailedMedia } from './jobs/subject-queries.ts';
export { growthSince } from './overview/growth-queries.ts';
export type { GrowthSources } from './overview/growth-sources.ts';
export type { UnconfirmedSource, WaitingSource } from './overview/waiting-source.ts';
export { statusReader } from './status/status-reader.ts';
