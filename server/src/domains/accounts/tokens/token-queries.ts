import type { Executor } from '../../../platform/db/database.ts';

export interface TokenRow {
  account_id: string;
  details: Record<string, unknown>;
}

export async function insertToken(
  db: Executor,
  row: { hash: Buffer; accountId: string; purpose: string; details: object; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into account_tokens (token_hash, account_id, purpose, details, expires_at) values ($1, $2, $3, $4, $5)`,
    [row.hash, row.accountId, row.purpose, JSON.stringify(row.details), row.expiresAt],
  );
}

/**
 * Uses up a token; null if it is unknown, used or too old. Of two attempts at the same moment one gets it.
 */
export const takeTokenRow = async (db: Executor, hash: Buffer, purpose: string): Promise<TokenRow | null> =>
  (
    await db.query<TokenRow>(
      `delete from account_tokens where token_hash = $1 and purpose = $2 and expires_at > now()
       returning account_id, details`,
      [hash, purpose],
    )
  )[0] ?? null;

export const readTokenRow = async (db: Executor, hash: Buffer, purpose: string): Promise<TokenRow | null> =>
  (
    await db.query<TokenRow>(
      `select account_id, details from account_tokens
       where token_hash = $1 and purpose = $2 and expires_at > now()`,
      [hash, purpose],
    )
  )[0] ?? null;

export async function deleteTokens(
  db: Executor,
  accountId: string,
  purposes: readonly string[],
): Promise<void> {
  await db.query('delete from account_tokens where account_id = $1 and purpose = any($2)', [
    accountId,
    purposes,
  ]);
}

export async function deleteAllTokens(db: Executor, accountId: string): Promise<void> {
  await db.query('delete from account_tokens where account_id = $1', [accountId]);
}
