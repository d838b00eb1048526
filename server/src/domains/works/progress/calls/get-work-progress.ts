import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { progressIn } from '../progress-queries.ts';

export const getWorkProgress = implement('get_work_progress', async (input, { db, memberId }) =>
  rawJson(await progressIn(db, memberId, input.p_slug)),
);
