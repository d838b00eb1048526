import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { popularTags } from '../video-queries.ts';

export const getPopularTags = implement('get_popular_tags', async (input, context) =>
  rawJson(await popularTags(context.db, input.limit_count ?? 30)),
);
