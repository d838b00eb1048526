import { limits } from '#contract/limits.ts';
import { readQuery, wordsOfQuery } from '#contract/search-query.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { queryRefusal } from '../../../videos/index.ts';
import { partsOf } from '../asked-works.ts';
import { searchedStudios } from '../searching-queries.ts';

export const searchStudios = implement('search_studios', async (input, context) => {
  const page = input.p_page ?? 1;
  const nothing = { items: [], page, has_more: false, safety_message: queryRefusal(input.p_query, context) };
  if (nothing.safety_message !== null) return nothing;
  const typed = wordsOfQuery(readQuery(input.p_query)).toLowerCase();
  const words = partsOf(typed);
  if (words.length === 0) return nothing;
  const size = limits.browsedWorksPageSize;
  return rawJson(await searchedStudios(context.db, context.objectBase, { typed, words, page, size }));
});
