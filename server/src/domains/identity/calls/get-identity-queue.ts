import { limits } from '#contract/limits.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { countRecords, listRecords } from '../identity-queries.ts';
import { entryView } from '../identity-view.ts';

export const getIdentityQueue = implement('get_identity_queue', async (input, { db }) => {
  const state = input.p_state ?? 'pending';
  const page = { limit: input.p_limit ?? limits.identityPageSize, offset: input.p_offset ?? 0 };
  const [rows, total] = await Promise.all([listRecords(db, { state, ...page }), countRecords(db, state)]);
  return { items: rows.map(entryView), total };
});
