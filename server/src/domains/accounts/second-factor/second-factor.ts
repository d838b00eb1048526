import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { AppError } from '../../../kit/app-error.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { keyIdOf, keysOf, newestKey } from '../../../platform/site-keys.ts';
import type { AccountRow } from '../account-queries.ts';
import { tellAccountChanged } from '../change-account.ts';
import { enter } from '../entering/admit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { codeAttempt } from '../throttle/attempt.ts';
import { readToken, takeToken } from '../tokens/account-token.ts';
import { seal, unseal } from './sealed-secret.ts';
import {
  deleteTotp,
  lockTotp,
  replaceRecoveryCodes,
  spendTotpStep,
  takeRecoveryCode,
  writeTotpSecret,
} from './second-factor-queries.ts';
import { base32, matchingStep, totpAddress } from './totp.ts';

const recoveryCodeCount = 10;
/** Without letters that are mistaken for one another. */
const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

const wrongCode = (): AppError =>
  new AppError('badCredentials', 'That code isn’t right. Enter the current one from your app.', {
    field: 'p_code',
    hint: 'mfa_verification_failed',
  });

/** Fifty bits each: the site's key in the hash stops anyone with the table from trying them all. */
const hashRecoveryCode = (siteKey: string, accountId: string, code: string): Buffer =>
  createHmac('sha256', siteKey).update(`recovery code\0${accountId}\0${code}`).digest();

const newRecoveryCode = (): string => {
  const letters = Array.from({ length: 10 }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join(
    '',
  );
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

/** A new secret for an authenticator. It guards nothing until a code from it has been shown. */
export async function beginTotp(
  context: CallContext,
  account: AccountRow,
): Promise<{ secret: string; address: string }> {
  const secret = randomBytes(20);
  const { secret: siteSecret, settings } = context.config;
  if (!(await writeTotpSecret(context.db, account.id, seal(siteSecret, account.id, secret))))
    throw new AppError('conflict', 'You’ve already set up an authenticator app.');
  return { secret: base32(secret), address: totpAddress(secret, settings.siteName, account.username) };
}

/** Activates the authenticator with its first code. Answers the recovery codes, shown only this once. */
export function confirmTotp(context: CallContext, account: AccountRow, code: string): Promise<string[]> {
  return codeAttempt(context, account.id, () =>
    context.db.transaction(async (transaction) => {
      const totp = await lockTotp(transaction, account.id);
      if (totp === null || totp.confirmed_at !== null)
        throw new AppError('conflict', 'There’s no authenticator app to confirm. Set one up first.');
      await spendTotp(transaction, context, account.id, code);
      await tellAccountChanged(transaction, context, account.id);
      await queueMail(transaction, context, {
        kind: 'second-factor-changed',
        accountId: account.id,
        change: 'We now ask for a code from your authenticator app when you log in.',
      });
      return renewCodes(transaction, context, account.id);
    }),
  );
}

/** Ten new recovery codes; the old ones become invalid. */
export const renewRecoveryCodes = (context: CallContext, account: AccountRow): Promise<string[]> =>
  context.db.transaction(async (transaction) => {
    const totp = await lockTotp(transaction, account.id);
    if (totp?.confirmed_at == null)
      throw new AppError('conflict', 'You haven’t set up an authenticator app.');
    await queueMail(transaction, context, {
      kind: 'second-factor-changed',
      accountId: account.id,
      change: 'Your account has new recovery codes. The old ones no longer work.',
    });
    return renewCodes(transaction, context, account.id);
  });

async function renewCodes(
  transaction: TransactionExecutor,
  { config }: CallContext,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const key = newestKey(config.secret);
  const hashes = codes.map((code) => hashRecoveryCode(key, accountId, code));
  await replaceRecoveryCodes(transaction, accountId, keyIdOf(key), hashes);
  return codes;
}

/** Removes the second factor. Answers whether there was an active one. */
export const endTotp = (context: CallContext, accountId: string): Promise<boolean> =>
  context.db.transaction(async (transaction) => {
    const wasUsed = await deleteTotp(transaction, accountId);
    if (wasUsed) {
      await tellAccountChanged(transaction, context, accountId);
      await queueMail(transaction, context, {
        kind: 'second-factor-changed',
        accountId,
        change: 'We no longer ask for a code from your authenticator app when you log in.',
      });
    }
    return wasUsed;
  });

/**
 * Lets in somebody who proved the first factor and shows the second: a code from the app, or a recovery code.
 */
export async function completeSignIn(
  context: CallContext,
  challenge: string,
  typed: string,
): Promise<{ accountId: string; session: OpenedSession }> {
  const { account_id: accountId } = await readToken(context.db, challenge, 'second-factor');
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  const refused = (error: unknown): never => {
    noteSecurity(context, 'sign-in', 'second-factor-refused', {
      subject: { account: accountId },
      requestId: context.request.id,
    });
    throw error;
  };
  await codeAttempt(context, accountId, () =>
    context.db.transaction(async (transaction) => {
      if (/^\d{6}$/.test(code)) await spendTotp(transaction, context, accountId, code);
      else await spendRecoveryCode(transaction, context, accountId, code);
      await takeToken(transaction, challenge, 'second-factor');
    }),
  ).catch(refused);
  return { accountId, session: await enter(context, accountId) };
}

async function spendTotp(
  transaction: TransactionExecutor,
  { config }: CallContext,
  accountId: string,
  typed: string,
): Promise<void> {
  const totp = await lockTotp(transaction, accountId);
  const code = typed.replace(/\s/g, '');
  const step =
    totp === null
      ? null
      : matchingStep(unseal(config.secret, accountId, totp.secret), code, Date.now(), totp.last_step);
  if (step === null) throw wrongCode();
  await spendTotpStep(transaction, accountId, step);
}

async function spendRecoveryCode(
  transaction: TransactionExecutor,
  context: CallContext,
  accountId: string,
  code: string,
): Promise<void> {
  const written = `${code.slice(0, 5)}-${code.slice(5)}`;
  if (
    !(await takeRecoveryCode(
      transaction,
      accountId,
      keysOf(context.config.secret).map((key) => hashRecoveryCode(key, accountId, written)),
    ))
  )
    throw wrongCode();
  await queueMail(transaction, context, {
    kind: 'second-factor-changed',
    accountId,
    change: 'Someone logged in to your account with a recovery code. It no longer works.',
  });
}
