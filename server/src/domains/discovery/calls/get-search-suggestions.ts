import { implement } from '../../../platform/calls/implement.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { suggestionQuery } from '../search/search-rules.ts';
import { findSuggestions } from '../search/suggestion-queries.ts';

export const getSearchSuggestions = implement('get_search_suggestions', async (input, context) => {
  const prohibited = context.config.settings.prohibitedTerms;
  if (findProhibitedTerm(input.p_query, prohibited) !== null) return [];
  const query = suggestionQuery(input.p_query);
  if (query === null) return [];
  const suggestions = await findSuggestions(context.db, query, context.objectBase);
  // Titles published before a term was forbidden are not suggested either.
  return suggestions.filter(({ text }) => findProhibitedTerm(text, prohibited) === null);
});
