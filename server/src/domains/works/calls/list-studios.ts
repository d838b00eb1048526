import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { studiosPage } from '../studio-queries.ts';

export const listStudios = implement('list_studios', async (input, { db, objectBase }) =>
  rawJson(await studiosPage(db, objectBase, input.p_page ?? 1)),
);
