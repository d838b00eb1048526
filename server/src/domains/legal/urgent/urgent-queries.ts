import type { UrgentKind } from '#contract/urgent-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { RecentForms } from '../../../platform/visitors/admit-sender.ts';

export interface UrgentRow {
  id: string;
  kind: UrgentKind;
  reference: string;
  name: string;
  office: string;
  email: string;
  phone: string;
  words: string;
  sent_at: Date;
  due_at: Date;
  outcome: string | null;
  handled_by: string | null;
  handled_at: Date | null;
}

/** Requests of the last day, by each. */
export async function countRecent(db: Executor, mailbox: string, network: string): Promise<RecentForms> {
  const [row] = await db.query<RecentForms>(
    `select (select count(*)::int from urgent_requests
         where mailbox = $1 and sent_at > now() - interval '1 day') as "ofMailbox",
       (select count(*)::int from urgent_requests
         where network = $2 and sent_at > now() - interval '1 day') as "ofNetwork"`,
    [mailbox, network],
  );
  return row ?? { ofMailbox: 0, ofNetwork: 0 };
}

export async function insertUrgent(
  db: Executor,
  row: Pick<UrgentRow, 'id' | 'kind' | 'reference' | 'name' | 'office' | 'email' | 'phone' | 'words'> & {
    mailbox: string;
    network: string;
    hours: number;
  },
): Promise<Date> {
  const [written] = await db.query<{ due_at: Date }>(
    `insert into urgent_requests (id, kind, reference, name, office, email, phone, words, mailbox, network, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + $11 * interval '1 hour') returning due_at`,
    [
      row.id,
      row.kind,
      row.reference,
      row.name,
      row.office,
      row.email,
      row.phone,
      row.words,
      row.mailbox,
      row.network,
      row.hours,
    ],
  );
  return (written as { due_at: Date }).due_at;
}

export const findUrgent = async (db: Executor, id: string): Promise<UrgentRow | null> =>
  (
    await db.query<UrgentRow>(
      `select u.id, u.kind, u.reference, u.name, u.office, u.email, u.phone, u.words, u.sent_at, u.due_at, u.outcome,
         m.username as handled_by, u.handled_at
       from urgent_requests u left join members m on m.id = u.handled_by where u.id = $1`,
      [id],
    )
  )[0] ?? null;

/** Notes what was done; false: that is noted already. */
export const writeHandled = async (
  db: Executor,
  id: string,
  outcome: string,
  handlerId: string,
): Promise<boolean> =>
  (
    await db.query(
      `update urgent_requests set outcome = $2, handled_by = $3, handled_at = now()
       where id = $1 and handled_at is null returning id`,
      [id, outcome, handlerId],
    )
  ).length > 0;

export const openUrgent = (
  db: Executor,
  limit: number,
): Promise<Pick<UrgentRow, 'id' | 'kind' | 'reference' | 'due_at'>[]> =>
  db.query(
    `select id, kind, reference, due_at from urgent_requests where handled_at is null order by due_at, id limit $1`,
    [limit],
    'open_urgent_requests',
  );
export const countLateUrgent = async (db: Executor, at: Date): Promise<number> =>
  (
    await db.query<{ late: number }>(
      'select count(*)::int as late from urgent_requests where handled_at is null and due_at <= $1',
      [at],
      'count_late_urgent_requests',
    )
  )[0]?.late ?? 0;

/** Requests sent from an address. */
export const urgentFrom = (
  db: Executor,
  mailbox: string,
  email: string,
): Promise<Omit<UrgentRow, 'id' | 'handled_by' | 'due_at'>[]> =>
  db.query(
    `select kind, reference, name, office, email, phone, words, sent_at, outcome, handled_at from urgent_requests
     where mailbox = $1 and lower(email) = lower($2) order by sent_at, id`,
    [mailbox, email],
  );

/** Those handled long ago. True while there may be more. */
export const deleteOldUrgent = async (db: Executor, days: number, limit: number): Promise<boolean> =>
  (
    await db.query(
      `delete from urgent_requests where id in (
         select id from urgent_requests where handled_at < now() - $1 * interval '1 day' limit $2) returning id`,
      [days, limit],
    )
  ).length === limit;

export async function forgetUrgentNetworks(db: Executor): Promise<void> {
  await db.query(
    `update urgent_requests set network = null where network is not null and sent_at < now() - interval '1 day'`,
  );
}

/** How many nobody has handled, to at most `most`. */
export const countOpenUrgent = async (db: Executor, most: number): Promise<number> =>
  (
    await db.query<{ n: number }>(
      'select count(*)::int as n from (select from urgent_requests where handled_at is null limit $1) waiting',
      [most],
      'count_open_urgent_requests',
    )
  )[0]?.n ?? 0;
