import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';
import { actorOf } from '../../../platform/audit/record-act.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { decideCheck, noRecord } from '../check-identity.ts';
import { findWhole } from '../identity-queries.ts';

export const refuseIdentity = implement('refuse_identity', async (input, context) => {
  const reason = input.p_reason.replace(/\s+/g, ' ').trim();
  if (reason === '') throw badInput('p_reason', 'Say why, so that the member can fix it.');
  if (reason.length > limits.suspensionReasonLength)
    throw badInput('p_reason', `A reason has at most ${limits.suspensionReasonLength} characters.`);
  const row = await findWhole(context.db, input.p_record_id);
  if (row === null) throw noRecord();
  return context.db.transaction((transaction) =>
    decideCheck(transaction, context, actorOf(context.viewer), {
      recordId: row.id,
      username: row.username,
      reason,
      ground: input.p_ground ?? null,
    }),
  );
});
