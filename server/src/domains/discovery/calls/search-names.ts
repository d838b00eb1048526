import type { FoundNames } from '#contract/discovery.ts';
import { readQuery, wordsOfQuery } from '#contract/search-query.ts';
import { implement } from '../../../platform/calls/implement.ts';
import type { CallContext } from '../../../platform/context.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { mendedQuery } from '../search/mend-words.ts';
import { suggestionQuery } from '../search/search-rules.ts';
import { findNames } from '../search/suggestion-queries.ts';

const nothing: FoundNames = { uploaders: [], tags: [] };

export const searchNames = implement('search_names', async (input, context) => {
  const allowed = allows(context);
  if (!allowed(input.p_query)) return nothing;
  const typed = wordsOfQuery(readQuery(input.p_query));
  const asTyped = await namedSo(typed, context);
  if (asTyped.uploaders.length + asTyped.tags.length > 0) return asTyped;
  const mended = await mendedQuery(context.db, typed);
  return mended === null || !allowed(mended) ? nothing : namedSo(mended, context);
});

const allows =
  ({ config }: CallContext) =>
  (text: string): boolean =>
    findProhibitedTerm(text, config.settings.prohibitedTerms) === null;

async function namedSo(text: string, context: CallContext): Promise<FoundNames> {
  const query = suggestionQuery(text);
  if (query === null) return nothing;
  const { uploaders, tags } = await findNames(context.db, query, context.objectBase);
  // Names from before a term was forbidden are not shown either.
  const allowed = allows(context);
  return {
    uploaders: uploaders.filter((one) => allowed(one.display_name) && allowed(one.username)),
    tags: tags.filter((one) => allowed(one.name)),
  };
}
