import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';

/** Until the transaction ends, keys of videos are left to the worker: whoever asks for it sees to it that nothing hidden is shown. */
export async function keyLater(transaction: TransactionExecutor): Promise<void> {
  await transaction.query(`select set_config('tsukimi.keys_later', 'on', true)`);
}

/** Has a tag stand for one that goes into it, and for all that went into that before. */
export async function writeTagSuccessor(db: Executor, goneId: number, tagId: number): Promise<void> {
  await db.query('update tag_successors set tag_id = $2 where tag_id = $1', [goneId, tagId]);
  await db.query('insert into tag_successors (gone_id, tag_id) values ($1, $2)', [goneId, tagId]);
}

/** In which tags these went, by their numbers. */
export const tagSuccessors = async (
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.query<{ gone_id: string; tag_id: string }>(
        'select gone_id::text, tag_id::text from tag_successors where gone_id = any ($1::bigint[])',
        [ids],
        'tag_successors',
      )
    ).map(({ gone_id, tag_id }) => [gone_id, tag_id]),
  );

/** Numbers by which videos of these tags are still met, because they had another that went into one of these a moment ago. */
export const formerKeys = (
  db: Executor,
  tagIds: readonly string[],
): Promise<{ gone_id: string; tag_id: string }[]> =>
  db.query<{ gone_id: string; tag_id: string }>(
    `select gone_id::text, tag_id::text from tag_successors where not is_keyed and tag_id = any ($1::bigint[])`,
    [tagIds],
    'former_keys',
  );

/** Rewrites the keys of some videos that wait. Answers how many there were. */
export async function keyWaiting(db: Executor, limit: number): Promise<number> {
  const rows = await db.query(
    `with taken as (
       delete from videos_to_key where video_id in (
         select video_id from videos_to_key order by video_id limit $1 for update skip locked) returning video_id
     ), written as materialized (
       select refresh_shield_keys(array(select video_id from taken)))
     select taken.video_id from taken, written`,
    [limit],
  );
  return rows.length;
}

/** Tags that went into another and whose videos wait for their keys, by what is known now. */
export const unkeyedTags = async (db: Executor): Promise<string[]> =>
  (await db.query<{ gone_id: string }>('select gone_id::text from tag_successors where not is_keyed')).map(
    ({ gone_id }) => gone_id,
  );

/** Says of tags that are gone that no video has their number any more, if none waits. */
export async function noteKeyed(db: Executor, goneIds: readonly string[]): Promise<void> {
  await db.query(
    `update tag_successors set is_keyed = true
     where gone_id = any ($1::bigint[]) and not exists (select from videos_to_key)`,
    [goneIds],
  );
}
