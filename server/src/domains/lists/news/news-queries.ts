import type { Executor } from '../../../platform/db/database.ts';
import { unblocked } from '../../profiles/index.ts';
import { cardsJson } from '../../videos/index.ts';
import type { NewVersionRow } from '../../works/index.ts';
import { followingStatuses } from '../entry-rules.ts';

const following = `(${followingStatuses.map((status) => `'${status}'`).join(', ')})`;

/** Notes first versions of which it was not known. */
export async function insertNews(db: Executor, rows: readonly NewVersionRow[]): Promise<void> {
  await db.query(
    `insert into episode_news (episode_id, language, work_id, video_id, is_first)
     select n.episode_id, n.language, n.work_id, n.video_id, n.is_first
     from json_populate_recordset(null::episode_news, $1::json) n
     join published_videos v on v.id = n.video_id
     order by n.episode_id, n.language on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Works of which there is something to tell, and nothing was told today (UTC). */
export const worksWithNews = async (db: Executor, limit: number): Promise<string[]> =>
  (
    await db.query<{ work_id: string }>(
      `select distinct n.work_id from episode_news n
       where n.told_at is null and not exists (select from episode_news o
         where o.work_id = n.work_id and o.told_at >= date_trunc('day', now(), 'UTC'))
       limit $1`,
      [limit],
    )
  ).map(({ work_id }) => work_id);

export interface NewsRow {
  episode_id: string;
  /** Empty: nobody said it. */
  language: string;
  video_id: string;
  is_first: boolean;
}

/** What nobody was told of a work, the oldest first. What is not published any more is no news. */
export const newsOf = (db: Executor, workId: string): Promise<NewsRow[]> =>
  db.query<NewsRow>(
    `select n.episode_id, n.language, n.video_id, n.is_first
     from episode_news n join published_videos v on v.id = n.video_id
     where n.work_id = $1 and n.told_at is null order by n.found_at, v.published_at, n.video_id`,
    [workId],
  );

export interface Listening {
  workId: string;
  /** Who hears of versions in this language alone; null: who hears of the first. */
  language: string | null;
  /** Who wants to be reminded of these hears of them too. */
  episodeIds: readonly string[];
  /** Its uploader is nobody they blocked, or who blocked them. */
  videoId: string;
}

/** Members who want to hear of it, by id after one. */
export const listeners = async (
  db: Executor,
  { workId, language, episodeIds, videoId }: Listening,
  { limit, after }: { limit: number; after: string | null },
): Promise<string[]> =>
  (
    await db.query<{ member_id: string }>(
      `select l.member_id from (
         select e.member_id from list_entries e
         where e.work_id = $1 and e.tells_of_new and e.status in ${following}
           and e.told_language is not distinct from $2
         union select r.member_id from episode_reminders r where r.episode_id = any ($3::uuid[])) l
       where l.member_id > coalesce($6, '00000000-0000-0000-0000-000000000000'::uuid)
         and ${unblocked('l.member_id', '(select uploader_id from published_videos where id = $4)')}
       order by l.member_id limit $5`,
      [workId, language, episodeIds, videoId, limit, after],
    )
  ).map(({ member_id }) => member_id);

/** Members who want to be reminded of these episodes, by id after one. */
export const reminded = async (
  db: Executor,
  { episodeIds, videoId }: Pick<Listening, 'episodeIds' | 'videoId'>,
  { limit, after }: { limit: number; after: string | null },
): Promise<string[]> =>
  (
    await db.query<{ member_id: string }>(
      `select distinct r.member_id from episode_reminders r
       where r.episode_id = any ($1::uuid[])
         and r.member_id > coalesce($4, '00000000-0000-0000-0000-000000000000'::uuid)
         and ${unblocked('r.member_id', '(select uploader_id from published_videos where id = $2)')}
       order by r.member_id limit $3`,
      [episodeIds, videoId, limit, after],
    )
  ).map(({ member_id }) => member_id);

/** From now on it is no news, and whoever wanted to be reminded was. */
export async function noteTold(db: Executor, workId: string, news: readonly NewsRow[]): Promise<void> {
  await db.query(
    `update episode_news set told_at = now() where work_id = $1 and told_at is null
       and (episode_id, language) in (select * from unnest($2::uuid[], $3::text[]))`,
    [workId, news.map(({ episode_id }) => episode_id), news.map(({ language }) => language)],
  );
  await db.query('delete from episode_reminders where episode_id = any ($1::uuid[])', [
    news.map(({ episode_id }) => episode_id),
  ]);
}

/** What is not published any more before anybody was told; coming back it is news. */
export async function dropVanishedNews(db: Executor): Promise<void> {
  await db.query(
    `delete from episode_news n where n.told_at is null
       and not exists (select from published_videos v where v.id = n.video_id)`,
  );
}

/** Works that are looked through for news, the last changed on the list first; and days that news is new. */
const lookedThrough = 300;
const newDays = 30;

/** Cards of the newest episode of each work that a member follows, with the work. */
export async function newEpisodeCards(
  db: Executor,
  base: string,
  memberId: string,
  limit: number,
): Promise<string> {
  const rows = await db.query<{ json: string }>(
    cardsJson(
      `select v.*, w.slug as work_slug, w.title as work_title,
         row_number() over (order by n.found_at desc, v.id desc) as position
       from (select work_id, told_language from list_entries
         where member_id = $2 and tells_of_new and status in ${following}
         order by updated_at desc, work_id limit ${lookedThrough}) e
       join published_works w on w.id = e.work_id
       cross join lateral (
         select n.video_id, n.found_at from episode_news n join published_videos p on p.id = n.video_id
         where n.work_id = e.work_id and n.found_at > now() - interval '${newDays} days'
           and case when e.told_language is null then n.is_first else n.language = e.told_language end
         order by n.found_at desc, p.published_at desc, n.video_id limit 1) n
       join published_videos v on v.id = n.video_id
       order by n.found_at desc, v.id desc limit $3`,
      ', v.work_slug, v.work_title',
    ),
    [base, memberId, limit],
    'new_episode_cards',
  );
  return rows[0]?.json ?? '[]';
}

/** What is new of a work is new of the one that it was merged into. */
export async function moveNews(db: Executor, from: string, to: string): Promise<void> {
  await db.query('update episode_news set work_id = $2 where work_id = $1', [from, to]);
}

/** What is new of an episode is new of the work that this is of now. */
export async function placeNews(db: Executor, workIds: readonly string[]): Promise<void> {
  await db.query(
    `update episode_news n set work_id = p.work_id from episode_places p
     where p.episode_id = n.episode_id and n.work_id <> p.work_id
       and (n.work_id = any ($1::uuid[]) or p.work_id = any ($1::uuid[]))`,
    [workIds],
  );
}
