import type { HoldSubject } from '#contract/evidence-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface HoldRow {
  id: string;
  subject_kind: HoldSubject;
  subject_id: string;
  reason: string;
  is_minor_related: boolean;
  placed_by_name: string;
  placed_at: Date;
  until: Date | null;
  lifted_at: Date | null;
  lifted_by_name: string | null;
  lift_reason: string | null;
  in_force: boolean;
}
const columns = `id, subject_kind, subject_id, reason, is_minor_related, placed_by_name, placed_at, until, lifted_at,
  lifted_by_name, lift_reason, (lifted_at is null and (until is null or until > now())) as in_force`;

const mostShown = 100;
/**
 * Holds on a subject, latest first; for a case also those on its things, for a thing also those on its case
 * and owner.
 */
export const holdsOn = (
  db: Executor,
  { kind, id, owners }: { kind: HoldSubject; id: string; owners: readonly string[] },
  seesMinors: boolean,
): Promise<HoldRow[]> =>
  db.query<HoldRow>(
    `select ${columns} from legal_holds h
     where ((h.subject_kind = $1 and h.subject_id = $2) or ($1 = 'case' and (h.subject_kind, h.subject_id) in (
         select target_kind, target_id from cases where id = $2 or merged_into = $2))
       or ($1 not in ('case', 'member') and (
         (h.subject_kind = 'case' and h.subject_id in (select unnest(array[id, merged_into]) from cases where target_kind = $1 and target_id = $2))
         or (h.subject_kind = 'member' and h.subject_id = any ($4::uuid[])))))
       and ($3 or not h.is_minor_related)
     order by placed_at desc, id desc limit ${mostShown}`,
    [kind, id, seesMinors, owners],
  );

/** Serialises holds on one subject until the transaction ends. Answers how many are in force. */
export async function lockSubject(db: Executor, kind: HoldSubject, id: string): Promise<number> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('legal hold ' || $1 || $2, 0))`, [kind, id]);
  const rows = await db.query<{ n: number }>(
    `select count(*)::int as n from legal_holds where subject_kind = $1 and subject_id = $2 and lifted_at is null
       and (until is null or until > now())`,
    [kind, id],
  );
  return rows[0]?.n ?? 0;
}

export async function insertHold(
  db: Executor,
  hold: {
    id: string;
    kind: HoldSubject;
    subjectId: string;
    reason: string;
    isMinorRelated: boolean;
    placerId: string | null;
    placerName: string;
    until: Date | null;
  },
): Promise<HoldRow | null> {
  const rows = await db.query<HoldRow>(
    `insert into legal_holds (id, subject_kind, subject_id, reason, is_minor_related, placed_by, placed_by_name, until)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      hold.id,
      hold.kind,
      hold.subjectId,
      hold.reason,
      hold.isMinorRelated,
      hold.placerId,
      hold.placerName,
      hold.until,
    ],
  );
  return rows[0] ?? null;
}

export const findHold = async (db: Executor, id: string, seesMinors: boolean): Promise<HoldRow | null> =>
  (
    await db.query<HoldRow>(
      `select ${columns} from legal_holds where id = $1 and ($2 or not is_minor_related)`,
      [id, seesMinors],
    )
  )[0] ?? null;

/** A hold, locked until the transaction ends. */
export const lockHold = async (db: Executor, id: string, seesMinors: boolean): Promise<HoldRow | null> =>
  (
    await db.query<HoldRow>(
      `select ${columns} from legal_holds where id = $1 and ($2 or not is_minor_related) for update`,
      [id, seesMinors],
    )
  )[0] ?? null;

export const writeLifted = async (
  db: Executor,
  id: string,
  { name, reason }: { name: string; reason: string },
): Promise<HoldRow | null> =>
  (
    await db.query<HoldRow>(
      `update legal_holds set lifted_at = now(), lifted_by_name = $2, lift_reason = $3 where id = $1 returning ${columns}`,
      [id, name, reason],
    )
  )[0] ?? null;

/** Where the things of each kind are, and what people call them. */
const places = {
  video: ['videos', 'title'],
  comment: ['comments', 'null::text'],
  post: ['stream_posts', 'null::text'],
  message: ['messages', 'null::text'],
  photo: ['photos', 'null::text'],
  playlist: ['playlists', 'name'],
  member: ['members', 'username'],
} as const;

const ownerColumns = {
  video: 'uploader_id',
  comment: 'author_id',
  post: 'author_id',
  message: 'sender_id',
  photo: 'owner_id',
  playlist: 'owner_id',
} as const;

/** Owner of a thing; for a member, the member. Empty: nobody's, or a case. */
export async function ownersOf(db: Executor, kind: HoldSubject, id: string): Promise<string[]> {
  if (kind === 'member') return [id];
  if (kind === 'case') return [];
  const [table] = places[kind];
  const rows = await db.query<{ owner: string | null }>(
    `select ${ownerColumns[kind]} as owner from ${table} where id = $1`,
    [id],
  );
  return rows.flatMap(({ owner }) => (owner === null ? [] : [owner]));
}

/** Whether a case that every admin may see keeps a thing. */
export const staysByCase = async (db: Executor, kind: HoldSubject, id: string): Promise<boolean> =>
  (
    await db.query(
      `select from cases c left join cases w on w.id = c.merged_into
       where c.target_kind = $1 and c.target_id = $2 and not coalesce(w.is_minor_related, c.is_minor_related)
         and case_keeps(coalesce(w.state, c.state), coalesce(w.decided_at, c.decided_at), false)`,
      [kind, id],
    )
  ).length > 0;

export interface HoldTarget {
  name: string | null;
  /** A case about it is about a minor. */
  isMinorRelated: boolean;
}
/** A member or thing that exists or is preserved; null: neither. */
export async function findHoldTarget(
  db: Executor,
  kind: Exclude<HoldSubject, 'case'>,
  id: string,
): Promise<HoldTarget | null> {
  const [table, name] = places[kind];
  const rows = await db.query<HoldTarget>(
    `select t.name, exists (
         select from cases c left join cases w on w.id = c.merged_into
         where c.target_kind = $2 and c.target_id = $1 and coalesce(w.is_minor_related, c.is_minor_related)
       ) as "isMinorRelated"
     from (
       select ${name} as name from ${table} where id = $1
       union all
       select content ->> 'username' from preserved_things
       where thing_id = $1 and kind = case $2 when 'member' then 'account' else $2 end
     ) t limit 1`,
    [id, kind],
  );
  return rows[0] ?? null;
}
