import type { HoldSubject, PreservedKind } from '#contract/evidence-lists.ts';
import { limits } from '#contract/limits.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface PreservedRow {
  id: string;
  kind: PreservedKind;
  thing_id: string;
  content: Record<string, unknown>;
  keys: string[];
  preserved_at: Date;
  is_minor_related: boolean;
}

/** Whether it is about a minor: by its case, by a hold, or because anything else about the same person is. */
const isMinorRelated = `exists (
    select from cases c left join cases w on w.id = c.merged_into
    where coalesce(w.is_minor_related, c.is_minor_related) and (
      (c.target_kind = p.kind and c.target_id = p.thing_id)
      or (p.kind = 'account' and (c.target_owner_id = p.thing_id or exists (
        select from preserved_things o where o.owner_ids @> array[p.thing_id] and o.owner_ids[1] = p.thing_id
          and o.kind = c.target_kind and o.thing_id = c.target_id)))))
  or exists (select from legal_holds h where h.is_minor_related
    and (h.subject_id = p.thing_id or (h.subject_kind = 'member' and h.subject_id = any (p.owner_ids))
      or (h.subject_kind = 'case' and h.subject_id in (
        select coalesce(c.merged_into, c.id) from cases c where c.target_kind = p.kind and c.target_id = p.thing_id))))`;
const columns = `p.id, p.kind, p.thing_id, p.content, p.preserved_at, (${isMinorRelated}) as is_minor_related,
  array(select f.key from preserved_files f where f.preserved_id = p.id order by f.key) as keys`;

/** What is preserved about a subject, latest first. `$1` is the subject. */
const ofSubject = {
  case: `((p.kind, p.thing_id) in (select target_kind, target_id from cases where id = $1 or merged_into = $1)
    or (p.kind = 'account' and p.thing_id in (
      select o.owner_ids[1] from cases c join preserved_things o on o.kind = c.target_kind and o.thing_id = c.target_id
      where c.id = $1 or c.merged_into = $1)))`,
  member: 'p.owner_ids @> array[$1::uuid] and p.owner_ids[1] = $1',
};

export const preservedOf = (
  db: Executor,
  kind: HoldSubject,
  id: string,
  seesMinors: boolean,
): Promise<PreservedRow[]> =>
  db.query<PreservedRow>(
    `select ${columns} from preserved_things p
     where ${kind === 'case' ? ofSubject.case : kind === 'member' ? ofSubject.member : 'p.kind = $3 and p.thing_id = $1'}
       and $3::text is not null and ($2 or not (${isMinorRelated}))
     order by p.preserved_at desc, p.id desc limit ${limits.preservedShown}`,
    [id, seesMinors, kind],
  );

/** One of them, if this admin may see it. */
export const findPreserved = async (
  db: Executor,
  id: string,
  seesMinors: boolean,
): Promise<PreservedRow | null> =>
  (
    await db.query<PreservedRow>(
      `select ${columns} from preserved_things p where p.id = $1 and ($2 or not (${isMinorRelated}))`,
      [id, seesMinors],
    )
  )[0] ?? null;

/** Some that nothing holds any longer: their time is over, and they are evidence of nothing. */
export const lockReleasable = (db: Executor, most: number): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(
    `select id from preserved_things where keep_until <= now() and not is_evidence(kind, thing_id, owner_ids)
     order by kind = 'account', id limit $1 for update skip locked`,
    [most],
  );

/** Releases them; answers the files that nothing else preserves. */
export async function deletePreserved(db: Executor, ids: readonly string[]): Promise<string[]> {
  const keys = await db.query<{ key: string }>(
    `select distinct key from preserved_files f where preserved_id = any ($1::uuid[])
       and not exists (select from preserved_files o where o.key = f.key and o.preserved_id <> all ($1::uuid[]))`,
    [ids],
  );
  await db.query('delete from preserved_things where id = any ($1::uuid[])', [ids]);
  return keys.map(({ key }) => key);
}

/** Whether a video still has this media: then its own purge removes it. */
export const hasVideo = async (db: Executor, mediaId: string): Promise<boolean> =>
  (await db.query('select from videos where media_id = $1 or next_media_id = $1 limit 1', [mediaId])).length >
  0;
