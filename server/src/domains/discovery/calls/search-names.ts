import { implement } from '../../../platform/calls/implement.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { suggestionQuery } from '../search/search-rules.ts';
import { isSlipOf } from '../search/spelling-rules.ts';
import { findNames, type NearName } from '../search/suggestion-queries.ts';

export const searchNames = implement('search_names', async (input, context) => {
  const prohibited = context.config.settings.prohibitedTerms;
  const allowed = (text: string): boolean => findProhibitedTerm(text, prohibited) === null;
  const query = suggestionQuery(input.p_query);
  if (query === null || !allowed(input.p_query)) return { uploaders: [], tags: [] };
  const { uploaders, tags } = await findNames(context.db, query, context.objectBase);
  // Names from before a term was forbidden are not shown either.
  const isMeant = ({ named, keys }: NearName): boolean =>
    named || keys.some((key) => isSlipOf(query.key.trim(), key));
  return {
    uploaders: uploaders
      .filter((one) => isMeant(one) && allowed(one.display_name) && allowed(one.username))
      .map(({ named: _, keys: __, ...uploader }) => uploader),
    tags: tags
      .filter((one) => isMeant(one) && allowed(one.name))
      .map(({ named: _, keys: __, ...tag }) => tag),
  };
});
