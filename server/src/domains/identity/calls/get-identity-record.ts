import { actorOf } from '../../../platform/audit/record-act.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { noRecord } from '../check-identity.ts';
import { findWhole } from '../identity-queries.ts';
import { wholeView } from '../identity-view.ts';
import { noteLook } from '../note-look.ts';

export const getIdentityRecord = implement('get_identity_record', async (input, context) => {
  const row = await findWhole(context.db, input.p_record_id);
  if (row === null) throw noRecord();
  await noteLook(context.db, actorOf(context.viewer), row, 'record');
  return wholeView(context.config, row);
});
