// The public interface of the moderation domain for higher floors.

export { createModerationCalls } from './calls.ts';
export { contentDecided } from './cases/case-facts.ts';
export { openMinorSubjects } from './cases/minor-subject-queries.ts';
export { countUndecidedCases } from './cases/undecided-queries.ts';
export { caseDesk, countNoticedCases } from './clocks/case-desk.ts';
export { countAnswerableComplaints } from './complaints/complaint-queries.ts';
export { exportComplaints } from './complaints/export-complaints.ts';
export { exportCounterNotices } from './counter-notices/export-counter-notices.ts';
export { decideReports } from './decide-reports.ts';
export { evidenceRoutes } from './evidence/evidence-routes.ts';
export { evidencePackageRoutes } from './evidence/packages/package-routes.ts';
export { sealedPackageColumns } from './evidence/packages/sealed-package.ts';
export { exportReports } from './export-reports.ts';
export { exportNotices } from './notices/export-notices.ts';
export { mailboxCounterNotices, mailboxNotices } from './notices/notice-records.ts';
export { sealedReceiptColumns } from './notices/sealed-receipt.ts';
export { tellNotifier } from './notices/tell-notifier.ts';
export { countUnconfirmedNotices } from './notices/unconfirmed-queries.ts';
export { reportDecided } from './report-facts.ts';
export { reportFoundMinor } from './report-found.ts';
export { openReports, type ReportRow, reportsOfSameTarget } from './report-queries.ts';
export type { ReportTarget, Touched } from './report-target.ts';
export { noteRestriction } from './restrictions/note-restriction.ts';
export type { StoredText } from './stored-texts/stored-text.ts';
export { moderationTransparency } from './transparency/transparency-tables.ts';
