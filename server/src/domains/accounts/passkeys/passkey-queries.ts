import type { Executor } from '../../../platform/db/database.ts';

export interface PasskeyRow {
  id: string;
  account_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}
const columns =
  'id, account_id, credential_id, public_key, counter, transports, name, created_at, last_used_at';

export const listPasskeys = (db: Executor, accountId: string): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>(`select ${columns} from passkeys where account_id = $1 order by created_at`, [
    accountId,
  ]);

/** By the id the browser knows it by. */
export const findPasskey = async (db: Executor, credentialId: Buffer): Promise<PasskeyRow | null> =>
  (
    await db.query<PasskeyRow>(`select ${columns} from passkeys where credential_id = $1`, [credentialId])
  )[0] ?? null;

export interface NewPasskeyRow {
  id: string;
  accountId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: readonly string[];
  name: string;
  isBackedUp: boolean;
}
/** Answers false if the credential is already registered. */
export async function insertPasskey(db: Executor, row: NewPasskeyRow): Promise<boolean> {
  const rows = await db.query(
    `insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, is_backed_up)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
    [
      row.id,
      row.accountId,
      row.credentialId,
      row.publicKey,
      row.counter,
      row.transports,
      row.name,
      row.isBackedUp,
    ],
  );
  return rows.length > 0;
}

export async function markPasskeyUsed(
  db: Executor,
  id: string,
  counter: number,
  isBackedUp: boolean,
): Promise<void> {
  await db.query('update passkeys set counter = $2, is_backed_up = $3, last_used_at = now() where id = $1', [
    id,
    counter,
    isBackedUp,
  ]);
}

export const renamePasskeyRow = async (
  db: Executor,
  accountId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | null> =>
  (
    await db.query<PasskeyRow>(
      `update passkeys set name = $3 where id = $2 and account_id = $1 returning ${columns}`,
      [accountId, id, name],
    )
  )[0] ?? null;

export async function deletePasskeyRow(db: Executor, accountId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from passkeys where account_id = $1 and id = $2 returning id', [
    accountId,
    id,
  ]);
  return rows.length > 0;
}

/** All passkeys of an account, and the challenges for new ones that its browsers have not answered yet. */
export async function deletePasskeyRows(db: Executor, accountId: string): Promise<void> {
  await db.query('delete from passkeys where account_id = $1', [accountId]);
  await db.query('delete from passkey_challenges where account_id = $1', [accountId]);
}

export async function insertChallenge(
  db: Executor,
  row: { hash: Buffer; accountId: string | null; expiresAt: Date },
): Promise<void> {
  await db.query(
    'insert into passkey_challenges (challenge_hash, account_id, expires_at) values ($1, $2, $3)',
    [row.hash, row.accountId, row.expiresAt],
  );
}

/** Uses up a challenge; answers whether it was ours, for this account (or for anybody), and in time. */
export async function takeChallenge(db: Executor, hash: Buffer, accountId: string | null): Promise<boolean> {
  const rows = await db.query(
    `delete from passkey_challenges where challenge_hash = $1 and account_id is not distinct from $2
     and expires_at > now() returning challenge_hash`,
    [hash, accountId],
  );
  return rows.length > 0;
}

export async function deleteOldChallenges(db: Executor): Promise<void> {
  await db.query('delete from passkey_challenges where expires_at < now()');
}
