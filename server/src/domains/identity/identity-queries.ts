import type { IdentityPictureKind } from '#contract/identity-words.ts';
import type { Executor } from '../../platform/db/database.ts';
import { evidenceSql } from '../../platform/evidence/evidence.ts';

export type RecordState = 'pictures_missing' | 'pending' | 'approved' | 'refused';
export interface RecordRow {
  id: string;
  account_id: string;
  provider: 'manual' | 'test';
  state: RecordState;
  sealed_facts: Buffer | null;
  reason: string | null;
  created_at: Date;
  submitted_at: Date | null;
  decided_at: Date | null;
}
const columns = `r.id, r.account_id, r.provider, r.state, r.sealed_facts, r.reason, r.created_at, r.submitted_at, r.decided_at`;

/** Makes changes to one member's records wait for each other, until the transaction ends. */
export async function lockMember(db: Executor, accountId: string): Promise<void> {
  await db.query('select from accounts where id = $1 for no key update', [accountId]);
}

/** A member's latest. */
export const findLatest = async (db: Executor, accountId: string): Promise<RecordRow | null> =>
  (
    await db.query<RecordRow>(
      `select ${columns} from identity_records r where r.account_id = $1 order by r.id desc limit 1`,
      [accountId],
      'latest_identity_record',
    )
  )[0] ?? null;

/** Locked until the transaction ends. */
export const lockRecord = async (db: Executor, id: string): Promise<RecordRow | null> =>
  (
    await db.query<RecordRow>(`select ${columns} from identity_records r where r.id = $1 for update`, [id])
  )[0] ?? null;

export async function insertRecord(
  db: Executor,
  row: Pick<RecordRow, 'id' | 'account_id' | 'provider' | 'state' | 'sealed_facts'>,
): Promise<void> {
  await db.query(
    `insert into identity_records (id, account_id, provider, state, sealed_facts, submitted_at)
     values ($1, $2, $3, $4, $5, case when $4 <> 'pictures_missing' then now() end)`,
    [row.id, row.account_id, row.provider, row.state, row.sealed_facts],
  );
}

export async function writeSubmitted(db: Executor, id: string): Promise<void> {
  await db.query(`update identity_records set state = 'pending', submitted_at = now() where id = $1`, [id]);
}

/** `decidedBy` null: the provider itself. */
export async function writeDecision(
  db: Executor,
  id: string,
  { reason, decidedBy }: { reason: string | null; decidedBy: string | null },
): Promise<void> {
  await db.query(
    `update identity_records set state = case when $2::text is null then 'approved' else 'refused' end, reason = $2,
       decided_by = $3, decided_at = now() where id = $1`,
    [id, reason, decidedBy],
  );
}

export async function deleteUndecided(db: Executor, accountId: string): Promise<void> {
  await db.query(
    `delete from identity_records where account_id = $1 and state in ('pictures_missing', 'pending')`,
    [accountId],
  );
}

export async function writePicture(
  db: Executor,
  picture: { recordId: string; kind: IdentityPictureKind; sealed: Buffer },
): Promise<void> {
  await db.query(
    `insert into identity_pictures (record_id, kind, sealed) values ($1, $2, $3)
     on conflict (record_id, kind) do update set sealed = excluded.sealed`,
    [picture.recordId, picture.kind, picture.sealed],
  );
}
export const findPicture = async (db: Executor, recordId: string, kind: string): Promise<Buffer | null> =>
  (
    await db.query<{ sealed: Buffer }>(
      'select sealed from identity_pictures where record_id = $1 and kind = $2',
      [recordId, kind],
    )
  )[0]?.sealed ?? null;

/** Whether an approved record is there. */
export const isApproved = async (db: Executor, accountId: string): Promise<boolean> =>
  (await db.query(`select from identity_records where account_id = $1 and state = 'approved'`, [accountId]))
    .length > 0;

/** The state of a member's last check; null: there was none. */
export const lastCheckOf = async (db: Executor, accountId: string): Promise<string | null> =>
  (
    await db.query<{ state: string }>(
      'select state from identity_records where account_id = $1 order by id desc limit 1',
      [accountId],
    )
  )[0]?.state ?? null;

/** The last that was approved. */
export const findApproved = async (db: Executor, accountId: string): Promise<RecordRow | null> =>
  (
    await db.query<RecordRow>(
      `select ${columns} from identity_records r where r.account_id = $1 and r.state = 'approved'
       order by r.id desc limit 1`,
      [accountId],
    )
  )[0] ?? null;

