import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { placeHold } from '../change-hold.ts';
import { readReason, readUntil } from '../hold-rules.ts';
import { holdView } from '../hold-view.ts';

export const placeLegalHold = implement('place_legal_hold', async (input, context) => {
  const [reason, until] = [readReason(input.p_reason), readUntil(input.p_until, Date.now())];
  return context.db.transaction(async (transaction) =>
    holdView(
      await placeHold(transaction, actorOf(context.viewer), {
        kind: input.p_subject_kind,
        subjectId: input.p_subject_id,
        reason,
        until,
        isMinorRelated: input.p_is_minor_related ?? false,
        seesMinors: await seesMinors(transaction, context.viewer),
      }),
    ),
  );
});
