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

export const hasProfile = async (db: Executor, id: string): Promise<boolean> =>
  (await db.query('select 1 from profiles where id = $1', [id], 'has_profile')).length > 0;
