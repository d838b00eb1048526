import type { Executor } from '../../../platform/db/database.ts';

export interface NearEntry {
  id: string;
  reason: string;
  isMinorRelated: boolean;
  isMirrored: boolean;
}

/**
 * Entries with a frame that differs from one of these hashes in at most this many bits, nearest first; at
 * most 20.
 */
export const entriesNear = (
  db: Executor,
  asked: readonly { hash: Buffer; bands: readonly number[]; isMirrored: boolean }[],
  mostBits: number,
): Promise<NearEntry[]> =>
  db.query(
    `select e.id, e.reason, e.is_minor_related as "isMinorRelated", bool_and(asked.is_mirrored) as "isMirrored"
     from unnest($1::bytea[], $2::text[], $3::boolean[]) as asked (hash, bands, is_mirrored)
     cross join lateral (
       select f.entry_id, bit_count(('x' || encode(f.hash, 'hex'))::bit(256) # ('x' || encode(asked.hash, 'hex'))::bit(256)) as bits
       from stay_down_frames f where f.bands && asked.bands::integer[]) near
     join stay_down_entries e on e.id = near.entry_id
     where near.bits <= $4
     group by e.id order by min(near.bits), e.id limit 20`,
    [
      asked.map(({ hash }) => hash),
      asked.map(({ bands }) => `{${bands.join(',')}}`),
      asked.map(({ isMirrored }) => isMirrored),
      mostBits,
    ],
    'stay_down_near',
  );

/** The first entry with one of these exact files; null: none. */
export const entryOfAny = async (
  db: Executor,
  sha256s: readonly Buffer[],
): Promise<{ id: string; reason: string; isMinorRelated: boolean } | null> =>
  (
    await db.query<{ id: string; reason: string; isMinorRelated: boolean }>(
      `select id, reason, is_minor_related as "isMinorRelated" from stay_down_entries
       where sha256 = any($1::bytea[]) or id in (select entry_id from stay_down_copies where sha256 = any($1::bytea[])) limit 1`,
      [sha256s],
      'stay_down_any',
    )
  )[0] ?? null;

/** Adds files by which an entry is recognised, and what it was. */
export async function describePictureEntry(
  db: Executor,
  entryId: string,
  { intake, copies, isMinorRelated }: { intake: string; copies: readonly Buffer[]; isMinorRelated: boolean },
): Promise<void> {
  await db.query(
    `update stay_down_entries set picture_intake = $2, is_minor_related = is_minor_related or $3 where id = $1`,
    [entryId, intake, isMinorRelated],
  );
  await db.query(
    `insert into stay_down_copies (sha256, entry_id) select sha256, $1 from unnest($2::bytea[]) as given (sha256)
     on conflict (sha256) do nothing`,
    [entryId, copies],
  );
}

/** Found to show a minor: what resembles it is for few admins only. */
export async function markMinorRelated(db: Executor, entryId: string): Promise<void> {
  await db.query('update stay_down_entries set is_minor_related = true where id = $1', [entryId]);
}
