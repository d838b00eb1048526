import { searchWeights as weights } from './search-weights.ts';

/** The most matches that are ranked: four pages of what stands best. */
export const mostRanked = 96;
/** If there are more, this many that match in the title are ranked too. */
export const mostInTitle = 24;
/** And so many whose whole title was typed. */
export const mostSameTitle = 50;

/**
 * The text score (title first), raised by popularity and freshness, and by a title that equals, starts with
 * or contains the query: of a row `s` of the index. `ranking`: SQL of the words that are weighed, `titleKey`: of the query in the
 * form titles are compared in.
 */
export const scoreOf = (ranking: string, titleKey: string): string =>
  `(0.05 + ts_rank('{${weights.elsewhere}, ${weights.uploader}, ${weights.tags}, ${weights.title}}', s.head, ${ranking})) * s.lift
  * case strpos(s.title_key, ${titleKey}) when 0 then 1 when 1 then case when s.title_key = ${titleKey} then ${weights.sameTitle} else ${weights.titleBegins} end else ${weights.titleHolds} end`;
