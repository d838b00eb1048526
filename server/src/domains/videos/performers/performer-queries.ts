import type { Executor } from '../../../platform/db/database.ts';
import { evidenceSql } from '../../../platform/evidence/evidence.ts';

export interface PerformerRow {
  id: string;
  sealed_facts: Buffer;
  produced_on: string;
  recorded_at: Date;
  recorded_by: string | null;
}

export const performersOf = (db: Executor, videoId: string): Promise<PerformerRow[]> =>
  db.query<PerformerRow>(
    `select r.id, r.sealed_facts, r.produced_on::text as produced_on, r.recorded_at, p.username as recorded_by
     from performer_records r left join members p on p.id = r.recorded_by
     where r.video_id = $1 order by r.recorded_at, r.id`,
    [videoId],
  );

/** Whether at least one performer is on record, and all of them were adults. */
export const hasAdultPerformers = async (db: Executor, videoId: string): Promise<boolean> =>
  (
    await db.query<{ has: boolean | null }>(
      'select bool_and(is_adult) as has from performer_records where video_id = $1',
      [videoId],
    )
  )[0]?.has === true;

export async function insertPerformer(
  db: Executor,
  row: {
    id: string;
    videoId: string;
    videoTitle: string;
    sealedFacts: Buffer;
    producedOn: string;
    isAdult: boolean;
    recorderId: string;
  },
): Promise<void> {
  await db.query(
    `insert into performer_records (id, video_id, video_title, sealed_facts, produced_on, is_adult, recorded_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, row.videoId, row.videoTitle, row.sealedFacts, row.producedOn, row.isAdult, row.recorderId],
  );
}

/** The video of a record; null if either is gone. */
export const videoOfPerformer = async (db: Executor, id: string): Promise<string | null> =>
  (
    await db.query<{ video_id: string | null }>('select video_id from performer_records where id = $1', [id])
  )[0]?.video_id ?? null;

export async function deletePerformer(db: Executor, id: string): Promise<void> {
  await db.query('delete from performer_records where id = $1', [id]);
}

/**
 * Deletes records past their retention time whose video is gone or removed, and not evidence; not while its uploader, or
 * whoever recorded them, is under a hold.
 */
export async function deleteOldPerformers(db: Executor, years: number): Promise<void> {
  await db.query(
    `delete from performer_records r
     where r.recorded_at < now() - make_interval(years => $1)
       and not exists (select from videos v where v.id = r.video_id and v.publish_status <> 'removed')
       and not ${evidenceSql('video', 'r.video_id', '(select uploader_id from videos where id = r.video_id), r.recorded_by')}`,
    [years],
  );
}
