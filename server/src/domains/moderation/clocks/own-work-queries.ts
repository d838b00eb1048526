import type { Executor } from '../../../platform/db/database.ts';
import { visible } from '../cases/case-queries.ts';

export interface OwnWork {
  decided: number;
  upheld: number;
  median_hours: number | null;
  complaints: number;
  reversed: number;
  assigned: number;
}

/** What an admin has decided in thirty days, and how it held. */
export const ownWork = async (db: Executor, memberId: string, seesMinors: boolean): Promise<OwnWork> =>
  (
    await db.query<OwnWork>(
      `with mine as (
         select d.id, d.outcome, d.decided_at - c.created_at as took,
           not exists (select from case_decisions e where e.case_id = d.case_id and e.decided_at < d.decided_at) as is_first
         from case_decisions d join cases c on c.id = d.case_id
         where d.decided_by = $1 and d.decided_at > now() - interval '30 days' and ${visible(seesMinors)}
       ), answered as (
         select k.outcome from complaints k where k.decision_id in (select id from mine) and k.answered_at is not null
       )
       select (select count(*) from mine)::int as decided, (select count(*) from mine where outcome = 'upheld')::int as upheld,
         (select round((percentile_cont(0.5) within group (order by extract(epoch from took) / 3600))::numeric, 1)::float8
           from mine where is_first) as median_hours,
         (select count(*) from answered)::int as complaints,
         (select count(*) from answered where outcome = 'upheld')::int as reversed,
         (select count(*) from cases c where c.assignee_id = $1
           and c.state in ('open', 'in_review', 'reopened') and ${visible(seesMinors)})::int as assigned`,
      [memberId],
    )
  )[0] ?? { decided: 0, upheld: 0, median_hours: null, complaints: 0, reversed: 0, assigned: 0 };
