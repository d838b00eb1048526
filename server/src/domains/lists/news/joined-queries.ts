import type { Executor } from '../../../platform/db/database.ts';

/** An episode that goes, and the one that its videos are of from now on. */
export interface JoinedEpisode {
  from: string;
  to: string;
}
const pairs = `unnest($1::uuid[], $2::uuid[]) as j (from_id, to_id)`;
const valuesOf = (joined: readonly JoinedEpisode[]): unknown[] => [
  joined.map(({ from }) => from),
  joined.map(({ to }) => to),
];

export async function moveReminders(db: Executor, joined: readonly JoinedEpisode[]): Promise<void> {
  await db.query(
    `insert into episode_reminders (member_id, episode_id, created_at, followed)
     select r.member_id, j.to_id, r.created_at, r.followed || j.from_id
     from ${pairs} join episode_reminders r on r.episode_id = j.from_id order by r.member_id, j.to_id
     on conflict do nothing`,
    valuesOf(joined),
  );
}

/** Who had both has the one that is left alone: the other went with its episode. */
export async function moveRemindersBack(db: Executor, joined: readonly JoinedEpisode[]): Promise<void> {
  await db.query(
    `update episode_reminders r set episode_id = j.from_id, followed = trim_array(r.followed, 1) from ${pairs}
     where r.episode_id = j.to_id and r.followed[cardinality(r.followed)] = j.from_id
       and not exists (select from episode_reminders o where o.member_id = r.member_id and o.episode_id = j.from_id)`,
    valuesOf(joined),
  );
}

export async function moveNewsOfEpisodes(db: Executor, joined: readonly JoinedEpisode[]): Promise<void> {
  await db.query(
    `update episode_news n set episode_id = j.to_id, followed = n.followed || j.from_id from ${pairs}
     where n.episode_id = j.from_id
       and not exists (select from episode_news o where o.episode_id = j.to_id and o.language = n.language)`,
    valuesOf(joined),
  );
}

export async function moveNewsBack(db: Executor, joined: readonly JoinedEpisode[]): Promise<void> {
  await db.query(
    `update episode_news n set episode_id = j.from_id, followed = trim_array(n.followed, 1) from ${pairs}
     where n.episode_id = j.to_id and n.followed[cardinality(n.followed)] = j.from_id
       and not exists (select from episode_news o where o.episode_id = j.from_id and o.language = n.language)`,
    valuesOf(joined),
  );
}
