import { limits } from '#contract/limits.ts';
import type { Executor } from '../../../platform/db/database.ts';

export const remindersAmong = async (
  db: Executor,
  memberId: string,
  episodeIds: readonly string[],
): Promise<string[]> =>
  (
    await db.query<{ episode_id: string }>(
      `select episode_id from episode_reminders where member_id = $1 and episode_id = any ($2::uuid[])
       order by episode_id`,
      [memberId, episodeIds],
      'reminders_among',
    )
  ).map(({ episode_id }) => episode_id);

/** The oldest go where there are too many. */
export async function insertReminder(db: Executor, memberId: string, episodeId: string): Promise<void> {
  await db.query(
    `with added as (
       insert into episode_reminders (member_id, episode_id) select id, $2 from members where id = $1
       on conflict do nothing)
     delete from episode_reminders where member_id = $1 and episode_id in (
       select episode_id from episode_reminders where member_id = $1
       order by created_at desc, episode_id offset $3)`,
    [memberId, episodeId, limits.remindersPerMember],
  );
}

export async function deleteReminder(db: Executor, memberId: string, episodeId: string): Promise<void> {
  await db.query('delete from episode_reminders where member_id = $1 and episode_id = $2', [
    memberId,
    episodeId,
  ]);
}

/** Episodes of which somebody wants to be reminded and that are no news, after one of them in the order of their ids. */
export const remindedEpisodes = async (
  db: Executor,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> =>
  (
    await db.query<{ episode_id: string }>(
      `select distinct r.episode_id from episode_reminders r
       where r.episode_id > $1 and not exists (select from episode_news n
         where n.episode_id = r.episode_id and n.is_first and n.told_at is null)
       order by r.episode_id limit $2`,
      [after, limit],
    )
  ).map(({ episode_id }) => episode_id);

/** Nobody has to be reminded of it any more. */
export async function dropReminders(db: Executor, episodeId: string): Promise<void> {
  await db.query('delete from episode_reminders where episode_id = $1', [episodeId]);
}
