import type { Executor } from '../../../platform/db/database.ts';

/** The values by which a search can be narrowed, newest years first, each once. */
export const filterValues = (db: Executor): Promise<{ kind: string; value: string }[]> =>
  db.query(
    'select distinct kind, value from search_filters order by kind, value desc',
    [],
    'search_filter_values',
  );
