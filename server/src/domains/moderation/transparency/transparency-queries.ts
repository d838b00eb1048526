import type { Executor } from '../../../platform/db/database.ts';

export interface Period {
  from: Date;
  to: Date;
  withMinors: boolean;
}
const values = ({ from, to, withMinors }: Period): unknown[] => [from, to, withMinors];
/** The third value lets in what may show a minor. */
const seen = '($3 or not c.is_minor_related)';

export const moderationSince = async (db: Executor): Promise<Date | null> =>
  (
    await db.query<{ since: Date | null }>(
      `select least((select min(created_at) from reports), (select min(decided_at) from case_decisions),
         (select min(sent_at) from notices)) as since`,
    )
  )[0]?.since ?? null;

export interface ReceivedFigures {
  kind: string;
  received: number;
  upheld: number;
  dismissed: number;
  open: number;
  median_hours: number | null;
}

/** Reports of members, without what notices or the site itself made, by what they say is wrong. */
export const reportFigures = (db: Executor, period: Period): Promise<ReceivedFigures[]> =>
  db.query(
    `select r.reason_category as kind, count(*)::int as received, count(*) filter (where r.state = 'upheld')::int as upheld,
       count(*) filter (where r.state = 'dismissed')::int as dismissed, count(*) filter (where r.state = 'open')::int as open,
       percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - r.created_at) / 3600)
         filter (where r.decided_at is not null) as median_hours
     from reports r join cases c on c.id = r.case_id
     where r.created_at >= $1 and r.created_at < $2 and ${seen}
       and not exists (
         select from notice_items i join notices n on n.id = i.notice_id where i.report_id = r.id and not n.is_gathered)
       and r.found_by is null
     group by r.reason_category`,
    values(period),
  );

/** Things that notices name, by the kind of notice. */
export const noticeFigures = (
  db: Executor,
  period: Period,
): Promise<(ReceivedFigures & { notices: number })[]> =>
  db.query(
    `select n.kind, count(distinct n.id)::int as notices, count(*)::int as received,
       count(*) filter (where r.state = 'upheld')::int as upheld,
       count(*) filter (where r.state = 'dismissed')::int as dismissed, count(*) filter (where r.state = 'open')::int as open,
       percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - n.filed_at) / 3600)
         filter (where r.decided_at is not null) as median_hours
     from notices n join notice_items i on i.notice_id = n.id join reports r on r.id = i.report_id
       join cases c on c.id = r.case_id
     where n.filed_at >= $1 and n.filed_at < $2 and not n.is_gathered and ${seen} group by n.kind`,
    values(period),
  );

export interface MeasureFigures {
  /** Null: no rule was named. */
  ground: string | null;
  limited: number;
  unpublished: number;
  disabled: number;
  removed: number;
  warnings: number;
  strikes: number;
  suspensions: number;
  rights_taken: number;
}
/** What upheld decisions did, by their ground. */
export const measureFigures = (db: Executor, period: Period): Promise<MeasureFigures[]> =>
  db.query(
    `select d.ground, count(*) filter (where d.target_action = 'limit')::int as limited,
       count(*) filter (where d.target_action = 'unpublish')::int as unpublished,
       count(*) filter (where d.target_action = 'disable')::int as disabled,
       count(*) filter (where d.target_action = 'remove')::int as removed,
       count(*) filter (where d.author_action = 'warning')::int as warnings,
       count(*) filter (where d.author_action = 'strike')::int as strikes,
       count(*) filter (where d.author_action = 'suspend')::int as suspensions,
       count(*) filter (where d.upload_right_taken)::int as rights_taken
     from case_decisions d join cases c on c.id = d.case_id
     where d.outcome = 'upheld' and d.decided_at >= $1 and d.decided_at < $2 and ${seen} group by d.ground`,
    values(period),
  );

export interface DecisionFigures {
  decisions: number;
  upheld: number;
  /** A program had hidden the thing until a person decided. */
  held: number;
  held_wrongly: number;
  /** A program found it, by a list or as a copy. */
  found: number;
}
export const decisionFigures = async (db: Executor, period: Period): Promise<DecisionFigures> =>
  (
    await db.query<DecisionFigures>(
      `select count(*)::int as decisions, count(*) filter (where d.outcome = 'upheld')::int as upheld,
         count(*) filter (where d.was_held)::int as held,
         count(*) filter (where d.was_held and d.outcome = 'dismissed')::int as held_wrongly,
         count(*) filter (where d.detections && array['list', 'copy'])::int as found
       from case_decisions d join cases c on c.id = d.case_id
       where d.decided_at >= $1 and d.decided_at < $2 and ${seen}`,
      values(period),
    )
  )[0] as DecisionFigures;

/** Complaints of those restricted and of notifiers, and counter-notices: upheld is what was reversed. */
export const reversalFigures = (db: Executor, period: Period): Promise<ReceivedFigures[]> =>
  db.query(
    `select case when p.notice_id is null then 'restricted' else 'notifier' end as kind, count(*)::int as received,
       count(*) filter (where p.outcome = 'upheld')::int as upheld,
       count(*) filter (where p.outcome = 'dismissed')::int as dismissed,
       count(*) filter (where p.outcome is null)::int as open,
       percentile_cont(0.5) within group (order by extract(epoch from p.answered_at - p.sent_at) / 3600)
         filter (where p.answered_at is not null) as median_hours
     from complaints p join case_decisions d on d.id = p.decision_id join cases c on c.id = d.case_id
     where p.sent_at >= $1 and p.sent_at < $2 and ${seen} group by 1
     union all
     select 'counter_notice', count(*)::int, count(*) filter (where n.has_returned)::int,
       count(*) filter (where n.ended_at is not null and not n.has_returned)::int,
       count(*) filter (where n.ended_at is null)::int,
       percentile_cont(0.5) within group (order by extract(epoch from n.ended_at - n.sent_at) / 3600)
         filter (where n.ended_at is not null)
     from counter_notices n join case_decisions d on d.id = n.decision_id join cases c on c.id = d.case_id
     where n.sent_at >= $1 and n.sent_at < $2 and ${seen}`,
    values(period),
  );
