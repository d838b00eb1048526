import {
  type DataRequestKind,
  type DataRequestState,
  dataRequestLimits as most,
} from '#contract/data-request-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { RecentForms } from '../../../platform/visitors/admit-sender.ts';

export interface DataRequestRow {
  id: string;
  kind: DataRequestKind;
  state: DataRequestState;
  sealed_receipt: Buffer;
  member_id: string | null;
  name: string;
  email: string;
  mailbox: string;
  words: string;
  sent_at: Date;
  due_at: Date;
  /** When it is to be answered if it was extended. */
  latest_at: Date;
  extended_because: string | null;
  identity_asked_at: Date | null;
  answer: string | null;
  with_records: boolean;
  answered_by: string | null;
  answered_at: Date | null;
}

const state = `case when r.outcome is not null then r.outcome when r.confirmed_at is null then 'unconfirmed' else 'open' end`;
const columns = `r.id, r.kind, ${state} as state, r.sealed_receipt, r.member_id, r.name, r.email, r.mailbox, r.words,
  r.sent_at, r.due_at, r.sent_at + interval '${most.months + most.moreMonths} months' as latest_at, r.extended_because,
  r.identity_asked_at, r.answer, r.with_records, a.username as answered_by, r.answered_at`;
const from = 'from data_requests r left join members a on a.id = r.answered_by';

/** Requests of the last day, by each. A member's are counted by the member. */
export async function countRecent(
  db: Executor,
  mailbox: string,
  network: string,
  memberId: string | null,
): Promise<RecentForms> {
  const [row] = await db.query<RecentForms>(
    `select (select count(*)::int from data_requests where sent_at > now() - interval '1 day' and
         case when $3::uuid is null then mailbox = $1 and member_id is null else member_id = $3 end) as "ofMailbox",
       (select count(*)::int from data_requests
         where network = $2 and sent_at > now() - interval '1 day') as "ofNetwork"`,
    [mailbox, network, memberId],
  );
  return row ?? { ofMailbox: 0, ofNetwork: 0 };
}

export async function insertDataRequest(
  db: Executor,
  row: Pick<DataRequestRow, 'id' | 'kind' | 'member_id' | 'name' | 'email' | 'mailbox' | 'words'> & {
    receipt: { hash: Buffer; sealed: Buffer };
    network: string;
    isConfirmed: boolean;
  },
): Promise<Date> {
  const [written] = await db.query<{ due_at: Date }>(
    `insert into data_requests (id, kind, receipt_hash, sealed_receipt, member_id, name, email, mailbox, network, words,
       confirmed_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $11 then now() end,
       now() + interval '${most.months} months') returning due_at`,
    [
      ...[row.id, row.kind, row.receipt.hash, row.receipt.sealed, row.member_id, row.name, row.email],
      ...[row.mailbox, row.network, row.words, row.isConfirmed],
    ],
  );
  return (written as { due_at: Date }).due_at;
}

export const findByReceipt = async (db: Executor, hash: Buffer): Promise<DataRequestRow | null> =>
  (await db.query<DataRequestRow>(`select ${columns} ${from} where r.receipt_hash = $1`, [hash]))[0] ?? null;
export const findDataRequest = async (db: Executor, id: string): Promise<DataRequestRow | null> =>
  (await db.query<DataRequestRow>(`select ${columns} ${from} where r.id = $1`, [id]))[0] ?? null;
/** The same, and locks the row until the transaction ends. */
export const lockDataRequest = async (db: Executor, id: string): Promise<DataRequestRow | null> =>
  (await db.query<DataRequestRow>(`select ${columns} ${from} where r.id = $1 for update of r`, [id]))[0] ??
  null;

export const writeConfirmed = async (db: Executor, id: string): Promise<boolean> =>
  (
    await db.query(
      'update data_requests set confirmed_at = now() where id = $1 and confirmed_at is null returning id',
      [id],
    )
  ).length > 0;

/** Moves the end two months; null: it is over, was extended before, or its month is over. */
export const writeExtension = async (db: Executor, id: string, because: string): Promise<Date | null> =>
  (
    await db.query<{ due_at: Date }>(
      `update data_requests set extended_because = $2, due_told = 0,
         due_at = sent_at + interval '${most.months + most.moreMonths} months'
       where id = $1 and extended_because is null and outcome is null and confirmed_at is not null and due_at > now()
       returning due_at`,
      [id, because],
    )
  )[0]?.due_at ?? null;

export async function writeIdentityAsked(db: Executor, id: string): Promise<void> {
  await db.query('update data_requests set identity_asked_at = now() where id = $1', [id]);
}

export async function writeAnswer(
  db: Executor,
  id: string,
  answer: { outcome: 'answered' | 'refused'; letter: string; withRecords: boolean; answererId: string },
): Promise<void> {
  await db.query(
    `update data_requests set outcome = $2, answer = $3, with_records = $4, answered_by = $5, answered_at = now()
     where id = $1`,
    [id, answer.outcome, answer.letter, answer.withRecords, answer.answererId],
  );
}

