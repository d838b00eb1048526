import type { Executor } from '../../../platform/db/database.ts';

/** What may show a minor by a case that nobody has decided yet. */
export const openMinorSubjects = (db: Executor): Promise<{ kind: string; id: string }[]> =>
  db.query<{ kind: string; id: string }>(
    `select target_kind as kind, target_id as id from cases
     where is_minor_related and state in ('open', 'in_review', 'reopened')`,
    [],
    'open_minor_subjects',
  );
