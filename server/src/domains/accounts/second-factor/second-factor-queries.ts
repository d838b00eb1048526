import type { Executor } from '../../../platform/db/database.ts';

/** Whether a password alone is not enough to open the account. */
export const hasSecondFactor = async (db: Executor, accountId: string): Promise<boolean> =>
  (await db.query('select from account_totp where account_id = $1 and confirmed_at is not null', [accountId]))
    .length > 0;

export interface TotpRow {
  secret: Buffer;
  confirmed_at: Date | null;
  last_step: number;
}

/** The authenticator of an account; locked until the transaction ends, so that a code is used only once. */
export const lockTotp = async (db: Executor, accountId: string): Promise<TotpRow | null> =>
  (
    await db.query<TotpRow>(
      'select secret, confirmed_at, last_step from account_totp where account_id = $1 for update',
      [accountId],
    )
  )[0] ?? null;

/** Starts with a new secret; one already in use stays. Answers whether it was written. */
export async function writeTotpSecret(db: Executor, accountId: string, secret: Buffer): Promise<boolean> {
  const rows = await db.query(
    `insert into account_totp (account_id, secret) values ($1, $2)
     on conflict (account_id) do update set secret = excluded.secret, last_step = 0, created_at = now()
     where account_totp.confirmed_at is null returning account_id`,
    [accountId, secret],
  );
  return rows.length > 0;
}

export async function spendTotpStep(db: Executor, accountId: string, step: number): Promise<void> {
  await db.query(
    `update account_totp set last_step = $2, confirmed_at = coalesce(confirmed_at, now()) where account_id = $1`,
    [accountId, step],
  );
}

export async function deleteTotp(db: Executor, accountId: string): Promise<boolean> {
  await db.query('delete from recovery_codes where account_id = $1', [accountId]);
  const rows = await db.query<{ was_used: boolean }>(
    'delete from account_totp where account_id = $1 returning confirmed_at is not null as was_used',
    [accountId],
  );
  return rows[0]?.was_used ?? false;
}

export async function replaceRecoveryCodes(
  db: Executor,
  accountId: string,
  keyId: Buffer,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.query('delete from recovery_codes where account_id = $1', [accountId]);
  await db.query(
    'insert into recovery_codes (account_id, key_id, code_hash) select $1, $2, unnest($3::bytea[])',
    [accountId, keyId, hashes],
  );
}

/** Uses up a recovery code, by its hash under any of the site's keys; answers whether it was valid. */
export async function takeRecoveryCode(
  db: Executor,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const rows = await db.query(
    'delete from recovery_codes where account_id = $1 and code_hash = any($2) returning account_id',
    [accountId, hashes],
  );
  return rows.length > 0;
}

/**
 * Members whose recovery codes are hashed under another key than this: they are valid while that key is still
 * there.
 */
export const countOlderRecoveryCodes = async (db: Executor, keyId: Buffer): Promise<number> =>
  (
    await db.query<{ n: number }>(
      'select count(distinct account_id)::int as n from recovery_codes where key_id is distinct from $1',
      [keyId],
    )
  )[0]?.n ?? 0;

export const countRecoveryCodes = async (db: Executor, accountId: string): Promise<number> =>
  (
    await db.query<{ n: number }>('select count(*)::int as n from recovery_codes where account_id = $1', [
      accountId,
    ])
  )[0]?.n ?? 0;
