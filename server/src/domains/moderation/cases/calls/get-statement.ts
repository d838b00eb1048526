import { implement } from '../../../../platform/calls/implement.ts';
import { complaintOfAuthor } from '../../complaints/complaint-queries.ts';
import { complaintStanding, takesComplaint } from '../../complaints/complaint-view.ts';
import { counterNoticeOf } from '../../counter-notices/counter-notice-queries.ts';
import { standingOf } from '../../counter-notices/counter-notice-view.ts';
import { headlineOf, type StatementFacts, statementOf } from '../case-statement.ts';
import { findOwnStatement, takesCounterNotice } from '../find-own-statement.ts';

export const getStatement = implement('get_statement', async (input, context) => {
  const row = await findOwnStatement(context, input);
  const facts: StatementFacts = {
    caseId: row.case_id,
    outcome: row.outcome,
    targetAction: row.target_action,
    heldBy: row.held_by,
    detections: row.detections,
    wasDisabled: row.was_disabled,
    authorAction: row.author_action,
    suspendedUntil: row.suspended_until,
    uploadRightTaken: row.upload_right_taken,
    ground: row.ground,
    explanation: row.explanation,
    targets: row.targets,
    places: row.places,
  };
  const counterNotice = row.target_action === 'disable' ? await counterNoticeOf(context.db, row.id) : null;
  const complaint = await complaintOfAuthor(context.db, row.id);
  return {
    id: row.id,
    decided_at: row.decided_at.toISOString(),
    headline: headlineOf(facts),
    targets: row.targets.map(({ kind, title }) => ({ kind, title })),
    paragraphs: statementOf(facts, context.config.settings.contactEmail, 'page'),
    takes_counter_notice: counterNotice === null && takesCounterNotice(row),
    counter_notice: counterNotice && standingOf(counterNotice),
    takes_complaint: complaint === null && takesComplaint(row),
    complaint: complaint && complaintStanding(complaint),
  };
});
