import type { Executor } from '../../../platform/db/database.ts';
import type { BurstCase } from './burst-rules.ts';

/**
 * Undecided cases about minors by one author that form a burst, or were reported within a day: earliest
 * first.
 */
export const burstCases = (db: Executor, ownerId: string): Promise<BurstCase[]> =>
  db.query<BurstCase>(
    `select id, is_burst, assignee_id is not null as is_taken from cases
     where target_owner_id = $1 and is_minor_related and state in ('open', 'in_review', 'reopened')
       and (is_burst or last_reported_at > now() - interval '1 day')
     order by created_at, id`,
    [ownerId],
    'burst_cases',
  );

export async function markBurst(db: Executor, caseId: string): Promise<void> {
  await db.query('update cases set is_burst = true where id = $1', [caseId]);
}
