import type { Executor } from '../../../platform/db/database.ts';
import { type IndexRow, indexRows } from './index-queries.ts';
import { lowerTier } from './tier-queries.ts';

// The index is made anew beside the one that is read, without indexes until it is full, and takes its place in one
// transaction. What changes meanwhile is noted, and done again.

/** The lock of whoever builds the index or its postings anew. */
const rebuildLock = 7_262_021;

/** Whether nobody else does; held by the session. */
export const takeRebuildLock = async (session: Executor): Promise<boolean> =>
  (await session.query<{ taken: boolean }>(`select pg_try_advisory_lock(${rebuildLock}) as taken`))[0]!.taken;

/** Drops what a rebuild left that was cut short. */
export async function dropDraft(session: Executor): Promise<void> {
  await session.query('drop trigger if exists video_search_note_change on video_search');
  await session.query('drop function if exists note_change_of_search()');
  await session.query('drop table if exists video_search_draft, video_search_changes');
}

export async function openDraft(session: Executor): Promise<void> {
  await session.query(
    'create table video_search_draft (like video_search including defaults including constraints) with (fillfactor = 80)',
  );
  await session.query('create table video_search_changes (video_id uuid not null)');
  await session.query(
    `create function note_change_of_search() returns trigger language plpgsql as $$ begin
       insert into video_search_changes values (coalesce(new.video_id, old.video_id));
       return null;
     end $$`,
  );
  await session.query(
    `create trigger video_search_note_change after insert or delete or update of lexemes, head, title_key, published_at,
       duration_seconds, rating, uploader_id on video_search for each row execute function note_change_of_search()`,
  );
}

export async function writeDraftRows(db: Executor, rows: readonly IndexRow[]): Promise<void> {
  const { select, values } = indexRows(rows, lowerTier);
  await db.query(`insert into video_search_draft ${select}`, values, 'write_search_draft');
}

export async function deleteDraftRows(db: Executor, videoIds: readonly string[]): Promise<void> {
  await db.query('delete from video_search_draft where video_id = any($1::uuid[])', [videoIds]);
}

/** Ids that changed since, at most so many; they are noted no more. */
export const takeChanges = async (db: Executor, most: number): Promise<string[]> => [
  ...new Set(
    (
      await db.query<{ id: string }>(
        `delete from video_search_changes where ctid = any (array(select ctid from video_search_changes limit $1))
         returning video_id as id`,
        [most],
      )
    ).map(({ id }) => id),
  ),
];

/** Makes the draft's indexes as those of the table it stands for. */
export async function indexDraft(session: Executor): Promise<void> {
  await session.query(`set maintenance_work_mem = '512MB'`);
  await session.query(`set max_parallel_maintenance_workers = 2`);
  const indexes = await session.query<{ name: string; made: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as made from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'video_search'::regclass order by c.relname`,
  );
  for (const { name, made } of indexes)
    await session.query(
      made.replace(
        new RegExp(`^(CREATE (?:UNIQUE )?INDEX) ${name} ON (\\w+)\\.video_search `),
        `$1 ${draftOf(name)} ON $2.video_search_draft `,
      ),
    );
  // From here on, what is deleted leaves the draft too; the command waits for deletions that are under way.
  await session.query(
    `alter table video_search_draft add constraint ${draftOf('video_search_video_id_fkey')}
       foreign key (video_id) references videos (id) on delete cascade not valid`,
  );
  // Videos that were deleted or hidden while no trigger could tell.
  await session.query(
    `delete from video_search_draft s where not exists
       (select from published_videos v where v.id = s.video_id)`,
  );
  await session.query(
    `alter table video_search_draft validate constraint ${draftOf('video_search_video_id_fkey')}`,
  );
  await session.query('vacuum (analyze) video_search_draft');
}

const draftOf = (name: string): string => name.replace('video_search', 'video_search_draft');

/** Removes what was hidden just before, where the index before had no row for the trigger to tell of. */
export async function dropStrays(session: Executor): Promise<void> {
  await session.query(
    'delete from video_search s where not exists (select from published_videos v where v.id = s.video_id)',
  );
}

/** Puts the draft in the place of the index. Readers wait for the transaction, which must be short. */
export async function takeItsPlace(transaction: Executor): Promise<void> {
  await transaction.query(`set local lock_timeout = '3s'`);
  await transaction.query('lock table video_search in access exclusive mode');
  const names = await transaction.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'video_search_draft'::regclass`,
  );
  await transaction.query('drop table video_search');
  await transaction.query('drop function note_change_of_search()');
  await transaction.query('alter table video_search_draft rename to video_search');
  await transaction.query(
    'alter table video_search add constraint video_search_pkey primary key using index video_search_draft_pkey',
  );
  await transaction.query(
    'alter table video_search rename constraint video_search_draft_video_id_fkey to video_search_video_id_fkey',
  );
  for (const { name } of names)
    if (name !== 'video_search_draft_pkey')
      await transaction.query(`alter index ${name} rename to ${name.replace('_draft', '')}`);
}
