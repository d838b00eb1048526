import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { liftHold } from '../change-hold.ts';
import { readReason } from '../hold-rules.ts';
import { holdView } from '../hold-view.ts';

export const liftLegalHold = implement('lift_legal_hold', async (input, context) => {
  const reason = readReason(input.p_reason);
  return context.db.transaction(async (transaction) =>
    holdView(
      await liftHold(transaction, actorOf(context.viewer), {
        holdId: input.p_hold_id,
        reason,
        seesMinors: await seesMinors(transaction, context.viewer),
      }),
    ),
  );
});
