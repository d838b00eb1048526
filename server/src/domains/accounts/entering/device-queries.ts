import { limits } from '#contract/limits.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** Whether this browser has signed in to the account before. */
export const isKnownDevice = async (db: Executor, accountId: string, deviceHash: Buffer): Promise<boolean> =>
  (
    await db.query('select from account_devices where account_id = $1 and device_hash = $2', [
      accountId,
      deviceHash,
    ])
  ).length > 0;

/** Records a browser that signed in. Answers whether it is new to an account that knew others before. */
export async function rememberDevice(db: Executor, accountId: string, deviceHash: Buffer): Promise<boolean> {
  const rows = await db.query<{ is_stranger: boolean }>(
    `with others as (select count(*)::int as n from account_devices where account_id = $1),
     known as (update account_devices set last_seen_at = now() where account_id = $1 and device_hash = $2 returning 1),
     added as (insert into account_devices (account_id, device_hash)
       select $1, $2 where not exists (select from known) on conflict do nothing)
     select others.n > 0 and not exists (select from known) as is_stranger from others`,
    [accountId, deviceHash],
  );
  return rows[0]?.is_stranger ?? false;
}

/** Browsers not seen for a year count as strangers again. */
export async function deleteOldDevices(db: Executor): Promise<void> {
  await db.query(
    `delete from account_devices where last_seen_at < now() - interval '${limits.deviceDays} days'`,
  );
}
