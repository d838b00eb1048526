import type { Executor } from '../db/database.ts';

/** False: somebody has used it before. */
export const spendProof = async (db: Executor, challengeHash: Buffer): Promise<boolean> =>
  (
    await db.query(
      'insert into spent_proofs (challenge_hash) values ($1) on conflict do nothing returning 1',
      [challengeHash],
    )
  ).length > 0;

/** What is too old to be used again anyway. */
export const forgetProofs = (db: Executor, seconds: number): Promise<unknown> =>
  db.query(`delete from spent_proofs where spent_at < now() - $1 * interval '1 second'`, [seconds]);
