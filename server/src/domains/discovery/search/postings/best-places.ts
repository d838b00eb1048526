import type { Database } from '../../../../platform/db/database.ts';
import type { Expression } from '../match-expression.ts';
import { ofOneEdition } from './current-edition.ts';
import { mostSorted } from './find-by-postings.ts';
import { knownMatches } from './known-match.ts';

/**
 * The places of what stands best of all that match, and what else matches for a rare lexeme, as `tsquery` in its text form; null
 * where postings do not tell, or would not be quicker than the rows.
 */
export const bestPlaces = (
  db: Database,
  expression: Expression,
  most: number,
): Promise<{ places: number[]; onlyWithRare: string | null } | null> =>
  ofOneEdition(db, async () => {
    const [match] = (await knownMatches(db, [expression])) ?? [];
    if (match === undefined || match.most <= mostSorted || !match.hasFewRare) return null;
    const walk = match.walk(db, 'standing');
    await walk.upTo(most);
    return { places: walk.places.slice(0, most), onlyWithRare: match.onlyWithRare };
  });
