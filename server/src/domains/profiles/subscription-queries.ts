import type { Followed } from '#contract/profiles.ts';
import type { Executor } from '../../platform/db/database.ts';
import { firstUuid } from '../../platform/db/first-and-last-ids.ts';
import { unblocked } from './blocks/block-queries.ts';

export interface SubscriptionRow {
  is_subscribed: boolean;
  new_subscribers_count: number;
}

/**
 * Locks a profile's count until the transaction ends; false if there is no such profile for this member: one
 * may have blocked the other. Separate statements: one that waited would use what it saw before.
 */
export async function lockSubscribers(
  db: Executor,
  subscriberId: string,
  uploaderId: string,
): Promise<boolean> {
  const held = await db.query('select 1 from profiles where id = $1 for no key update', [uploaderId]);
  if (held.length === 0) return false;
  const free = await db.query(`select 1 where ${unblocked('$1::uuid', '$2::uuid')}`, [
    subscriberId,
    uploaderId,
  ]);
  return free.length > 0;
}

/** Makes a member follow a locked uploader, or stop; updates the uploader's count. */
export async function turnSubscription(
  db: Executor,
  subscriberId: string,
  uploaderId: string,
): Promise<SubscriptionRow | null> {
  const rows = await db.query<SubscriptionRow>(
    `with c as (
       insert into subscriptions (subscriber_id, uploader_id) values ($1, $2)
       on conflict (subscriber_id, uploader_id) do update set ended = true
       returning ended
     )
     update profiles p set subscribers_count = p.subscribers_count + case when c.ended then -1 else 1 end
     from c where p.id = $2
     returning not c.ended as is_subscribed, p.subscribers_count as new_subscribers_count`,
    [subscriberId, uploaderId],
  );
  return rows[0] ?? null;
}

/** The row of a subscription just ended in the same transaction. */
export async function dropSubscription(
  db: Executor,
  subscriberId: string,
  uploaderId: string,
): Promise<void> {
  await db.query('delete from subscriptions where subscriber_id = $1 and uploader_id = $2 and ended', [
    subscriberId,
    uploaderId,
  ]);
}

/** Ends all subscriptions of a member; lowers the counts of those they followed. */
export async function dropSubscriptionsOf(db: Executor, memberId: string): Promise<void> {
  await db.query(
    `select 1 from profiles where id in (select uploader_id from subscriptions where subscriber_id = $1)
     order by id for no key update`,
    [memberId],
  );
  await db.query(
    `with gone as (delete from subscriptions where subscriber_id = $1 returning uploader_id)
     update profiles p set subscribers_count = p.subscribers_count - 1 from gone g where p.id = g.uploader_id`,
    [memberId],
  );
}

/** Ends subscriptions between two members, both ways; lowers their counts. */
export async function dropSubscriptionsBetween(db: Executor, one: string, other: string): Promise<void> {
  await db.query('select 1 from profiles where id in ($1, $2) order by id for no key update', [one, other]);
  await db.query(
    `with gone as (
       delete from subscriptions where (subscriber_id, uploader_id) in (($1, $2), ($2, $1)) returning uploader_id
     )
     update profiles p set subscribers_count = p.subscribers_count - 1 from gone g where p.id = g.uploader_id`,
    [one, other],
  );
}

/** Members who follow an uploader, in pages: `after` is the last id of the previous page. */
export const subscribersOf = async (
  db: Executor,
  uploaderId: string,
  { limit, after }: { limit: number; after: string | null },
): Promise<string[]> =>
  (
    await db.query<{ subscriber_id: string }>(
      `select subscriber_id from subscriptions
       where uploader_id = $1 and subscriber_id > coalesce($2::uuid, ${firstUuid}) order by subscriber_id limit $3`,
      [uploaderId, after, limit],
    )
  ).map((row) => row.subscriber_id);

/** Whom a member follows, as far as the viewer may see them, latest first. */
export const followedBy = (
  db: Executor,
  query: { subscriberId: string; viewerId: string | null; base: string; limit: number },
): Promise<Followed[]> =>
  db.query<Followed>(
    `select p.id, p.username, p.display_name, $3 || p.avatar_key as avatar_url
     from subscriptions s join profiles p on p.id = s.uploader_id join profiles me on me.id = s.subscriber_id
     where s.subscriber_id = $1 and not s.ended and p.leaving_at is null and (me.leaving_at is null or me.id = $2::uuid)
       and ${unblocked('$2::uuid', 'p.id')} and ${unblocked('$2::uuid', 's.subscriber_id')}
     order by s.created_at desc, p.id desc limit $4`,
    [query.subscriberId, query.viewerId, query.base, query.limit],
    'followed_by',
  );

export const subscriptionRecords = (db: Executor, memberId: string): Promise<Record<string, unknown>[]> =>
  db.query(
    `select p.username, s.created_at from subscriptions s join profiles p on p.id = s.uploader_id
     where s.subscriber_id = $1 and not s.ended order by s.created_at`,
    [memberId],
  );
