import type { Actor } from '../../../platform/audit/record-act.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { withdrawStrike } from '../../accounts/index.ts';
import type { CaseDecision } from '../cases/case-rules.ts';
import type { Machines, ReportTarget } from '../report-target.ts';
import {
  counterNoticesOf,
  type DisablingRow,
  disablingOfCase,
  endCounterNotices,
  endDecisions,
} from './counter-notice-queries.ts';
import { tellNotifiers } from './tell-both.ts';

/**
 * Puts back what a decision disabled, takes back the strike that went with it, and ends the counter-notice against it. Its
 * things are locked before.
 */
export async function undoDisabling(
  transaction: TransactionExecutor,
  platform: Machines,
  kinds: readonly ReportTarget[],
  actor: Actor,
  { id, targets, strike_id }: DisablingRow,
): Promise<void> {
  for (const target of targets)
    await kinds.find(({ kind }) => kind === target.kind)?.release(transaction, platform, target.id);
  if (strike_id !== null) await withdrawStrike(transaction, actor, strike_id);
  await endCounterNotices(transaction, [id], true);
  await endDecisions(transaction, [id]);
}

/**
 * A case is decided anew: what an earlier decision on it disabled is put back where it is left as it is, and is the
 * matter of the new decision otherwise. Answers whether anything was put back.
 */
export async function replaceDisabling(
  transaction: TransactionExecutor,
  platform: Machines,
  kinds: readonly ReportTarget[],
  actor: Actor,
  caseId: string,
  { targetAction }: Pick<CaseDecision, 'targetAction'>,
): Promise<boolean> {
  const before = await disablingOfCase(transaction, caseId);
  const ids = before.map(({ id }) => id);
  for (const row of await counterNoticesOf(transaction, ids))
    if (row.ended_at === null) await tellNotifiers(transaction, platform, row, 'decided_anew');
  if (targetAction === 'leave')
    for (const one of before) await undoDisabling(transaction, platform, kinds, actor, one);
  await endCounterNotices(transaction, ids, false);
  await endDecisions(transaction, ids);
  return targetAction === 'leave' && before.length > 0;
}
