import { badInput } from '../../../../kit/app-error.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { readEnd, seesMinors } from '../../../accounts/index.ts';
import { takeCopiesAlong } from '../../copies/chosen-copies.ts';
import type { ReportTarget } from '../../report-target.ts';
import { decideCase as decide } from '../decide-case.ts';

export const decideCase = (targets: readonly ReportTarget[]) =>
  implement('decide_case', async (input, context) => {
    const suspendedUntil = readEnd(input.p_suspended_until, 'p_suspended_until', Date.now());
    if (suspendedUntil !== null && input.p_author_action !== 'suspend')
      throw badInput('p_suspended_until', 'Only a suspension has an end.');
    const [decided, copies] = await context.db.transaction(async (transaction) => {
      const sees = await seesMinors(transaction, context.viewer);
      const one = await decide(transaction, context, targets, {
        caseId: input.p_case_id,
        actor: actorOf(context.viewer),
        seesMinors: sees,
        decision: input,
        suspendedUntil,
        falseReportIds: input.p_false_report_ids ?? [],
        isThankful: input.p_is_thankful ?? false,
      });
      const isRestricted = one.state === 'upheld' && (input.p_target_action ?? 'leave') !== 'leave';
      const lead = { caseId: one.caseId, decisionId: one.decisionId, isRestricted, seesMinors: sees };
      return [one, await takeCopiesAlong(transaction, context, targets, lead, input.p_copy_ids)] as const;
    });
    return {
      case_id: decided.caseId,
      state: decided.state,
      decision_id: decided.decisionId,
      reports: decided.reports,
      copies,
    };
  });
