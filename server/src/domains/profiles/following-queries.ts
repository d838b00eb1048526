import type { Executor } from '../../platform/db/database.ts';

/** Whether a member follows another. */
export const isSubscribed = async (
  db: Executor,
  subscriberId: string,
  uploaderId: string,
): Promise<boolean> =>
  (
    await db.query(
      'select 1 from subscriptions where subscriber_id = $1 and uploader_id = $2 and not ended',
      [subscriberId, uploaderId],
      'is_subscribed',
    )
  ).length > 0;

/** For statements of other domains: `uploader_id` of all whom the member in this SQL expression follows. */
export const followedOf = (memberId: string): string =>
  `(select uploader_id from subscriptions where subscriber_id = ${memberId} and not ended)`;

/**
 * Condition for statements of other domains: the member in this SQL expression has asked for their account to
 * be deleted.
 */
export const leaves = (memberId: string): string =>
  `exists (select from profiles where id = ${memberId} and leaving_at is not null)`;

export const hasProfile = async (db: Executor, id: string): Promise<boolean> =>
  (await db.query('select 1 from profiles where id = $1', [id], 'has_profile')).length > 0;
