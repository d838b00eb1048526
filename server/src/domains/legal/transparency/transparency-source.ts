import type { TransparencyTable } from '#contract/transparency.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface Period {
  from: Date;
  /** Not included. */
  to: Date;
  /** Counts what may show a minor. Not while the year runs: few may know of such cases, and a count that grows tells. */
  withMinors: boolean;
}

/** Numbers that a domain has. The domain provides them; main ties them to the page. */
export interface TransparencySource {
  /** When the first thing that it counts happened; null: nothing has. */
  since(db: Executor): Promise<Date | null>;
  tables(db: Executor, period: Period): Promise<TransparencyTable[]>;
}
