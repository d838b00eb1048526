import type { Executor } from '../../platform/db/database.ts';
import { firstUuid } from '../../platform/db/first-and-last-ids.ts';
import { evidenceSql } from '../../platform/evidence/evidence.ts';
import {
  type AskedHash,
  askedHashes,
  bandsOf,
  filesOfEntry,
  frameDistance,
  type Match,
} from '../media/index.ts';
import type { IntakeName } from './intakes.ts';
import type { PictureFacts } from './picture-target.ts';

export type PictureState = 'shown' | 'asking' | 'matched' | 'unreachable' | 'review' | 'refused';
/** States in which it awaits review. */
export const waitingStates: readonly PictureState[] = ['matched', 'unreachable', 'review'];

export interface PictureRow extends PictureFacts {
  keys: string[];
  state: PictureState;
  found: Match[];
  isMinorRelated: boolean;
}
const columns = `p.id, p.intake, p.owner_id as "ownerId", p.subject_id as "subjectId", p.details, p.sha256s, p.keys, p.state,
  p.found, p.is_minor_related as "isMinorRelated"`;

export async function insertPicture(
  db: Executor,
  picture: PictureRow,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.query(
    `insert into pictures (id, intake, owner_id, subject_id, details, sha256s, keys, state, found, is_minor_related)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      picture.id,
      picture.intake,
      picture.ownerId,
      picture.subjectId,
      JSON.stringify(picture.details),
      picture.sha256s,
      picture.keys,
      picture.state,
      JSON.stringify(picture.found),
      picture.isMinorRelated,
    ],
  );
  await db.query(
    `insert into picture_hashes (picture_id, position, hash, bands)
     select $1, position, hash, bands::integer[] from unnest($2::smallint[], $3::bytea[], $4::text[]) as given (position, hash, bands)`,
    [picture.id, hashes.map((_, at) => at), hashes, hashes.map((hash) => `{${bandsOf(hash).join(',')}}`)],
  );
}

export const findPicture = async (db: Executor, id: string): Promise<PictureRow | null> =>
  (await db.query<PictureRow>(`select ${columns} from pictures p where id = $1`, [id]))[0] ?? null;

/** The picture, locked until the transaction ends. */
export const lockPicture = async (db: Executor, id: string): Promise<PictureRow | null> =>
  (await db.query<PictureRow>(`select ${columns} from pictures p where id = $1 for update`, [id]))[0] ?? null;

/** The picture this file belongs to; null: none is known. */
export const pictureOfKey = async (db: Executor, key: string): Promise<PictureRow | null> =>
  (
    await db.query<PictureRow>(`select ${columns} from pictures p where keys @> array[$1] limit 1`, [key])
  )[0] ?? null;

export const hashesOfPicture = async (db: Executor, id: string): Promise<Buffer[]> =>
  (
    await db.query<{ hash: Buffer }>(
      'select hash from picture_hashes where picture_id = $1 order by position',
      [id],
    )
  ).map(({ hash }) => hash);

export async function movePicture(
  db: Executor,
  id: string,
  to: {
    state: PictureState;
    keys: readonly string[];
    found: readonly Match[];
    isMinorRelated: boolean;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  await db.query(
    `update pictures set state = $2, keys = $3, found = $4, is_minor_related = is_minor_related or $5,
       details = details || $6, asked_at = now()
     where id = $1`,
    [id, to.state, to.keys, JSON.stringify(to.found), to.isMinorRelated, JSON.stringify(to.details ?? {})],
  );
}

export async function deletePictureRow(db: Executor, id: string): Promise<void> {
  await db.query('delete from pictures where id = $1', [id]);
}

/** A file is gone; a shown picture with none left is forgotten. */
export async function forgetKey(db: Executor, key: string): Promise<void> {
  await db.query(
    // Two sets of rows: of one that a statement changes and deletes, the change alone takes place.
    `with gone as (delete from pictures where keys @> array[$1] and keys <@ array[$1] and state = 'shown')
     update pictures set keys = array_remove(keys, $1)
     where keys @> array[$1] and not keys <@ array[$1] and state = 'shown'`,
    [key],
  );
}

/** How many of a member's pictures are waiting. */
export const countWaitingOf = async (db: Executor, ownerId: string): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from pictures where owner_id = $1 and state not in ('shown', 'refused')`,
      [ownerId],
    )
  )[0]?.n ?? 0;

