import type { Config } from '../../platform/config.ts';
import { listAdminActs } from './calls/list-admin-acts.ts';
import { submitReport } from './calls/submit-report.ts';
import { submitVideoReport } from './calls/submit-video-report.ts';
import { addCaseNote } from './cases/calls/add-case-note.ts';
import { assignCase } from './cases/calls/assign-case.ts';
import { decideCase } from './cases/calls/decide-case.ts';
import { getAllVideoReports } from './cases/calls/get-all-video-reports.ts';
import { getCase } from './cases/calls/get-case.ts';
import { getStatement } from './cases/calls/get-statement.ts';
import { listCases } from './cases/calls/list-cases.ts';
import { mergeCases } from './cases/calls/merge-cases.ts';
import { reopenCase } from './cases/calls/reopen-case.ts';
import { getOwnWork } from './clocks/calls/get-own-work.ts';
import { answerComplaint } from './complaints/calls/answer-complaint.ts';
import { submitComplaint } from './complaints/calls/submit-complaint.ts';
import { getBlastRadius } from './copies/calls/get-blast-radius.ts';
import { getOwnTakedown } from './counter-notices/calls/get-own-takedown.ts';
import { recordCourtAction } from './counter-notices/calls/record-court-action.ts';
import { reportCourtAction } from './counter-notices/calls/report-court-action.ts';
import { submitCounterNotice } from './counter-notices/calls/submit-counter-notice.ts';
import { getEvidence } from './evidence/calls/get-evidence.ts';
import { liftLegalHold } from './evidence/calls/lift-legal-hold.ts';
import { placeLegalHold } from './evidence/calls/place-legal-hold.ts';
import { getEvidencePackages } from './evidence/packages/calls/get-evidence-packages.ts';
import { makeEvidencePackage } from './evidence/packages/calls/make-evidence-package.ts';
import { noteAuthorityReport } from './evidence/packages/calls/note-authority-report.ts';
import { openEvidencePackage } from './evidence/packages/calls/open-evidence-package.ts';
import { confirmNotice } from './notices/calls/confirm-notice.ts';
import { confirmNoticeByHand } from './notices/calls/confirm-notice-by-hand.ts';
import { getNotice } from './notices/calls/get-notice.ts';
import { listUnconfirmedNotices } from './notices/calls/list-unconfirmed-notices.ts';
import { submitNotice } from './notices/calls/submit-notice.ts';
import type { ReportTarget, Touched } from './report-target.ts';
import { exportStatements } from './statements/calls/export-statements.ts';

/** The calls of this domain, given the things that can be reported, how the site's own address is known, and what else shows a video. */
export const createModerationCalls = (
  targets: readonly ReportTarget[],
  originOf: (config: Config) => string,
  touched: readonly Touched[],
) => [
  submitVideoReport(targets, originOf),
  submitReport(targets),
  submitNotice(targets, originOf),
  confirmNotice,
  listUnconfirmedNotices,
  confirmNoticeByHand,
  getNotice,
  submitCounterNotice,
  reportCourtAction,
  recordCourtAction,
  getOwnTakedown,
  submitComplaint,
  answerComplaint(targets),
  getAllVideoReports,
  listCases,
  getCase,
  assignCase,
  addCaseNote,
  mergeCases,
  reopenCase,
  getBlastRadius(targets, touched),
  decideCase(targets),
  getStatement,
  exportStatements,
  getOwnWork,
  getEvidence,
  placeLegalHold,
  liftLegalHold,
  getEvidencePackages,
  makeEvidencePackage,
  openEvidencePackage,
  noteAuthorityReport,
  listAdminActs,
];
