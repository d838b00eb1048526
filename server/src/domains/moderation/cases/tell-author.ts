import { beginningOf } from '../../../kit/beginning-of.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { hashOfReceipt, newReceipt, receiptSealer } from '../../../platform/receipts.ts';
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
import type { Detection, HeldBy } from './detections.ts';

/** By what the author knows the thing again. A profile or an account is known by itself. */
function aboutOf({ target_kind: kind, title }: CaseListRow, targets: readonly CaseTarget[]) {
  const about = beginningOf(title);
  return about === null || targets.length !== 1 || ['profile', 'account', 'picture'].includes(kind)
    ? {}
    : { about };
}

/**
 * Tells the author on the site and by mail, if there is one and anything concerns them. Answers the receipt by which they
 * read it without signing in; null: it told nobody.
 */
export async function tellAuthor(
  transaction: TransactionExecutor,
  platform: Machines,
  decided: {
    decisionId: string;
    one: CaseListRow;
    targets: readonly CaseTarget[];
    decision: CaseDecision;
    heldBy: HeldBy | null;
    detections: readonly Detection[];
    wasDisabled: boolean;
    suspendedUntil: Date | null;
  },
): Promise<{ hash: Buffer; sealed: Buffer } | null> {
  const { decisionId, one, targets, decision } = decided;
  const facts: StatementFacts = {
    caseId: one.id,
    outcome: decision.outcome,
    targetAction: decision.targetAction,
    heldBy: decided.heldBy,
    detections: decided.detections,
    wasDisabled: decided.wasDisabled,
    authorAction: decision.authorAction,
    suspendedUntil: decided.suspendedUntil,
    uploadRightTaken: decision.takesUploadRight,
    ground: decision.ground,
    explanation: decision.explanation,
    targets,
    places: decision.places,
  };
  if (one.author_id === null || !concernsAuthor(facts)) return null;
  if ((await findShortRecord(transaction, one.author_id)) === null) return null;
  await platform.facts.state(transaction, contentDecided, {
    statementId: decisionId,
    authorId: one.author_id,
    targetKind: one.target_kind,
    ...aboutOf(one, targets),
    outcome: outcomeWord(facts),
  });
  const receipt = newReceipt();
  const sealed = receiptSealer(platform.config).seal(receipt, decisionId);
  await queueMail(transaction, platform, {
    kind: 'statement',
    accountId: one.author_id,
    statementId: decisionId,
    sealedReceipt: sealed.toString('hex'),
    headline: headlineOf(facts),
    paragraphs: statementOf(facts, platform.config.settings.contactEmail, 'mail'),
  });
  return { hash: hashOfReceipt(receipt), sealed };
}
