import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { headlineOf, type StatementFacts, statementOf } from '../case-statement.ts';
import { findStatement } from '../decision-queries.ts';

export const getStatement = implement('get_statement', async (input, { db, memberId, config }) => {
  const row = await findStatement(db, input.p_statement_id, memberId);
  if (row === null) throw new AppError('notFound', 'There is no such statement.');
  const facts: StatementFacts = {
    caseId: row.case_id,
    outcome: row.outcome,
    targetAction: row.target_action,
    wasHeld: row.was_held,
    authorAction: row.author_action,
    suspendedUntil: row.suspended_until,
    uploadRightTaken: row.upload_right_taken,
    ground: row.ground,
    explanation: row.explanation,
    targets: row.targets,
    wasReported: true,
  };
  return {
    id: row.id,
    decided_at: row.decided_at.toISOString(),
    headline: headlineOf(facts),
    targets: row.targets.map(({ kind, title }) => ({ kind, title })),
    paragraphs: statementOf(facts, config.settings.contactEmail),
  };
});
