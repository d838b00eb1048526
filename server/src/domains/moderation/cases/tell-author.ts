import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { findShortRecord, queueMail } from '../../accounts/index.ts';
import type { Machines } from '../report-target.ts';
import { contentDecided } from './case-facts.ts';
import type { CaseListRow, CaseTarget } from './case-queries.ts';
import type { CaseDecision } from './case-rules.ts';
import {
  concernsAuthor,
  headlineOf,
  outcomeWord,
  type StatementFacts,
  statementOf,
} from './case-statement.ts';

/**
 * Tells the author on the site and by mail, if there is one and anything concerns them. Answers whether it
 * did.
 */
export async function tellAuthor(
  transaction: TransactionExecutor,
  platform: Machines,
  decided: {
    decisionId: string;
    one: CaseListRow;
    targets: readonly CaseTarget[];
    decision: CaseDecision;
    wasHeld: boolean;
    suspendedUntil: Date | null;
  },
): Promise<boolean> {
  const { decisionId, one, targets, decision } = decided;
  const facts: StatementFacts = {
    caseId: one.id,
    outcome: decision.outcome,
    targetAction: decision.targetAction,
    wasHeld: decided.wasHeld,
    authorAction: decision.authorAction,
    suspendedUntil: decided.suspendedUntil,
    uploadRightTaken: decision.takesUploadRight,
    ground: decision.ground,
    explanation: decision.explanation,
    targets,
    wasReported: one.report_count > 0,
  };
  if (one.author_id === null || !concernsAuthor(facts)) return false;
  if ((await findShortRecord(transaction, one.author_id)) === null) return false;
  await platform.facts.state(transaction, contentDecided, {
    statementId: decisionId,
    authorId: one.author_id,
    targetKind: one.target_kind,
    outcome: outcomeWord(facts),
  });
  await queueMail(transaction, platform, {
    kind: 'statement',
    accountId: one.author_id,
    statementId: decisionId,
    headline: headlineOf(facts),
    paragraphs: statementOf(facts, platform.config.settings.contactEmail),
  });
  return true;
}
