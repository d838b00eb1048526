import type { NotificationKind } from '#contract/notifications.ts';
import type { Executor } from '../../platform/db/database.ts';
import { unblocked } from '../profiles/index.ts';
import { shieldedKinds } from './notification-rules.ts';

/** What happened, the same for several members. */
export interface Happening {
  kind: NotificationKind;
  /** Who did it; null: the site. */
  actorId: string | null;
  videoId: string | null;
  /** What else it refers to, by kind. */
  subjectId: string | null;
  details: Readonly<Record<string, string>>;
}

/**
 * Writes a notification for each member who does not already have it, has not blocked the actor and is not
 * blocked by them, and counts it as unread. Answers the members it was written for.
 */
export const insertNotifications = (
  db: Executor,
  rows: readonly { id: string; memberId: string }[],
  { kind, actorId, videoId, subjectId, details }: Happening,
): Promise<{ id: string; member_id: string }[]> =>
  db.query<{ id: string; member_id: string }>(
    `with added as (
       insert into notifications (id, member_id, kind, actor_id, video_id, subject_id, details)
       select n.id, n.member_id, $3, $4::uuid, $5::uuid, $6::uuid, $7::jsonb
       from unnest($1::uuid[], $2::uuid[]) n (id, member_id)
       where ${unblocked('n.member_id', '$4::uuid')}
       on conflict do nothing returning id, member_id
     ), counted as (
       insert into notification_counts as tally (member_id, unread)
       select member_id, count(*) from added group by member_id order by member_id
       on conflict (member_id) do update set unread = tally.unread + excluded.unread
     )
     select id, member_id from added`,
    [
      rows.map(({ id }) => id),
      rows.map(({ memberId }) => memberId),
      kind,
      actorId,
      videoId,
      subjectId,
      JSON.stringify(details),
    ],
    'insert_notifications',
  );

/** Those of these members who were told of an answer that this is: they need not hear of it once more. */
export const toldOfAnswer = async (
  db: Executor,
  memberIds: readonly string[],
  { authorId, subjectId }: { authorId: string; subjectId: string },
): Promise<Set<string>> =>
  new Set(
    (
      await db.query<{ member_id: string }>(
        `select member_id from notifications where member_id = any($1::uuid[]) and kind = 'reply'
           and actor_id = $2 and subject_id = $3`,
        [memberIds, authorId, subjectId],
        'told_of_answer',
      )
    ).map(({ member_id }) => member_id),
  );

export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  details: Readonly<Record<string, string | undefined>>;
  subject_id: string | null;
  created_at: Date;
  /** Microseconds since 1970. */
  position: number;
  is_read: boolean;
  video_title: string | null;
  video_slug: string | null;
  actor_username: string | null;
  actor_name: string | null;
  actor_avatar_key: string | null;
}

const columns = `n.id, n.kind, n.details, n.subject_id, n.created_at, n.read_at is not null as is_read,
  (extract(epoch from n.created_at) * 1000000)::bigint as position, v.title as video_title, v.slug as video_slug,
  p.username as actor_username, coalesce(p.display_name, p.username) as actor_name, p.avatar_key as actor_avatar_key`;
/** A notification about a video that cannot be seen is hidden too. */
const joins = `left join published_videos v on v.id = n.video_id
  left join members p on p.id = n.actor_id`;
const seen = '(n.video_id is null or v.id is not null)';

export interface NotificationPage {
  memberId: string;
  limit: number;
  after: { position: number; id: string } | null;
  /** Keys of what the member hides. */
  hidden: readonly string[];
}

export const notificationsPage = (
  db: Executor,
  { memberId, limit, after, hidden }: NotificationPage,
): Promise<NotificationRow[]> =>
  db.query<NotificationRow>(
    `select ${columns} from notifications n ${joins}
     where n.member_id = $1 and ${seen} and not (n.kind = any ($3) and v.id is not null and v.shield_keys && $4::bigint[])
       ${after ? `and (n.created_at, n.id) < (to_timestamp(0) + $5::bigint * interval '1 microsecond', $6::uuid)` : ''}
     order by n.created_at desc, n.id desc limit $2`,
    [memberId, limit, shieldedKinds, hidden, ...(after ? [after.position, after.id] : [])],
    after ? 'notifications_after' : 'notifications_newest',
  );

/** One that is still unread, with its member. */
export const findUnread = async (
  db: Executor,
  id: string,
): Promise<(NotificationRow & { member_id: string }) | null> =>
  (
    await db.query<NotificationRow & { member_id: string }>(
      `select ${columns}, n.member_id from notifications n ${joins} where n.id = $1 and n.read_at is null and ${seen}`,
      [id],
    )
  )[0] ?? null;

export const unreadNotifications = async (db: Executor, memberId: string): Promise<number> =>
  (
    await db.query<{ unread: number }>(
      'select unread from notification_counts where member_id = $1',
      [memberId],
      'unread_notifications',
    )
  )[0]?.unread ?? 0;

/** Marks one as read, or all of a member's. False: none has this id. */
export async function markRead(db: Executor, memberId: string, id: string | null): Promise<boolean> {
  const rows = await db.query<{ found: boolean }>(
    `with found as (
       select id, read_at from notifications
       where member_id = $1 and ($2::uuid is null and read_at is null or id = $2) order by id for update
     ), marked as (
       update notifications n set read_at = now() from found f where n.id = f.id and f.read_at is null returning 1
     ), counted as (
       update notification_counts set unread = greatest(unread - (select count(*) from marked), 0) where member_id = $1
     )
     select exists (select from found) as found`,
    [memberId, id],
  );
  return rows[0]?.found ?? false;
}

