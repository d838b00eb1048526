import type { Executor } from '../../../platform/db/database.ts';
import { preservedSql } from '../../../platform/evidence/evidence.ts';
import { claimSeconds } from '../media-rules.ts';
import { type GenerationState, hoursUntilEmptied, type MadeFrom } from './generation-rules.ts';

export interface SecondGeneration {
  mediaId: string;
  state: GenerationState;
  views: number;
  progress: number;
  reason: string | null;
  attempts: number;
  edition: number;
  madeFrom: MadeFrom | null;
  likeness: number | null;
  heartbeatAt: Date | null;
  queuedAt: Date;
  readyAt: Date | null;
  endedAt: Date | null;
}
const columns = `media_id as "mediaId", state, views, progress, reason, attempts, edition, made_from as "madeFrom", likeness,
  heartbeat_at as "heartbeatAt", queued_at as "queuedAt", ready_at as "readyAt", ended_at as "endedAt"`;

export const findGeneration = async (db: Executor, mediaId: string): Promise<SecondGeneration | null> =>
  (
    await db.query<SecondGeneration>(`select ${columns} from second_generations where media_id = $1`, [
      mediaId,
    ])
  )[0] ?? null;

/** Whether one can be asked for: the file is finished, and none is there or under way. */
export const takesGeneration = async (db: Executor, mediaId: string): Promise<boolean> =>
  (
    await db.query<{ it: boolean }>(
      `select exists (select from media_assets a where a.id = $1 and a.state = 'ready' and not exists (
         select from second_generations g where g.media_id = a.id and g.state not in ('failed', 'withdrawn'))) as it`,
      [mediaId],
    )
  )[0]?.it ?? false;

/** How many may still be asked for. */
export const roomForWaiting = async (db: Executor, most: number): Promise<number> =>
  (
    await db.query<{ room: number }>(
      `select $1::integer - count(*)::integer as room from (
         select from second_generations where state in ('waiting', 'encoding') limit $1::integer) w`,
      [most],
    )
  )[0]!.room;

/** Asks for second generations of finished files that never had one, most views first; answers which are new. */
export const insertGenerations = async (
  db: Executor,
  wanted: readonly { mediaId: string; views: number }[],
  limit: number,
): Promise<{ mediaId: string; views: number }[]> =>
  db.query(
    `insert into second_generations (media_id, views)
     select m.id, w.views from unnest($1::uuid[], $2::integer[]) w (media_id, views)
     join media_assets m on m.id = w.media_id and m.state = 'ready'
     where not exists (select from second_generations g where g.media_id = m.id)
     order by w.views desc, m.id limit $3
     on conflict do nothing returning media_id as "mediaId", views`,
    [wanted.map(({ mediaId }) => mediaId), wanted.map(({ views }) => views), limit],
  );

/** What of an earlier one is still there. */
const isThere = `(second_generations.state = 'withdrawn' and second_generations.ready_at is not null and second_generations.emptied_at is null)`;

/**
 * Asks for one again, or for the first time, whatever became of it before: one whose files are still there is simply ready again.
 * Null: it is under way or there already, or there is nothing to make it from.
 */
export const askForGeneration = async (
  db: Executor,
  mediaId: string,
): Promise<{ state: GenerationState; views: number } | null> =>
  (
    await db.query<{ state: GenerationState; views: number }>(
      `insert into second_generations (media_id, by_hand) select id, true from media_assets where id = $1 and state = 'ready'
       on conflict (media_id) do update set by_hand = true, reason = null, attempts = 0, ended_at = null, emptied_at = null,
         claimed_by = null, heartbeat_at = null, queued_at = now(),
         state = case when ${isThere} then 'ready' else 'waiting' end,
         progress = case when ${isThere} then 1 else 0 end,
         edition = second_generations.edition + case when ${isThere} then 0 else 1 end,
         likeness = case when ${isThere} then second_generations.likeness end,
         made_from = case when ${isThere} then second_generations.made_from end,
         ready_at = case when ${isThere} then second_generations.ready_at end
       where second_generations.state in ('failed', 'withdrawn') returning state, views`,
      [mediaId],
    )
  )[0] ?? null;

