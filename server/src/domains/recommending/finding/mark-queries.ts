import type { Executor } from '../../../platform/db/database.ts';
import { recommendingWeights as weights } from '../weights.ts';

/** Why the neighbours of a video are found anew; the first go first. */
export const causes = { takenBack: 0, changed: 1, watched: 2, besideNew: 3 } as const;
export type Cause = (typeof causes)[keyof typeof causes];

export async function markVideos(db: Executor, videoIds: readonly string[], cause: Cause): Promise<void> {
  await db.query(
    'insert into neighbor_marks (video_id, cause) select unnest($1::uuid[]), $2',
    [videoIds, cause],
    'mark_videos',
  );
}

/** Marks everything that a member watched and likes, as far as it counts. */
export async function markAllOf(db: Executor, memberId: string): Promise<void> {
  await db.query(
    `insert into neighbor_marks (video_id, cause)
     select video_id, ${causes.takenBack} from (
       (select video_id from watched_by_members where member_id = $1
        order by watched_at desc, video_id desc limit ${weights.lastWatched})
       union (select video_id from newest_liked($1, ${weights.lastLiked}))
       union (
         select p.video_id from shown_playlist_videos p where p.owner_id = $1 limit 2000)
       union (
         select v.video_id from listed_works l join lateral (
           select video_id from videos_of_works where work_id = l.work_id limit 1) v on true where l.member_id = $1)) own`,
    [memberId],
  );
}

/** Videos that are marked, those first whose mark weighs most, with the gravest cause of each. */
export const markedVideos = (db: Executor, limit: number): Promise<{ video_id: string; cause: Cause }[]> =>
  db.query(
    `select video_id, min(cause)::int as cause
     from (select video_id, cause from neighbor_marks order by cause, id limit $1) m group by video_id order by min(cause)`,
    [limit],
    'marked_videos',
  );

/** Takes the marks of these videos away that are there now; what is marked from here on waits for the next time. */
export async function takeMarks(db: Executor, videoIds: readonly string[]): Promise<void> {
  await db.query('delete from neighbor_marks where video_id = any ($1::uuid[])', [videoIds], 'take_marks');
}

/** What is most like these videos is marked too, so that it hears of them. */
export async function markBeside(db: Executor, videoIds: readonly string[]): Promise<void> {
  await db.query(
    `insert into neighbor_marks (video_id, cause)
     select distinct o.id, ${causes.besideNew} from video_neighbors n
     join video_audiences a on a.video_id = n.video_id and a.members < ${weights.newMembers}
     cross join lateral unnest(n.neighbor_ids[1:12]) o (id)
     where n.video_id = any ($1::uuid[]) and o.id <> all ($1::uuid[])`,
    [videoIds],
    'mark_beside',
  );
}

export interface LaneRow {
  lane: number;
  after_id: string;
  until_id: string;
}

/** The lanes of a round that did not come to its end and is not too old to go on with. */
export const lanesToGoOnWith = (db: Executor, hours: number): Promise<LaneRow[]> =>
  db.query<LaneRow>(
    `select lane, after_id, until_id from neighbor_rounds
     where ended_at is null and began_at > now() - $1 * interval '1 hour' order by lane`,
    [hours],
  );

/** Whether a round was ever begun. */
export const isBegun = async (db: Executor): Promise<boolean> =>
  (await db.query('select from neighbor_rounds limit 1')).length > 0;

export async function beginLanes(db: Executor, lanes: readonly LaneRow[]): Promise<void> {
  await db.query('delete from neighbor_rounds');
  await db.query(
    `insert into neighbor_rounds (lane, after_id, until_id, began_at)
     select lane, after_id, until_id, now() from json_to_recordset($1::json) as l (lane smallint, after_id uuid, until_id uuid)`,
    [JSON.stringify(lanes)],
  );
}
export async function noteReached(db: Executor, lane: number, after: string): Promise<void> {
  await db.query('update neighbor_rounds set after_id = $2 where lane = $1', [lane, after], 'note_reached');
}
export async function endLane(db: Executor, lane: number): Promise<void> {
  await db.query('update neighbor_rounds set ended_at = now() where lane = $1', [lane]);
}
