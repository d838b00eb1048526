import type { Database } from '../../../../platform/db/database.ts';
import type { Expression } from '../match-expression.ts';
import { mostSorted, mostWithRare } from './find-by-postings.ts';
import { knownMatches } from './known-match.ts';

/**
 * The places of what stands best of all that match, and what else matches for a rare lexeme, as `tsquery` in its text form; null
 * where postings do not tell, or would not be quicker than the rows.
 */
export async function bestPlaces(
  db: Database,
  expression: Expression,
  most: number,
): Promise<{ places: number[]; onlyWithRare: string | null } | null> {
  const [match] = (await knownMatches(db, [expression])) ?? [];
  if (match === undefined || match.most <= mostSorted || match.withRare > mostWithRare) return null;
  const walk = match.walk(db, 'standing');
  await walk.upTo(most);
  return { places: walk.places.slice(0, most), onlyWithRare: match.onlyWithRare };
}