/** Those that wait, or that nobody works on any more: what is watched most first. */
export const waitingGenerations = (
  db: Executor,
  limit: number,
): Promise<{ mediaId: string; views: number }[]> =>
  db.query(
    `select media_id as "mediaId", views from second_generations
     where state in ('waiting', 'encoding') and (claimed_by is null or heartbeat_at < now() - make_interval(secs => $2))
     order by views desc, queued_at, media_id limit $1`,
    [limit, claimSeconds],
  );

/** Forgets what only waits: none is wanted any more. What was begun is withdrawn, and its files go with others of that kind. */
export async function forgetWaiting(db: Executor): Promise<void> {
  const waits = `state = 'waiting' and not by_hand and claimed_by is null`;
  await db.query(
    `update second_generations set state = 'withdrawn', ended_at = now() where ${waits} and was_begun`,
  );
  await db.query(`delete from second_generations where ${waits} and not was_begun`);
}

/** Takes one for one process. Null: it is not to be made, or another process is at it. */
export const claimGeneration = async (
  db: Executor,
  mediaId: string,
  claim: string,
): Promise<SecondGeneration | null> =>
  (
    await db.query<SecondGeneration>(
      `update second_generations set claimed_by = $2, heartbeat_at = now(), attempts = attempts + 1, was_begun = true, state = 'encoding', progress = 0
       where media_id = $1 and state in ('waiting', 'encoding')
         and (claimed_by is null or heartbeat_at < now() - make_interval(secs => $3))
       returning ${columns}`,
      [mediaId, claim, claimSeconds],
    )
  )[0] ?? null;

/** A heartbeat, with the progress. False if it is no longer ours. */
export const renewGeneration = async (
  db: Executor,
  mediaId: string,
  claim: string,
  progress: number,
): Promise<boolean> =>
  (
    await db.query(
      `update second_generations set heartbeat_at = now(), progress = greatest(progress, $3)
       where media_id = $1 and claimed_by = $2 returning 1`,
      [mediaId, claim, progress],
    )
  ).length > 0;

/** Puts it back. An attempt stopped from outside does not count. */
export async function releaseGeneration(
  db: Executor,
  mediaId: string,
  claim: string,
  { counts }: { counts: boolean },
): Promise<void> {
  await db.query(
    `update second_generations set state = 'waiting', claimed_by = null, heartbeat_at = null,
       attempts = greatest(0, attempts - $3::integer)
     where media_id = $1 and claimed_by = $2`,
    [mediaId, claim, counts ? 0 : 1],
  );
}

/** It is made: the master may name it. False if it is no longer ours. */
export const finishGeneration = async (
  db: Executor,
  mediaId: string,
  claim: string,
  made: { madeFrom: MadeFrom; likeness: number },
): Promise<boolean> =>
  (
    await db.query(
      `update second_generations set state = 'ready', ready_at = now(), progress = 1, made_from = $3, likeness = $4,
         claimed_by = null, heartbeat_at = null
       where media_id = $1 and claimed_by = $2 returning 1`,
      [mediaId, claim, made.madeFrom, made.likeness],
    )
  ).length > 0;

/** It is given up: by its holder, or, without a claim, where nobody holds it. */
export const failGeneration = async (
  db: Executor,
  mediaId: string,
  reason: string,
  { claim, likeness }: { claim: string | null; likeness?: number },
): Promise<boolean> =>
  (
    await db.query(
      `update second_generations set state = 'failed', reason = $2, ended_at = now(), likeness = $4,
         claimed_by = null, heartbeat_at = null
       where media_id = $1 and state in ('waiting', 'encoding') and (claimed_by = $3::uuid
         or ($3::uuid is null and (claimed_by is null or heartbeat_at < now() - make_interval(secs => $5)))) returning 1`,
      [mediaId, reason, claim, likeness ?? null, claimSeconds],
    )
  ).length > 0;

