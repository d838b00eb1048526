import type { ReportTargetKind } from '#contract/reports.ts';
import { AppError } from '../../kit/app-error.ts';
import { shell } from '../../platform/audit/record-act.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { caseOfTarget, findCase } from './cases/case-queries.ts';
import { byGravity } from './cases/case-rules.ts';
import { decideCase, removalReason } from './cases/decide-case.ts';
import { swornReasons } from './notices/notice-queries.ts';
import type { Machines, ReportTarget } from './report-target.ts';

export interface ShellDecision {
  kind: ReportTargetKind;
  targetId: string;
  outcome: 'upheld' | 'dismissed';
  note: string | null;
}

/**
 * Decides the case of a thing from the operator's shell: `upheld` removes it (a video under a copyright notice is disabled), `dismissed` puts it back if a
 * report held it. Answers how many reports that were. Throws `conflict` if none is open.
 */
export async function decideReports(
  transaction: TransactionExecutor,
  platform: Machines,
  targets: readonly ReportTarget[],
  { kind, targetId, outcome, note }: ShellDecision,
): Promise<number> {
  const caseId = await caseOfTarget(transaction, kind, targetId);
  const found = caseId === null ? null : await findCase(transaction, caseId, true);
  if (found === null) throw new AppError('conflict', 'Nothing is reported of this.');
  const isRemoved = outcome === 'upheld';
  const ground = byGravity(found.reasons)[0] ?? 'OTHER_INAPPROPRIATE';
  const isDisabled =
    ground === 'COPYRIGHT' &&
    kind === 'video' &&
    (await swornReasons(transaction, found.id, [])).includes('COPYRIGHT');
  const decided = await decideCase(transaction, platform, targets, {
    caseId: found.id,
    actor: shell,
    seesMinors: true,
    decision: {
      p_outcome: outcome,
      p_target_action: !isRemoved ? 'leave' : isDisabled ? 'disable' : 'remove',
      p_ground: ground,
      p_explanation: note ?? (isRemoved ? removalReason : null),
    },
    suspendedUntil: null,
    falseReportIds: [],
    isThankful: true,
  });
  return decided.reports;
}
