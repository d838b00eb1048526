import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { latestWorks } from '../work-queries.ts';

export const listWorks = implement('list_works', async (input, { db, objectBase }) =>
  rawJson(await latestWorks(db, objectBase, input.p_page ?? 1)),
);
