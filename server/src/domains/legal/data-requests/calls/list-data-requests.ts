import { dataRequestLimits } from '#contract/data-request-lists.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { countDataRequests, listDataRequests as list } from '../data-request-queries.ts';
import { entryView } from '../data-request-view.ts';

export const listDataRequests = implement('list_data_requests', async (input, { db }) => {
  const state = input.p_state ?? 'open';
  const [rows, total] = await Promise.all([
    list(db, state, input.p_limit ?? dataRequestLimits.pageSize, input.p_offset ?? 0),
    countDataRequests(db, state),
  ]);
  return { items: rows.map(entryView), total };
});
