// The door of the moderation domain: what higher floors may use.

export { createModerationCalls } from './calls.ts';
export { decideReports, removalReason } from './decide-reports.ts';
export { exportReports } from './export-reports.ts';
export { reportDecided } from './report-facts.ts';
export { openReports, type ReportRow, reportsOfSameTarget } from './report-queries.ts';
export type { ReportedThing, ReportTarget } from './report-target.ts';
