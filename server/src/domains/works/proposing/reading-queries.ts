import type { WorkKind } from '#contract/work-words.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { KnownWork, NewProposal, ReadVideo, VideoReading } from './reading-rules.ts';

/**
 * The title of a public video is to be read, in the transaction that gives it one. Known already or not, the row is locked: whoever
 * took it meanwhile would read the title as it was before.
 */
export async function noteToRead(db: Executor, videoId: string): Promise<void> {
  await db.query(
    `insert into videos_to_read (video_id) select v.id from published_videos v
     where v.id = $1 and not exists (select from episode_versions ev where ev.video_id = v.id)
     on conflict (video_id) do update set video_id = excluded.video_id`,
    [videoId],
  );
}

/** Takes some of the videos that are to be read; whoever else takes some meanwhile gets others. */
export const takeToRead = async (db: Executor, most: number): Promise<string[]> =>
  (
    await db.query<{ video_id: string }>(
      `delete from videos_to_read where video_id in (
         select video_id from videos_to_read order by video_id limit $1 for update skip locked) returning video_id`,
      [most],
    )
  ).map(({ video_id }) => video_id);

/** Titles of those that are public and no episode, where they are others than when they were read. */
export const titlesOf = (db: Executor, ids: readonly string[]): Promise<{ id: string; title: string }[]> =>
  db.query(
    `select v.id, v.title from published_videos v where v.id = any ($1::uuid[])
       and not exists (select from episode_versions ev where ev.video_id = v.id)
       and not exists (select from video_readings r where r.video_id = v.id and r.name = v.title)`,
    [ids],
  );

/** What titles say now, in place of what was read of these videos before, and with it what was proposed then. */
export async function writeReadings(
  db: Executor,
  videoIds: readonly string[],
  readings: readonly (ReadVideo & { name: string })[],
): Promise<void> {
  await db.query('delete from video_readings where video_id = any ($1::uuid[])', [videoIds]);
  await db.query(
    `delete from episode_proposals where video_id = any ($1::uuid[]) and state = 'open' and origin = 'title'`,
    [videoIds],
  );
  await db.query(
    `insert into video_readings (video_id, name, key, title, season, work_kind, kind, number, is_weak, episode_title, cut,
       release_group)
     select "videoId", name, key, title, season, "workKind", kind, number, "isWeak", "episodeTitle", cut, "group"
     from json_to_recordset($1::json) as r ("videoId" uuid, name text, key text, title text, season integer, "workKind" text,
       kind text, number numeric, "isWeak" boolean, "episodeTitle" text, cut text, "group" text)`,
    [JSON.stringify(readings)],
  );
}

/** All that was read under these keys, some hundreds of each at most. */
export const readingsUnder = (db: Executor, keys: readonly string[]): Promise<ReadVideo[]> =>
  db.query<ReadVideo & VideoReading>(
    `select r.video_id as "videoId", r.key, r.title, r.season, r.work_kind as "workKind", r.kind,
       r.number::float8 as number, r.is_weak as "isWeak", r.episode_title as "episodeTitle", r.cut,
       r.release_group as "group"
     from unnest($1::text[]) as asked (key)
     cross join lateral (select * from video_readings r where r.key = asked.key
       and not exists (select from episode_versions ev where ev.video_id = r.video_id)
       and not exists (select from episode_proposals p where p.video_id = r.video_id and p.state <> 'open')
       order by r.video_id limit 500) r`,
    [keys],
  );

/** Works by these keys, the oldest first. */
export const worksUnder = (db: Executor, keys: readonly string[]): Promise<KnownWork[]> =>
  db.query<KnownWork>(
    `select w.id, k.key, w.kind, w.title from work_keys k join works w on w.id = k.work_id
     where k.key = any ($1::text[]) and w.merged_into is null order by w.created_at, w.id`,
    [keys],
  );

/** A video that has a proposal, open or decided, gets no other. */
export async function insertProposals(
  db: Executor,
  origin: 'title' | 'source',
  rows: readonly (NewProposal & { id: string })[],
): Promise<number> {
  const written = await db.query(
    `insert into episode_proposals (id, video_id, origin, state, work_id, lead, work_title, work_kind, kind, number,
       episode_title, cut, release_group)
     select id, video_id, $2, 'open', work_id, lead, work_title, work_kind, kind, number, episode_title, cut,
       release_group
     from json_populate_recordset(null::episode_proposals, $1::json) order by video_id
     on conflict (video_id) do nothing returning id`,
    [
      JSON.stringify(
        rows.map(({ id, videoId, work, lead, workTitle, reading, number }) => ({
          ...{ id, video_id: videoId, work_id: work?.id ?? null, lead, work_title: workTitle },
          ...{ work_kind: work?.kind ?? reading.workKind, kind: reading.kind, number },
          ...{ episode_title: reading.episodeTitle, cut: reading.cut, release_group: reading.group },
        })),
      ),
      origin,
    ],
  );
  return written.length;
}

export interface TitledWork {
  id: string;
  kind: WorkKind;
  titles: string[];
}

/** Works whose titles have changed since they were read. */
export const worksToRead = (db: Executor, most: number): Promise<TitledWork[]> =>
  db.query<TitledWork>(
    `select w.id, w.kind, array_remove(array[w.title, w.native_title], null)
       || array(select t.title from work_titles t where t.work_id = w.id order by t.position, t.id) as titles
     from works w where w.names_read_at is null order by w.id limit $1 for update`,
    [most],
  );

export async function writeKeys(
  db: Executor,
  works: readonly { id: string; keys: readonly string[] }[],
): Promise<void> {
  const ids = works.map(({ id }) => id);
  await db.query('delete from work_keys where work_id = any ($1::uuid[])', [ids]);
  await db.query(
    `insert into work_keys (work_id, key) select w.id, key from json_to_recordset($1::json) as w (id uuid, keys text[]),
       unnest(w.keys) as key on conflict do nothing`,
    [JSON.stringify(works)],
  );
  await db.query('update works set names_read_at = now() where id = any ($1::uuid[])', [ids]);
}

/** Keys under which videos wait that now lead to one of these works. */
export const keysOfWorks = async (db: Executor, ids: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ key: string }>('select distinct key from work_keys where work_id = any ($1::uuid[])', [
      ids,
    ])
  ).map(({ key }) => key);

/** Open proposals of a work that was not there lead to one that is now. */
export async function leadProposals(db: Executor, from: string, to: string, workId: string): Promise<void> {
  await db.query(`update episode_proposals set lead = $2, work_id = $3 where lead = $1 and state = 'open'`, [
    from,
    to,
    workId,
  ]);
}

/** Those of these works that are there, and were not merged. */
export const presentWorks = (
  db: Executor,
  ids: readonly string[],
): Promise<{ id: string; kind: WorkKind; title: string }[]> =>
  db.query('select id, kind, title from works where id = any ($1::uuid[]) and merged_into is null', [ids]);