export interface QueueRow {
  id: string;
  user_id: string;
  username: string;
  state: RecordState;
  provider: string;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}
const entryColumns = `r.id, r.account_id as user_id, p.username, r.state, r.provider, r.submitted_at, r.decided_at,
  d.username as decided_by`;
const entryJoins = 'join members p on p.id = r.account_id left join members d on d.id = r.decided_by';

export const listRecords = (
  db: Executor,
  { state, limit, offset }: { state: RecordState; limit: number; offset: number },
): Promise<QueueRow[]> => {
  const way = state === 'pending' ? '' : 'desc';
  return db.query<QueueRow>(
    `select ${entryColumns} from (
       select * from identity_records where state = $1 order by submitted_at ${way}, id ${way} limit $2 offset $3) r
     ${entryJoins} order by r.submitted_at ${way}, r.id ${way}`,
    [state, limit, offset],
  );
};
export const countRecords = async (db: Executor, state: RecordState, most = 10_000): Promise<number> =>
  (
    await db.query<{ n: number }>(
      'select count(*)::int as n from (select from identity_records where state = $1 limit $2) listed',
      [state, most],
    )
  )[0]?.n ?? 0;

export interface WholeRow extends QueueRow {
  email: string;
  reason: string | null;
  sealed_facts: Buffer | null;
  can_upload_videos: boolean;
  signed_at: Date | null;
  pictures: IdentityPictureKind[];
  others: { id: string; state: RecordState; reason: string | null; submitted_at: string | null }[];
}
export const findWhole = async (db: Executor, id: string): Promise<WholeRow | null> =>
  (
    await db.query<WholeRow>(
      `select ${entryColumns}, a.email, r.reason, r.sealed_facts, coalesce(w.can_upload_videos, false) as can_upload_videos,
         (select max(s.signed_at) from agreement_signatures s where s.account_id = r.account_id) as signed_at,
         array(select i.kind from identity_pictures i where i.record_id = r.id order by i.kind) as pictures,
         (select coalesce(json_agg(t), '[]') from (
            select o.id, o.state, o.reason, o.submitted_at from identity_records o
            where o.account_id = r.account_id and o.id <> r.id order by o.id desc limit 20) t) as others
       from identity_records r ${entryJoins} join accounts a on a.id = r.account_id
         left join account_rights w on w.account_id = r.account_id
       where r.id = $1 and r.submitted_at is not null`,
      [id],
    )
  )[0] ?? null;

/**
 * Deletes pictures of checks decided this many days ago that are not evidence and, for refusals, the typed
 * details. Answers how many records lost something.
 */
export async function deleteDecided(db: Executor, days: number): Promise<number> {
  const rows = await db.query(
    `with old as (
       select id, state from identity_records
       where decided_at < now() - make_interval(days => $1)
         and (sealed_facts is not null and state = 'refused'
           or exists (select from identity_pictures i where i.record_id = identity_records.id))
         and not ${evidenceSql('identity', 'id', 'account_id')}
       order by decided_at limit 500 for update skip locked
     ), gone as (
       delete from identity_pictures i using old where i.record_id = old.id
     ), emptied as (
       update identity_records r set sealed_facts = null from old where r.id = old.id and old.state = 'refused'
     )
     select id from old`,
    [days],
  );
  return rows.length;
}

/** Checks that were begun but never got their pictures. */
export async function deleteForgotten(db: Executor, days: number): Promise<void> {
  await db.query(
    `delete from identity_records where state = 'pictures_missing' and created_at < now() - make_interval(days => $1)`,
    [days],
  );
}

/**
 * Deletes checks left undecided for this many days, with their pictures; the member may begin again. Answers
 * how many.
 */
export async function deleteUndecidedSince(db: Executor, days: number): Promise<number> {
  const rows = await db.query(
    `delete from identity_records r where r.id in (
       select id from identity_records
       where state = 'pending' and submitted_at < now() - make_interval(days => $1)
         and not ${evidenceSql('identity', 'id', 'account_id')} limit 500 for update skip locked
     ) returning r.id`,
    [days],
  );
  return rows.length;
}

/** For the archive of a member. */
export const recordsOf = (db: Executor, accountId: string): Promise<RecordRow[]> =>
  db.query<RecordRow>(`select ${columns} from identity_records r where r.account_id = $1 order by r.id`, [
    accountId,
  ]);
