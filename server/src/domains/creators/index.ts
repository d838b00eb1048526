// The public interface of the creators domain for higher floors.

export { applicationDecided } from './application-facts.ts';
export { countPendingApplications } from './application-list-queries.ts';
export { creatorCalls } from './calls.ts';
export { exportApplications } from './export-applications.ts';