const inState: Readonly<Record<DataRequestState, { condition: string; order: string }>> = {
  open: { condition: 'r.confirmed_at is not null and r.outcome is null', order: 'r.due_at, r.id' },
  unconfirmed: { condition: 'r.confirmed_at is null', order: 'r.sent_at desc, r.id desc' },
  answered: { condition: `r.outcome = 'answered'`, order: 'r.answered_at desc, r.id desc' },
  refused: { condition: `r.outcome = 'refused'`, order: 'r.answered_at desc, r.id desc' },
};

export async function listDataRequests(
  db: Executor,
  which: DataRequestState,
  limit: number,
  offset: number,
): Promise<DataRequestRow[]> {
  const rows = Math.max(0, Math.min(limit, most.counted - offset));
  const { condition, order } = inState[which];
  return db.query<DataRequestRow>(
    `select ${columns} ${from} where ${condition} order by ${order} limit $1 offset $2`,
    [rows, offset],
    `data_requests_${which}`,
  );
}
/** What the legal desk shows of those that are open. */
export const dueDataRequests = (
  db: Executor,
  limit: number,
): Promise<Pick<DataRequestRow, 'id' | 'kind' | 'name' | 'due_at'>[]> =>
  db.query(
    `select r.id, r.kind, r.name, r.due_at from data_requests r
     where ${inState.open.condition} order by ${inState.open.order} limit ${limit}`,
    [],
    `due_data_requests_${limit}`,
  );
export const countDataRequests = async (db: Executor, which: DataRequestState): Promise<number> =>
  (
    await db.query<{ count: number }>(
      `select count(*)::int as count from (
         select from data_requests r where ${inState[which].condition} limit $1) found`,
      [most.counted],
    )
  )[0]?.count ?? 0;

export const countLateDataRequests = async (db: Executor, at: Date): Promise<number> =>
  (
    await db.query<{ late: number }>(
      `select count(*)::int as late from data_requests r where ${inState.open.condition} and r.due_at <= $1`,
      [at],
      'count_late_data_requests',
    )
  )[0]?.late ?? 0;

/** Those near their end, or late, of which the desk was not told yet; they count as told now. */
export const passDataClocks = (db: Executor, limit: number): Promise<{ is_late: boolean }[]> =>
  db.query(
    `with passed as (
       select r.id, r.due_at <= now() as is_late from data_requests r
       where ${inState.open.condition} and r.due_at <= now() + interval '${most.warnDays} days'
         and r.due_told < case when r.due_at <= now() then 2 else 1 end
       order by r.due_at limit $1 for update skip locked)
     update data_requests d set due_told = case when p.is_late then 2 else 1 end
     from passed p where d.id = p.id returning p.is_late`,
    [limit],
  );

export const dataRequestsOf = (db: Executor, memberId: string): Promise<DataRequestRow[]> =>
  db.query(`select ${columns} ${from} where r.member_id = $1 order by r.sent_at, r.id`, [memberId]);

export const dataRequestsFrom = (db: Executor, mailbox: string, email: string): Promise<DataRequestRow[]> =>
  db.query(
    `select ${columns} ${from} where r.mailbox = $1 and lower(r.email) = lower($2) and r.member_id is null
       and r.confirmed_at is not null order by r.sent_at, r.id`,
    [mailbox, email],
  );

/** Those answered long ago, unless their member is kept, and those that nobody confirmed. True while there may be more. */
export const deleteOldDataRequests = async (db: Executor, limit: number): Promise<boolean> =>
  (
    await db.query(
      `delete from data_requests where id in (
         select id from data_requests
         where (answered_at < now() - $1 * interval '1 day' and not member_keeps(member_id))
           or (confirmed_at is null and sent_at < now() - $2 * interval '1 day') limit $3) returning id`,
      [most.days, most.confirmDays, limit],
    )
  ).length === limit;

export async function forgetDataNetworks(db: Executor): Promise<void> {
  await db.query(
    `update data_requests set network = null where network is not null and sent_at < now() - interval '1 day'`,
  );
}

/** How many wait for somebody to confirm their address, to at most `upTo`. */
export const countUnconfirmedDataRequests = async (db: Executor, upTo: number): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (select from data_requests r where ${inState.unconfirmed.condition} limit $1) waiting`,
      [upTo],
      'count_unconfirmed_data_requests',
    )
  )[0]?.n ?? 0;

/** How many are to be answered, up to a number. */
export const countOpenDataRequests = async (db: Executor, upTo: number): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (select from data_requests r where ${inState.open.condition} limit $1) waiting`,
      [upTo],
      'count_open_data_requests',
    )
  )[0]?.n ?? 0;
