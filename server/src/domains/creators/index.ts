// The door of the creators domain: what higher floors may use.

export { applicationDecided } from './application-facts.ts';
export { creatorCalls } from './calls.ts';
export { exportApplications } from './export-applications.ts';
