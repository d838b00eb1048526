import type { SearchSuggestion } from '#contract/discovery.ts';
import { implement } from '../../../platform/calls/implement.ts';
import type { CallContext } from '../../../platform/context.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { mendWords } from '../search/mend-words.ts';
import { QueryWords, suggestionQuery } from '../search/search-rules.ts';
import { findSuggestions } from '../search/suggestion-queries.ts';

export const getSearchSuggestions = implement('get_search_suggestions', async (input, context) => {
  const prohibited = context.config.settings.prohibitedTerms;
  if (findProhibitedTerm(input.p_query, prohibited) !== null) return [];
  const query = suggestionQuery(input.p_query);
  if (query === null) return [];
  const asTyped = await findSuggestions(context.db, query, context.objectBase);
  const suggestions = asTyped.length > 0 ? asTyped : await ofMended(input.p_query, context);
  // Titles published before a term was forbidden are not suggested either.
  return suggestions.filter(({ text }) => findProhibitedTerm(text, prohibited) === null);
});

/** What is suggested for the typed words with their typos mended, as a search mends them. */
async function ofMended(text: string, context: CallContext): Promise<SearchSuggestion[]> {
  const words = new QueryWords(text, 'unfinished');
  const { mended } = await mendWords(context.db, words);
  const corrected = words.replace(mended);
  if (mended.size === 0 || findProhibitedTerm(corrected, context.config.settings.prohibitedTerms) !== null)
    return [];
  const query = suggestionQuery(corrected);
  return query === null ? [] : findSuggestions(context.db, query, context.objectBase);
}
