import type { TasteMark } from '#contract/recommending.ts';
import type { TasteKind } from '#contract/wire-values.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { notify } from '../../../platform/db/notifications.ts';

/** Topic of the notice that somebody switched recommendations off or on. */
export const switchTopic = 'recommending';

export const isSwitchedOff = async (db: Executor, memberId: string): Promise<boolean> =>
  (
    await db.query(
      'select from taste_settings where member_id = $1 and is_off',
      [memberId],
      'recommending_is_off',
    )
  ).length > 0;

/** Answers whether that changed anything. */
export async function writeSwitch(db: Executor, memberId: string, isOff: boolean): Promise<boolean> {
  const rows = await db.query(
    `insert into taste_settings as s (member_id, is_off) select id, $2 from members where id = $1
     on conflict (member_id) do update set is_off = excluded.is_off where s.is_off <> excluded.is_off returning 1`,
    [memberId, isOff],
  );
  await notify(db, switchTopic, { memberId });
  return rows.length > 0;
}

export interface TasteRow {
  novelty: number;
  length: number;
  /** Keys of the tags and creators that are left out, as `videos.shield_keys` has them. */
  hidden: string[];
  /** Videos less like which is wanted. */
  less: string[];
}

/** What a member said of what they want to be shown, as it is asked by. */
export async function tasteOf(db: Executor, memberId: string): Promise<TasteRow> {
  const rows = await db.query<TasteRow>(
    `select coalesce(s.novelty, 1)::int as novelty, coalesce(s.length, 0)::int as length, m.hidden, m.less
     from (
       select coalesce(array_agg((case kind when 'tag' then subject_id::bigint else shield_key(subject_id::uuid) end)::text)
           filter (where kind <> 'video'), '{}') as hidden,
         coalesce(array_agg(subject_id) filter (where kind = 'video'), '{}') as less
       from taste_marks where member_id = $1) m
     left join taste_settings s on s.member_id = $1`,
    [memberId],
    'taste_of',
  );
  return rows[0]!;
}

export async function writeTaste(
  db: Executor,
  memberId: string,
  novelty: number | null,
  length: number | null,
): Promise<void> {
  await db.query(
    `insert into taste_settings as s (member_id, novelty, length)
     select id, coalesce($2, 1), coalesce($3, 0) from members where id = $1
     on conflict (member_id) do update set novelty = coalesce($2, s.novelty), length = coalesce($3, s.length)`,
    [memberId, novelty, length],
  );
}

/** What a member wants to see less of with its names, as far as it is still shown, the latest first. */
export const marksOf = (db: Executor, memberId: string): Promise<TasteMark[]> =>
  db.query<TasteMark>(
    `select m.kind, m.subject_id, coalesce(v.title, p.display_name, p.username, t.name) as name,
       coalesce(v.slug, p.username, t.slug) as slug
     from taste_marks m
     left join published_videos v on m.kind = 'video' and v.id::text = m.subject_id
     left join members p on m.kind = 'creator' and p.id::text = m.subject_id and p.leaving_at is null
     left join tag_names t on m.kind = 'tag' and t.id::text = m.subject_id
     where m.member_id = $1
     order by m.created_at desc, m.kind, m.subject_id`,
    [memberId],
  );

/** Serialises what one member marks until the transaction ends. */
export async function lockTaste(db: Executor, memberId: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('taste of ' || $1, 0))`, [memberId]);
}
export const countMarks = async (db: Executor, memberId: string): Promise<number> =>
  (
    await db.query<{ n: number }>('select count(*)::int as n from taste_marks where member_id = $1', [
      memberId,
    ])
  )[0]!.n;

export async function writeMark(
  db: Executor,
  memberId: string,
  kind: TasteKind,
  subjectId: string,
): Promise<void> {
  await db.query(
    'insert into taste_marks (member_id, kind, subject_id) select id, $2, $3 from members where id = $1 on conflict do nothing',
    [memberId, kind, subjectId],
  );
}
/** Whether it was there. */
export const dropMark = async (
  db: Executor,
  memberId: string,
  kind: TasteKind,
  subjectId: string,
): Promise<boolean> =>
  (
    await db.query(
      'delete from taste_marks where member_id = $1 and kind = $2 and subject_id = $3 returning 1',
      [memberId, kind, subjectId],
    )
  ).length > 0;

/** One tag went into another: who wanted nothing with the one wants nothing with the other. */
export async function moveTasteMarks(db: Executor, fromTagId: number, intoTagId: number): Promise<void> {
  await db.query(
    `insert into taste_marks (member_id, kind, subject_id, created_at)
     select member_id, kind, $2, created_at from taste_marks where kind = 'tag' and subject_id = $1 on conflict do nothing`,
    [String(fromTagId), String(intoTagId)],
  );
}

/** A published video, a creator or a tag by what its address says. */
export const subjectNamed = async (
  db: Executor,
  kind: TasteKind,
  slug: string,
): Promise<Omit<TasteMark, 'kind'> | null> =>
  (
    await db.query<Omit<TasteMark, 'kind'>>(
      {
        video: 'select id::text as subject_id, title as name, slug from published_videos where slug = $1',
        creator: `select id::text as subject_id, coalesce(display_name, username) as name, username as slug
          from members where lower(username) = lower($1) and leaving_at is null`,
        tag: 'select id::text as subject_id, name, slug from tag_names where slug = $1',
      }[kind],
      [slug],
      `taste_subject_${kind}`,
    )
  )[0] ?? null;

/** All that a member said of their taste, for their archive. */
export const tasteRecords = async (
  db: Executor,
  memberId: string,
): Promise<{ is_off: boolean; novelty: number; length: number } | null> =>
  (
    await db.query<{ is_off: boolean; novelty: number; length: number }>(
      'select is_off, novelty, length from taste_settings where member_id = $1',
      [memberId],
    )
  )[0] ?? null;

/** Forgets what a member said of their taste. */
export async function dropTasteOf(db: Executor, memberId: string): Promise<void> {
  await db.query('delete from taste_marks where member_id = $1', [memberId]);
  await db.query('delete from taste_settings where member_id = $1', [memberId]);
}
