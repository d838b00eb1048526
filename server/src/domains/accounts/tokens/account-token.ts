import { AppError } from '../../../kit/app-error.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hashToken, newToken } from './secret-token.ts';
import { insertToken, readTokenRow, type TokenRow, takeTokenRow } from './token-queries.ts';

/** What a token lets its holder do, and for how many minutes. */
export const tokenLives = {
  'verify-email': 24 * 60,
  'reset-password': 60,
  'change-email-old': 24 * 60,
  'change-email-new': 24 * 60,
  'second-factor': 10,
  'protocol-code': 5,
} as const;
export type TokenPurpose = keyof typeof tokenLives;

export async function issueToken(
  db: Executor,
  accountId: string,
  purpose: TokenPurpose,
  details: object = {},
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + tokenLives[purpose] * 60_000);
  await insertToken(db, { hash: hashToken(token), accountId, purpose, details, expiresAt });
  return token;
}

export const spentLink = (): AppError =>
  new AppError('notFound', 'This link has expired or has already been used. Please ask for a new one.', {
    hint: 'otp_expired',
  });

/** Uses up a token. Throws `notFound` if it is no longer valid. */
export async function takeToken(db: Executor, token: string, purpose: TokenPurpose): Promise<TokenRow> {
  const row = await takeTokenRow(db, hashToken(token), purpose);
  if (row === null) throw spentLink();
  return row;
}

/** Checks a token without using it up. */
export async function readToken(db: Executor, token: string, purpose: TokenPurpose): Promise<TokenRow> {
  const row = await readTokenRow(db, hashToken(token), purpose);
  if (row === null) throw spentLink();
  return row;
}