/** Those that wait for the same place and match nothing on a list, so that only the latest one waits. */
export const supersededPictures = (
  db: Executor,
  picture: Pick<PictureRow, 'intake' | 'subjectId' | 'id'>,
): Promise<PictureRow[]> =>
  db.query<PictureRow>(
    `select ${columns} from pictures p
     where subject_id = $1 and intake = $2 and id <> $3 and state in ('review', 'asking', 'unreachable') for update`,
    [picture.subjectId, picture.intake, picture.id],
  );

/** Sent by a member whose profile, or for a video that, must not be destroyed now. */
const preservedOfOwner = `(${evidenceSql('profile', '$1', '$1::uuid')}
  or p.intake = 'own_thumbnail' and ${evidenceSql('video', 'p.subject_id', '$1::uuid')})`;

/**
 * Waiting pictures of a departing member that match nothing on a list, unless the member's things must stay:
 * then they are evidence too.
 */
export const waitingOf = (db: Executor, ownerId: string): Promise<PictureRow[]> =>
  db.query<PictureRow>(
    `select ${columns} from pictures p where owner_id = $1 and state in ('review', 'asking', 'unreachable')
       and not ${preservedOfOwner} for update`,
    [ownerId],
  );

/** Pictures not yet checked by the service, which stay when their owner departs, await review. */
export async function settlePreservedOf(db: Executor, ownerId: string): Promise<void> {
  await db.query(
    `update pictures set state = 'unreachable', asked_at = now() where owner_id = $1 and state = 'asking'`,
    [ownerId],
  );
}

/** Stored pictures that are a file of an entry. */
export const samePictures = (db: Executor, entryId: string): Promise<{ id: string }[]> =>
  db.query(
    `select p.id from pictures p
     where p.sha256s && (select array_agg(sha256) from (${filesOfEntry('$1')}) files)
       and p.state <> 'refused' order by p.id`,
    [entryId],
  );

/** Stored pictures that differ from one of these hashes in at most this many bits. */
export const nearPictures = (
  db: Executor,
  asked: readonly AskedHash[],
  mostBits: number,
): Promise<{ id: string; isMirrored: boolean }[]> =>
  db.query(
    `select near.picture_id as id, bool_and(asked.is_mirrored) as "isMirrored"
     from unnest($1::bytea[], $2::text[], $3::boolean[]) as asked (hash, bands, is_mirrored)
     cross join lateral (
       select h.picture_id, bit_count(('x' || encode(h.hash, 'hex'))::bit(256) # ('x' || encode(asked.hash, 'hex'))::bit(256)) as bits
       from picture_hashes h where h.bands && asked.bands::integer[]) near
     join pictures p on p.id = near.picture_id and p.state <> 'refused'
     where near.bits <= $4 group by near.picture_id order by near.picture_id`,
    [
      asked.map(({ hash }) => hash),
      asked.map(({ bands }) => `{${bands.join(',')}}`),
      asked.map(({ isMirrored }) => isMirrored),
      mostBits,
    ],
  );

export interface ShowingPicture {
  intake: IntakeName;
  ownerId: string | null;
  subjectId: string | null;
}
/** Pictures that are shown now and look like one of these frames, or their mirror image; at most 200. */
export async function picturesShowing(db: Executor, frames: readonly Buffer[]): Promise<ShowingPicture[]> {
  if (frames.length === 0) return [];
  const near = await nearPictures(db, askedHashes(frames), frameDistance);
  return db.query<ShowingPicture>(
    `select p.intake, p.owner_id as "ownerId", p.subject_id as "subjectId" from pictures p
     where p.id = any ($1::uuid[]) and p.state = 'shown' order by p.id limit 200`,
    [near.map(({ id }) => id)],
  );
}

/** Pictures that wait for a person only for entries of the list that they resemble, none of them about minors. */
export const matchedPictures = (
  db: Executor,
  after: string | null,
  most: number,
): Promise<{ id: string; entryIds: string[] }[]> =>
  db.query(
    `select p.id, array(select f ->> 'entry_id' from jsonb_array_elements(p.found) f) as "entryIds" from pictures p
     where p.state = 'matched' and not p.is_minor_related and p.found <> '[]'
       and not exists (select from jsonb_array_elements(p.found) f where f ->> 'entry_id' is null)
       and p.id > coalesce($1::uuid, ${firstUuid}) order by p.id limit $2`,
    [after, most],
  );

/** A report releases what this is for. True: it still waits for a person, because of what it resembles. */
export const releaseHeld = async (db: Executor, intake: string, subjectId: string): Promise<boolean> =>
  (
    await db.query(
      `update pictures set details = details - 'reported'
       where subject_id = $1 and intake = $2 and state not in ('shown', 'refused') returning 1`,
      [subjectId, intake],
    )
  ).length > 0;
