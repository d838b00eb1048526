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