/** Marks what a member was told of videos with one of these keys as read: they see it no longer. */
export const markHiddenRead = async (
  db: Executor,
  memberId: string,
  keys: readonly string[],
): Promise<boolean> =>
  (
    await db.query(
      `with marked as (
         update notifications n set read_at = now() from published_videos v
         where n.member_id = $1 and n.read_at is null and n.kind = any ($2) and v.id = n.video_id
           and v.shield_keys && $3::bigint[] returning 1
       )
       update notification_counts set unread = greatest(unread - (select count(*) from marked), 0)
       where member_id = $1 and exists (select from marked) returning 1`,
      [memberId, shieldedKinds, keys],
      'mark_hidden_read',
    )
  ).length > 0;

/** Marks what a member was told of one thing as read. False: there was nothing unread. */
export const markReadAbout = async (
  db: Executor,
  about: { memberId: string; kind: NotificationKind; subjectId: string },
): Promise<boolean> =>
  (
    await db.query(
      `with marked as (
         update notifications set read_at = now()
         where member_id = $1 and kind = $2 and subject_id = $3 and read_at is null returning 1
       )
       update notification_counts set unread = greatest(unread - (select count(*) from marked), 0)
       where member_id = $1 and exists (select from marked) returning 1`,
      [about.memberId, about.kind, about.subjectId],
      'mark_read_about',
    )
  ).length > 0;

/** Removes one, or all of a member's. False: none has this id. */
export async function deleteNotifications(
  db: Executor,
  memberId: string,
  id: string | null,
): Promise<boolean> {
  const rows = await db.query<{ found: boolean }>(
    `with gone as (
       delete from notifications where member_id = $1 and ($2::uuid is null or id = $2) returning read_at
     ), counted as (
       update notification_counts
       set unread = greatest(unread - (select count(*) from gone where read_at is null), 0) where member_id = $1
     )
     select exists (select from gone) as found`,
    [memberId, id],
  );
  return rows[0]?.found ?? false;
}

const deleted = (condition: string): string => `
  with gone as (delete from notifications where ${condition} returning member_id, read_at),
  counted as (
    update notification_counts tally set unread = greatest(tally.unread - lost.unread, 0)
    from (select member_id, count(*) as unread from gone where read_at is null group by member_id) lost
    where tally.member_id = lost.member_id
  )
  select distinct member_id from gone`;
const members = (rows: { member_id: string }[]): string[] => rows.map((row) => row.member_id);

/** Removes what two members were told about each other. Answers who was told. */
export const deleteBetween = async (db: Executor, one: string, other: string): Promise<string[]> =>
  members(
    await db.query(deleted('(member_id = $1 and actor_id = $2) or (member_id = $2 and actor_id = $1)'), [
      one,
      other,
    ]),
  );

/** Removes some of what was told about a video. Answers who was told; empty: nothing is left. */
export const deleteOfVideo = async (db: Executor, videoId: string, limit: number): Promise<string[]> =>
  members(
    await db.query(deleted('id in (select id from notifications where video_id = $1 limit $2)'), [
      videoId,
      limit,
    ]),
  );

/** Removes some that are older than this many days. Answers whether there were any. */
export const deleteOld = async (db: Executor, days: number, limit: number): Promise<boolean> =>
  (
    await db.query(
      deleted(
        `id in (select id from notifications where created_at < now() - $1 * interval '1 day' limit $2)`,
      ),
      [days, limit],
    )
  ).length > 0;

/** Removes everything told to or about a departing member. */
export async function deleteOfMember(db: Executor, memberId: string): Promise<string[]> {
  const told = members(await db.query(deleted('member_id = $1 or actor_id = $1'), [memberId]));
  await db.query('delete from notification_counts where member_id = $1', [memberId]);
  return told.filter((id) => id !== memberId);
}

/** The uploader of a video that is published now, or null. */
export const publishedBy = async (db: Executor, videoId: string): Promise<string | null> =>
  (
    await db.query<{ uploader_id: string | null }>(`select uploader_id from published_videos where id = $1`, [
      videoId,
    ])
  )[0]?.uploader_id ?? null;

/** Whether a video's subscribers have not all been told of it yet. */
export const isNews = async (db: Executor, videoId: string): Promise<boolean> =>
  (await db.query('select from announced_videos where video_id = $1', [videoId])).length === 0;
/** From now on it is no news any more, wherever it goes. */
export async function noteAnnounced(db: Executor, videoId: string): Promise<void> {
  await db.query('insert into announced_videos (video_id) values ($1) on conflict do nothing', [videoId]);
}

/** Whether anybody was told about a video. */
export const isToldOf = async (db: Executor, videoId: string): Promise<boolean> =>
  (await db.query('select 1 from notifications where video_id = $1 limit 1', [videoId])).length > 0;

/** Everything a member was told, as shown, newest first. */
export const allNotifications = (db: Executor, memberId: string): Promise<NotificationRow[]> =>
  db.query<NotificationRow>(
    `select ${columns} from notifications n ${joins} where n.member_id = $1 and ${seen}
     order by n.created_at desc, n.id desc`,
    [memberId],
  );