/** Takes one back: it is not made, or not named any more. False: there is none. */
export const withdrawGeneration = async (db: Executor, mediaId: string): Promise<boolean> =>
  (
    await db.query(
      `update second_generations set state = 'withdrawn', reason = null, ended_at = now(), emptied_at = null,
         claimed_by = null, heartbeat_at = null
       where media_id = $1 and state <> 'withdrawn' returning 1`,
      [mediaId],
    )
  ).length > 0;

/** Locks it, and answers whether the master is to name it; null: there is none. */
export const lockListing = async (db: Executor, mediaId: string): Promise<boolean | null> =>
  (
    await db.query<{ named: boolean }>(
      `select state = 'ready' as named from second_generations where media_id = $1 for update`,
      [mediaId],
    )
  )[0]?.named ?? null;

export async function noteListing(db: Executor, mediaId: string, isListed: boolean): Promise<void> {
  await db.query('update second_generations set is_listed = $2 where media_id = $1', [mediaId, isListed]);
}

/** Those whose master says something else than their state: a process was killed in between. */
export const unlistedGenerations = async (db: Executor, limit: number): Promise<string[]> =>
  (
    await db.query<{ mediaId: string }>(
      `select media_id as "mediaId" from second_generations where (state = 'ready') <> is_listed order by media_id limit $1`,
      [limit],
    )
  ).map(({ mediaId }) => mediaId);

/** SQL: nobody plays its files any more, and they need not stay. `$2` are hours. */
const mayBeEmptied = `state in ('failed', 'withdrawn') and emptied_at is null and not is_listed
  and (ready_at is null or ended_at < now() - make_interval(hours => $2))
  and not ${preservedSql("'media/' || media_id || '/'")}`;

/** Locks one that may still be emptied, until the transaction ends. */
export const lockToEmpty = async (db: Executor, mediaId: string): Promise<boolean> =>
  (
    await db.query(`select from second_generations where media_id = $1 and ${mayBeEmptied} for update`, [
      mediaId,
      hoursUntilEmptied,
    ])
  ).length > 0;

/** Those whose files nobody plays any more, and that need not stay. */
export const generationsToEmpty = async (db: Executor, limit: number): Promise<string[]> =>
  (
    await db.query<{ mediaId: string }>(
      `select media_id as "mediaId" from second_generations
       where ${mayBeEmptied} order by ended_at limit $1`,
      [limit, hoursUntilEmptied],
    )
  ).map(({ mediaId }) => mediaId);

/** There is nothing of it to name again. */
export async function forgetGeneration(db: Executor, mediaId: string): Promise<void> {
  await db.query('update second_generations set ready_at = null where media_id = $1', [mediaId]);
  await db.query(`delete from renditions where media_id = $1 and generation = 'av1'`, [mediaId]);
}

export async function noteEmptied(db: Executor, mediaId: string): Promise<void> {
  await db.query('update second_generations set emptied_at = now() where media_id = $1', [mediaId]);
}

/** Whether work on somebody's new file waits or goes on: that goes before. */
export const isFirstGenerationBusy = async (db: Executor): Promise<boolean> =>
  (await db.query(`select from media_assets where state not in ('ready', 'failed') limit 1`)).length > 0;

export interface ListedGeneration extends SecondGeneration {
  firstBytes: number;
  secondBytes: number;
}

/**
 * A page of them in one state without these files, what is watched most first; with the bytes of both generations.
 */
export const listGenerations = (
  db: Executor,
  state: GenerationState,
  after: { views: number; mediaId: string } | null,
  limit: number,
  without: readonly string[] = [],
): Promise<ListedGeneration[]> =>
  db.query(
    `select ${columns},
       coalesce((select sum(r.bytes) from renditions r where r.media_id = g.media_id and r.generation = 'h264'), 0) as "firstBytes",
       coalesce((select sum(r.bytes) from renditions r where r.media_id = g.media_id and r.generation = 'av1'), 0) as "secondBytes"
     from second_generations g where state = $1 and media_id <> all ($3::uuid[]) ${after === null ? '' : 'and (views, media_id) < ($4, $5)'}
     order by views desc, media_id desc limit $2`,
    after === null ? [state, limit, without] : [state, limit, without, after.views, after.mediaId],
  );
