import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { studioBySlug } from '../studio-queries.ts';

export const getStudio = implement('get_studio', async (input, { db, objectBase }) =>
  rawJson(await studioBySlug(db, objectBase, input.p_slug, input.p_page ?? 1)),
);
