import type { Executor } from '../../../platform/db/database.ts';
import { visible } from './case-queries.ts';

/** How many cases wait for a decision, of those that the asker may see, to at most `most`. */
export const countUndecidedCases = async (db: Executor, seesMinors: boolean, most: number): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (
         select from cases c where c.state in ('open', 'in_review', 'reopened') and ${visible(seesMinors)} limit $1) waiting`,
      [most],
      `count_undecided_cases_${seesMinors}`,
    )
  )[0]?.n ?? 0;
