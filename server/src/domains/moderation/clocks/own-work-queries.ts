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
      `with mine as materialized (
         select d.id, d.outcome, d.first_took from case_decisions d
         where d.decided_by = $1 and d.decided_at > now() - interval '30 days' and ${seesMinors ? 'true' : 'not d.is_minor_related'}
       )
       select m.*, k.*, a.*
       from (
         select count(*)::int as decided, (count(*) filter (where outcome = 'upheld'))::int as upheld,
           round((percentile_cont(0.5) within group (order by extract(epoch from first_took)))::numeric / 3600, 2)::float8 as median_hours
         from mine
       ) m, (
         -- Nobody complains before the decision.
         select count(*)::int as complaints, (count(*) filter (where k.outcome = 'upheld'))::int as reversed
         from complaints k
         where k.answered_at is not null and k.sent_at > now() - interval '30 days' and k.decision_id in (select id from mine)
       ) k, (
         select count(*)::int as assigned from cases c
         where c.assignee_id = $1 and c.state in ('open', 'in_review', 'reopened') and ${visible(seesMinors)}
       ) a`,
      [memberId],
      `own_work_${seesMinors}`,
    )
  )[0] ?? { decided: 0, upheld: 0, median_hours: null, complaints: 0, reversed: 0, assigned: 0 };
