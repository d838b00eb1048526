import { implement } from '../../../platform/calls/implement.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { filterValues } from '../search/filter-queries.ts';

export const getSearchFilters = implement('get_search_filters', async (_input, context) => {
  const values = await filterValues(context.db);
  const of = (kind: string): string[] => values.filter((one) => one.kind === kind).map(({ value }) => value);
  const { prohibitedTerms } = context.config.settings;
  return {
    years: of('year').map(Number),
    formats: of('format')
      .filter((format) => findProhibitedTerm(format, prohibitedTerms) === null)
      .toReversed(),
    subtitle_languages: of('subtitle_language').toReversed(),
  };
});
