import type { Executor } from '../../platform/db/database.ts';

export interface SignatureRow {
  id: string;
  version: string;
  sealed_name: Buffer;
  signed_at: Date;
}

/** The latest one a member signed. */
export const findSignature = async (db: Executor, accountId: string): Promise<SignatureRow | null> =>
  (
    await db.query<SignatureRow>(
      `select id, version, sealed_name, signed_at from agreement_signatures where account_id = $1
       order by signed_at desc limit 1`,
      [accountId],
      'agreement_signature',
    )
  )[0] ?? null;

/** Stores the words of a version at its first signature. */
export async function storeText(db: Executor, version: string, words: string): Promise<void> {
  await db.query('insert into agreement_texts (version, words) values ($1, $2) on conflict do nothing', [
    version,
    words,
  ]);
}

export async function insertSignature(
  db: Executor,
  row: { id: string; accountId: string; version: string; sealedName: Buffer },
): Promise<void> {
  await db.query(
    'insert into agreement_signatures (id, account_id, version, sealed_name) values ($1, $2, $3, $4)',
    [row.id, row.accountId, row.version, row.sealedName],
  );
}

export const signaturesOf = (
  db: Executor,
  accountId: string,
): Promise<(SignatureRow & { words: string })[]> =>
  db.query<SignatureRow & { words: string }>(
    `select s.id, s.version, s.sealed_name, s.signed_at, t.words
     from agreement_signatures s join agreement_texts t on t.version = s.version
     where s.account_id = $1 order by s.signed_at`,
    [accountId],
  );
