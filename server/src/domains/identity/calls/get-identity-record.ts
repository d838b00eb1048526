import { implement } from '../../../platform/calls/implement.ts';
import { noRecord } from '../check-identity.ts';
import { findWhole } from '../identity-queries.ts';
import { wholeView } from '../identity-view.ts';

export const getIdentityRecord = implement('get_identity_record', async (input, { db, config }) => {
  const row = await findWhole(db, input.p_record_id);
  if (row === null) throw noRecord();
  return wholeView(config, row);
});
