import { actorOf } from '../../../platform/audit/record-act.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { decideCheck, noRecord } from '../check-identity.ts';
import { findWhole } from '../identity-queries.ts';

export const approveIdentity = implement('approve_identity', async (input, context) => {
  const row = await findWhole(context.db, input.p_record_id);
  if (row === null) throw noRecord();
  return context.db.transaction((transaction) =>
    decideCheck(transaction, context, actorOf(context.viewer), {
      recordId: row.id,
      username: row.username,
      ...{ reason: null, ground: null },
    }),
  );
});
