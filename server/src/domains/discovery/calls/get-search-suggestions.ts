import type { SearchSuggestion } from '#contract/discovery.ts';
import { readQuery, wordsOfQuery } from '#contract/search-query.ts';
import { implement } from '../../../platform/calls/implement.ts';
import type { CallContext } from '../../../platform/context.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { mendedQuery } from '../search/mend-words.ts';
import { suggestionQuery } from '../search/search-rules.ts';
import { findSuggestions } from '../search/suggestion-queries.ts';

export const getSearchSuggestions = implement('get_search_suggestions', async (input, context) => {
  const prohibited = context.config.settings.prohibitedTerms;
  if (findProhibitedTerm(input.p_query, prohibited) !== null) return [];
  // Operators are no part of what is looked for by its name.
  const typed = wordsOfQuery(readQuery(input.p_query));
  const query = suggestionQuery(typed);
  if (query === null) return [];
  const asTyped = await findSuggestions(context.db, query, context.objectBase);
  const suggestions = asTyped.length > 0 ? asTyped : await ofMended(typed, context);
  // Titles published before a term was forbidden are not suggested either.
  return suggestions.filter(({ text }) => findProhibitedTerm(text, prohibited) === null);
});

/** What is suggested for the typed words with their typos mended, as a search mends them. */
async function ofMended(text: string, context: CallContext): Promise<SearchSuggestion[]> {
  const mended = await mendedQuery(context.db, text);
  if (mended === null || findProhibitedTerm(mended, context.config.settings.prohibitedTerms) !== null)
    return [];
  const query = suggestionQuery(mended);
  return query === null ? [] : findSuggestions(context.db, query, context.objectBase);
}
