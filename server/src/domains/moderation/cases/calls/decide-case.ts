import type { Input } from '#contract/calls.ts';
import { badInput } from '../../../../kit/app-error.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import type { MemberContext } from '../../../../platform/context.ts';
import type { TransactionExecutor } from '../../../../platform/db/database.ts';
import { type FinalSubject, implementFinal } from '../../../../platform/second-looks/final-call.ts';
import { readEnd, seesMinors } from '../../../accounts/index.ts';
import { takeCopiesAlong } from '../../copies/chosen-copies.ts';
import type { ReportTarget } from '../../report-target.ts';
import { caseName } from '../case-acts.ts';
import { findCase, targetsOf } from '../case-queries.ts';
import { decideCase as decide } from '../decide-case.ts';
import { decisionLines } from '../decision-lines.ts';

export const decideCase = (targets: readonly ReportTarget[]) =>
  implementFinal({
    name: 'decide_case',
    subject: (transaction, context, input) => finalityOf(transaction, context, targets, input),
    lines: (transaction, context, input) => decisionLines(transaction, context.viewer, targets, input),
    async run(transaction, context, input) {
      const suspendedUntil = readEnd(input.p_suspended_until, 'p_suspended_until', Date.now());
      if (suspendedUntil !== null && input.p_author_action !== 'suspend')
        throw badInput('p_suspended_until', 'Only a suspension has an end.');
      const sees = await seesMinors(transaction, context.viewer);
      const one = await decide(transaction, context, targets, {
        caseId: input.p_case_id,
        actor: actorOf(context.viewer),
        confirmerId: context.seconderId ?? null,
        seesMinors: sees,
        decision: input,
        suspendedUntil,
        falseReportIds: input.p_false_report_ids ?? [],
        isThankful: input.p_is_thankful ?? false,
      });
      const action = one.state === 'upheld' ? (input.p_target_action ?? 'leave') : 'leave';
      const lead = {
        ...{ caseId: one.caseId, decisionId: one.decisionId, seesMinors: sees },
        ...{ isRestricted: action !== 'leave', takesPictures: action === 'remove' || action === 'disable' },
      };
      const copies = await takeCopiesAlong(transaction, context, targets, lead, input.p_copy_ids);
      return {
        ...{ case_id: one.caseId, state: one.state, decision_id: one.decisionId, reports: one.reports },
        ...{ copies, waits_for_second: false },
      };
    },
    waiting: ({ case_id }) => ({
      ...{ case_id, state: 'in_review', decision_id: null, reports: 0, copies: 0, waits_for_second: true },
    }),
  });

/** What may show a minor comes back, and its evidence is let go; what was removed has no way back. */
async function finalityOf(
  transaction: TransactionExecutor,
  { viewer }: MemberContext,
  kinds: readonly ReportTarget[],
  input: Input<'decide_case'>,
): Promise<FinalSubject | null> {
  const one = await findCase(transaction, input.p_case_id, await seesMinors(transaction, viewer));
  if (one === null) return null;
  const about = {
    ...{ kind: 'case' as const, id: one.id, isMinorRelated: one.is_minor_related },
    stands: `${one.report_count} ${one.last_reported_at.toISOString()}`,
  };
  const name = caseName(one);
  if (input.p_outcome === 'dismissed')
    return one.is_minor_related
      ? { ...about, summary: `Dismiss that a minor may be shown in ${name}: its evidence is let go.` }
      : null;
  const action = input.p_target_action ?? 'leave';
  if (one.is_minor_related && (action === 'leave' || action === 'limit'))
    return { ...about, summary: `Show ${name} again, in which a minor may be shown.` };
  // One admin alone publishes what was only unpublished, and a counter-notice brings back what copyright disabled.
  const isWeak = action === 'unpublish' || (action === 'disable' && input.p_ground === 'COPYRIGHT');
  if (one.is_minor_related && isWeak)
    return {
      ...about,
      summary: `Have ${name}, in which a minor may be shown, ${action === 'unpublish' ? 'unpublished only: any admin may publish it again' : 'disabled over copyright only: a counter-notice brings it back'}.`,
    };
  const stays = (await targetsOf(transaction, one.id)).every(
    (target) => kinds.find(({ kind }) => kind === target.kind)?.restore !== undefined,
  );
  return action !== 'remove' || stays
    ? null
    : { ...about, summary: `Remove ${name}, which cannot be put back.` };
}
