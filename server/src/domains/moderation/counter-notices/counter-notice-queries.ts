import type { Executor } from '../../../platform/db/database.ts';

export interface CounterNoticeRow {
  id: string;
  decision_id: string;
  member_id: string | null;
  name: string;
  email: string;
  sworn: Record<string, string | boolean>;
  sent_at: Date;
  returns_from: Date;
  returns_by: Date;
  court_action: string | null;
  court_at: Date | null;
  ended_at: Date | null;
  has_returned: boolean;
}
const names = [
  ...['id', 'decision_id', 'member_id', 'name', 'email', 'sworn', 'sent_at', 'returns_from', 'returns_by'],
  ...['court_action', 'court_at', 'ended_at', 'has_returned'],
];
const columns = names.map((name) => `n.${name}`).join(', ');

export async function insertCounterNotice(
  db: Executor,
  row: Omit<CounterNoticeRow, 'sent_at' | 'court_action' | 'court_at' | 'ended_at' | 'has_returned'>,
): Promise<CounterNoticeRow> {
  const [written] = await db.query<CounterNoticeRow>(
    `insert into counter_notices as n (id, decision_id, member_id, name, email, sworn, returns_from, returns_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      row.id,
      row.decision_id,
      row.member_id,
      row.name,
      row.email,
      JSON.stringify(row.sworn),
      row.returns_from,
      row.returns_by,
    ],
  );
  return written as CounterNoticeRow;
}

export const counterNoticeOf = async (db: Executor, decisionId: string): Promise<CounterNoticeRow | null> =>
  (
    await db.query<CounterNoticeRow>(`select ${columns} from counter_notices n where n.decision_id = $1`, [
      decisionId,
    ])
  )[0] ?? null;
export const counterNoticesOf = (db: Executor, decisionIds: readonly string[]): Promise<CounterNoticeRow[]> =>
  db.query<CounterNoticeRow>(`select ${columns} from counter_notices n where n.decision_id = any ($1)`, [
    decisionIds,
  ]);
export const findCounterNotice = async (db: Executor, id: string): Promise<CounterNoticeRow | null> =>
  (await db.query<CounterNoticeRow>(`select ${columns} from counter_notices n where n.id = $1`, [id]))[0] ??
  null;
/** The same, locked until the transaction ends. */
export const lockCounterNotice = async (db: Executor, id: string): Promise<CounterNoticeRow | null> =>
  (
    await db.query<CounterNoticeRow>(`select ${columns} from counter_notices n where n.id = $1 for update`, [
      id,
    ])
  )[0] ?? null;

/** Those whose days are over, and which nobody went to court about. */
export const dueCounterNotices = (db: Executor, most: number): Promise<{ id: string }[]> =>
  db.query(
    `select id from counter_notices where ended_at is null and court_at is null and returns_from <= now()
     order by returns_from limit $1`,
    [most],
  );

/** What somebody says of their action in court; null: there is none. */
export const writeCourtAction = async (
  db: Executor,
  id: string,
  words: string | null,
): Promise<CounterNoticeRow | null> =>
  (
    await db.query<CounterNoticeRow>(
      `update counter_notices n set court_action = $2, court_at = case when $2::text is not null then coalesce(court_at, now()) end
       where id = $1 and ended_at is null returning ${columns}`,
      [id, words],
    )
  )[0] ?? null;

/** Ends the counter-notices against these decisions. */
export async function endCounterNotices(
  db: Executor,
  decisionIds: readonly string[],
  hasReturned: boolean,
): Promise<string[]> {
  const ended = await db.query<{ id: string }>(
    `update counter_notices set ended_at = now(), has_returned = $2
     where decision_id = any ($1) and ended_at is null returning id`,
    [decisionIds, hasReturned],
  );
  return ended.map(({ id }) => id);
}

/** What reports of a notice led to: their state is decided in the transaction that writes the decision. */
const ledTo = `r.case_id = d.case_id and r.decided_at = d.decided_at and r.state = 'upheld'`;

/** The copyright notices that a decision upheld; of a copy that was taken along, those that the decision leading to it did. */
export const noticesUpheldBy = async (db: Executor, decisionId: string): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select distinct n.id from case_decisions d join reports r on ${ledTo}
         join notice_items i on i.report_id = r.id join notices n on n.id = i.notice_id
       where d.id in (select unnest(array[id, led_by]) from case_decisions where id = $1) and n.reason_category = 'COPYRIGHT' and not n.is_gathered`,
      [decisionId],
    )
  ).map(({ id }) => id);

/**
 * Counter-notices against what a notice led to, copies included, by the position of its address; of one position those last
 * that still run.
 */
export const counterNoticesAgainst = (
  db: Executor,
  noticeId: string,
): Promise<(CounterNoticeRow & { position: number })[]> =>
  db.query(
    `select ${columns}, i.position from notice_items i join reports r on r.id = i.report_id
       join case_decisions d on ${ledTo} join case_decisions own on own.id = d.id or own.led_by = d.id
       join counter_notices n on n.decision_id = own.id join notices o on o.id = i.notice_id
     where i.notice_id = $1 and o.reason_category = 'COPYRIGHT' and not o.is_gathered
     order by i.position, n.ended_at is null and n.court_at is null, n.sent_at`,
    [noticeId],
  );

/** The decision by which a member's video is disabled or unpublished, if they were told. */
export const takedownOfVideo = (
  db: Executor,
  videoId: string,
  authorId: string,
): Promise<{ statement_id: string }[]> =>
  db.query(
    `select d.id as statement_id from case_decisions d
     where d.author_id = $2 and d.is_told and d.target_action in ('disable', 'unpublish') and d.ended_at is null
       and d.targets @> jsonb_build_array(jsonb_build_object('kind', 'video', 'id', $1::text))
     order by d.decided_at desc limit 1`,
    [videoId, authorId],
  );

const records = `select name, email, sworn, sent_at, returns_from, returns_by, court_at, ended_at, has_returned
  from counter_notices`;
export const counterNoticeRecords = (db: Executor, memberId: string): Promise<Record<string, unknown>[]> =>
  db.query(`${records} where member_id = $1 order by sent_at`, [memberId]);
/** Sent with an address outside of an account. */
export const counterNoticesFrom = (db: Executor, email: string): Promise<Record<string, unknown>[]> =>
  db.query(`${records} where lower(email) = lower($1) and member_id is null order by sent_at`, [email]);

/** Those that were over long ago, and whose case needs no papers any longer. True while there may be more. */
export const deleteOldCounterNotices = async (db: Executor, days: number, limit: number): Promise<boolean> =>
  (
    await db.query(
      `delete from counter_notices where id in (
         select n.id from counter_notices n join case_decisions d on d.id = n.decision_id
         where n.ended_at < now() - $1::int * interval '1 day' and not member_keeps(n.member_id)
           and not case_papers_stay(d.case_id, $1)
         limit $2) returning id`,
      [days, limit],
    )
  ).length === limit;
