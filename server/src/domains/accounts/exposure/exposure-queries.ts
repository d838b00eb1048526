import { exposureLimits } from '#contract/evidence-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** Whether this member asked to see it clearly, a moment ago. */
export const isUncovered = async (db: Executor, memberId: string, subjectId: string): Promise<boolean> =>
  (
    await db.query<{ it: boolean }>(
      'select is_uncovered($1, $2) as it',
      [memberId, subjectId],
      'is_uncovered',
    )
  )[0]?.it ?? false;

/** Counts a look, unless this thing is uncovered already. Answers until when it is. */
export async function uncover(db: Executor, memberId: string, subjectId: string): Promise<Date> {
  const fresh = `interval '${exposureLimits.minutes} minutes'`;
  const rows = await db.query<{ until: Date }>(
    `with before as (
       select at from exposures where member_id = $1 and subject_id = $2 and at > now() - ${fresh} order by at desc limit 1
     ), now_counted as (
       insert into exposures (member_id, subject_id) select $1, $2 where not exists (select from before) returning at
     )
     select at + ${fresh} as until from (select at from before union all select at from now_counted) one`,
    [memberId, subjectId],
  );
  return rows[0]?.until ?? new Date();
}

export interface Exposure {
  today: number;
  week: number;
}
/** How often a member looked, today and in seven days; days are those of UTC. */
export const exposureOf = async (db: Executor, memberId: string): Promise<Exposure> =>
  (
    await db.query<Exposure>(
      `select count(*) filter (where at >= date_trunc('day', now(), 'UTC'))::int as today, count(*)::int as week
       from exposures where member_id = $1 and at > now() - interval '7 days'`,
      [memberId],
    )
  )[0] ?? { today: 0, week: 0 };

export async function forgetExposures(db: Executor): Promise<void> {
  await db.query(`delete from exposures where at < now() - interval '${exposureLimits.days} days'`);
}
