import { limits } from '#contract/limits.ts';
import { readQuery, wordsOfQuery } from '#contract/search-query.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { peopleNamed } from '../../profiles/index.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { queryRefusal } from '../../videos/index.ts';

export const searchPeople = implement('search_people', async (input, context) => {
  const page = input.p_page ?? 1;
  const safety = queryRefusal(input.p_query, context);
  const typed = wordsOfQuery(readQuery(input.p_query)).replace(/^@/, '');
  const size = limits.searchPageSize;
  const found =
    safety !== null || [...typed].length < 2
      ? []
      : await peopleNamed(context.db, typed, context.viewer.userId, {
          limit: size + 1,
          offset: (page - 1) * size,
        });
  const { prohibitedTerms } = context.config.settings;
  return {
    items: found
      .slice(0, size)
      // Names from before a term was forbidden are not shown either.
      .filter((one) => findProhibitedTerm(`${one.display_name} ${one.username}`, prohibitedTerms) === null)
      .map(({ avatar_key, ...one }) => ({
        ...one,
        avatar_url: avatar_key === null ? null : context.objectBase + avatar_key,
      })),
    page,
    has_more: found.length > size,
    safety_message: safety,
  };
});
