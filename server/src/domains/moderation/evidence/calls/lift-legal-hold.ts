import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implementFinal } from '../../../../platform/second-looks/final-call.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { liftHold } from '../change-hold.ts';
import { holdLines } from '../hold-lines.ts';
import { lockHold } from '../hold-queries.ts';
import { readReason, subjectWords } from '../hold-rules.ts';
import { holdView } from '../hold-view.ts';

/** What only this hold preserved is gone within an hour. */
export const liftLegalHold = implementFinal({
  name: 'lift_legal_hold',
  async subject(transaction, { viewer }, { p_hold_id: holdId }) {
    const hold = await lockHold(transaction, holdId, await seesMinors(transaction, viewer));
    return (
      hold && {
        ...{ kind: 'hold', id: hold.id, isMinorRelated: hold.is_minor_related, stands: '' },
        summary: `Lift the legal hold on ${subjectWords(hold.subject_kind, null)}: what only it preserves is deleted.`,
      }
    );
  },
  lines: (transaction, { viewer }, input) => holdLines(transaction, viewer, input),
  async run(transaction, { viewer }, input) {
    const hold = await liftHold(transaction, actorOf(viewer), {
      holdId: input.p_hold_id,
      reason: readReason(input.p_reason),
      seesMinors: await seesMinors(transaction, viewer),
    });
    return { ...holdView(hold), waits_for_second: false };
  },
  waiting: (lifted) => ({
    ...lifted,
    lifted_at: null,
    lifted_by: null,
    lift_reason: null,
    waits_for_second: true,
  }),
});
