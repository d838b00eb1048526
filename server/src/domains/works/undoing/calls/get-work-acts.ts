import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { latestActs } from '../snapshot-queries.ts';

export const getWorkActs = implement('get_work_acts', async (input, { db }) =>
  rawJson(await latestActs(db, input.p_limit ?? 20, input.p_offset ?? 0)),
);
