import type { Executor } from '../../../platform/db/database.ts';
import type { Offset } from '../../media/index.ts';

/** SQL for the contract's `offsets` of the version `ev`; null: it was not compared. */
export const offsetsOf = `coalesce(
  (select vo.offsets from version_offsets vo join episode_versions ref on ref.video_id = vo.reference_id
   where vo.video_id = ev.video_id and ref.episode_id = ev.episode_id),
  (select '[[0, 0]]'::jsonb from version_offsets vo join episode_versions beside on beside.video_id = vo.video_id
   where vo.reference_id = ev.video_id and beside.episode_id = ev.episode_id limit 1))`;

/** Versions of those episodes of a work that have several, by episode; the one that others are compared with comes first. */
export const versionsToAlign = (
  db: Executor,
  workId: string,
): Promise<{ videoId: string; episodeId: string }[]> =>
  db.query(
    `select ev.video_id as "videoId", ev.episode_id as "episodeId"
     from episodes e join episode_versions ev on ev.episode_id = e.id
     where e.work_id = $1
       and (select count(*) from episode_versions other where other.episode_id = e.id) > 1
     order by e.kind, e.number, ev.video_id`,
    [workId],
  );

/** Takes some works whose versions wait to be compared for the first time. */
export const takeUnaligned = async (db: Executor, limit: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `delete from works_to_align where work_id in (
         select work_id from works_to_align order by work_id limit $1 for update skip locked) returning work_id as id`,
      [limit],
    )
  ).map(({ id }) => id);

/** Two versions and their files. */
export interface ComparedVersions {
  videoId: string;
  mediaId: string;
  referenceId: string;
  referenceMediaId: string;
}

/** Whether just these were compared before. */
export const isCompared = async (db: Executor, pair: ComparedVersions): Promise<boolean> =>
  (
    await db.query(
      `select from version_offsets
       where video_id = $1 and media_id = $2 and reference_id = $3 and reference_media_id = $4`,
      [pair.videoId, pair.mediaId, pair.referenceId, pair.referenceMediaId],
    )
  ).length > 0;

/** Without offsets: nobody can tell how they lie. What is gone since says nothing. */
export async function writeOffsets(
  db: Executor,
  pair: ComparedVersions,
  offsets: readonly Offset[],
): Promise<void> {
  // Whoever is compared with is compared with nobody else.
  await db.query('delete from version_offsets where video_id = $1 or video_id = $2 or reference_id = $1', [
    pair.videoId,
    pair.referenceId,
  ]);
  await db.query(
    `insert into version_offsets (video_id, reference_id, media_id, reference_media_id, offsets)
     select one.video_id, ref.video_id, $2, $4, $5::jsonb
     from episode_versions one
     join episode_versions ref on ref.video_id = $3 and ref.episode_id = one.episode_id
     where one.video_id = $1`,
    [pair.videoId, pair.mediaId, pair.referenceId, pair.referenceMediaId, JSON.stringify(offsets)],
  );
}
