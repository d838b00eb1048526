import { actsOn } from '../../../../platform/audit/act-queries.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { findShortRecord, listAdmins, seesMinors } from '../../../accounts/index.ts';
import { complaintsOf } from '../../complaints/complaint-queries.ts';
import { counterNoticesOf } from '../../counter-notices/counter-notice-queries.ts';
import { noticesBehind } from '../../notices/notice-queries.ts';
import { caseActKind, minorActKind } from '../case-acts.ts';
import {
  decisionsOfCase,
  evidenceOfCase,
  idsOfCase,
  notesOfCase,
  relatedCases,
  reportsOfCase,
} from '../case-file-queries.ts';
import { findCase, targetsOf } from '../case-queries.ts';
import {
  caseDecisionView,
  caseHistoryView,
  caseNoteView,
  caseReportView,
  caseView,
  targetView,
} from '../case-view.ts';
import { noCase } from '../no-case.ts';

export const getCase = implement('get_case', async (input, { db, viewer, memberId, objectBase }) => {
  const sees = await seesMinors(db, viewer);
  const one = await findCase(db, input.p_case_id, sees);
  if (one === null) throw noCase();
  const { id, author_id } = one;
  const [targets, evidence, reports, notes, decisions, ids, related, admins, author] = await Promise.all([
    targetsOf(db, id),
    evidenceOfCase(db, id),
    reportsOfCase(db, id),
    notesOfCase(db, id),
    decisionsOfCase(db, id),
    idsOfCase(db, id),
    relatedCases(db, id, author_id, sees),
    listAdmins(db),
    author_id === null ? null : findShortRecord(db, author_id),
  ]);
  const behind = new Map(
    (
      await noticesBehind(
        db,
        reports.map((report) => report.id),
      )
    ).map((one) => [one.report_id, one]),
  );
  const decisionIds = decisions.map((decision) => decision.id);
  const [against, complaints] = await Promise.all([
    counterNoticesOf(db, decisionIds),
    complaintsOf(db, decisionIds),
  ]);
  const acts = await actsOn(db, sees ? [caseActKind, minorActKind] : [caseActKind], ids);
  return {
    case: caseView(one),
    targets: targets.map((target) =>
      targetView(
        target,
        evidence.find((seen) => seen.kind === target.kind && seen.id === target.id)?.evidence ?? {},
        { ownerId: author_id, base: objectBase },
      ),
    ),
    reports: reports.map((report) => caseReportView(report, behind.get(report.id))),
    notes: notes.map(caseNoteView),
    decisions: decisions.map((decision) =>
      caseDecisionView(decision, {
        against: against.find((one) => one.decision_id === decision.id),
        complaints: complaints.filter((one) => one.decision_id === decision.id),
        viewerId: memberId,
      }),
    ),
    history: acts.map(caseHistoryView),
    author,
    assignable: admins
      .filter(({ child_safety }) => child_safety || !one.is_minor_related)
      .map((admin) => ({ id: admin.id, username: admin.username })),
    related,
  };
});
