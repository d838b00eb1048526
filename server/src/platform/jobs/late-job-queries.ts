import type { Executor } from '../db/database.ts';

const ours = `name not like '\\_\\_pgboss%'`;

/** How many jobs are due and not begun, and which has been for longest; null: none is. `like`: a pattern of their names. */
export async function longestWaiting(
  db: Executor,
  like = '%',
): Promise<{ name: string; seconds: number; count: number } | null> {
  const [row] = await db.query<{ name: string; seconds: number; count: number }>(
    `select (array_agg(name order by start_after))[1] as name, count(*)::int as count,
       extract(epoch from now() - min(start_after))::int as seconds
     from jobs.job where state in ('created', 'retry') and start_after <= now() and name like $1 and ${ours}
     having count(*) > 0`,
    [like],
  );
  return row ?? null;
}

/** Kinds of jobs that failed for good within so many hours, most often first. */
export const failedSince = (db: Executor, hours: number): Promise<{ name: string; count: number }[]> =>
  db.query(
    `select name, count(*)::int as count from jobs.job
     where state = 'failed' and completed_on > now() - make_interval(hours => $1) and ${ours}
     group by name order by count(*) desc, name limit 10`,
    [hours],
  );
