import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { publishedWork } from '../work-queries.ts';

export const getWork = implement('get_work', async (input, { db, objectBase }) =>
  rawJson(await publishedWork(db, objectBase, input.p_slug, input.p_page ?? 1)),
);
