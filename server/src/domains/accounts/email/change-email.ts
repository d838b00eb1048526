import { AppError, badInput } from '../../../kit/app-error.ts';
import type { CallContext } from '../../../platform/context.ts';
import { type AccountRow, findAccount, lockAccount } from '../account-queries.ts';
import { emailTaken, readEmail } from '../account-rules.ts';
import { confirmEmail, tellAccountChanged } from '../change-account.ts';
import { isEmailTaken } from '../details/details-queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { spentLink, tokenLives } from '../tokens/account-token.ts';
import { hashToken } from '../tokens/secret-token.ts';
import { deleteTokens, takeTokenRow } from '../tokens/token-queries.ts';
import { confirmSide, deleteEmailChange, replaceEmail, writeEmailChange } from './email-queries.ts';

const linkPurposes = ['change-email-old', 'change-email-new'] as const;

/** Begins a change of address: each of the two gets a link, and nothing changes until both are used. */
export async function beginEmailChange(
  context: CallContext,
  account: AccountRow,
  typed: string,
  field: string,
): Promise<string> {
  const newEmail = readEmail(typed, field);
  if (newEmail === account.email) throw badInput(field, 'No changes to save.');
  // Where addresses are confirmed first, the owner of this one is told by mail, and nobody else.
  const tells = context.config.signupVerification === 'after';
  if (tells && (await isEmailTaken(context.db, newEmail, account.id)))
    throw new AppError('conflict', emailTaken, { field });
  await context.db.transaction(async (transaction) => {
    await deleteTokens(transaction, account.id, linkPurposes);
    await writeEmailChange(transaction, {
      accountId: account.id,
      newEmail,
      // Nobody has proved to be at an address that was never confirmed; a mistyped one must be fixable
      // without it.
      oldConfirmed: account.email_verified_at === null,
      expiresAt: new Date(Date.now() + tokenLives['change-email-new'] * 60_000),
    });
    await queueMail(transaction, context, { kind: 'change-email', accountId: account.id });
  });
  return newEmail;
}

export type EmailChangeState = 'waiting_for_old' | 'waiting_for_new' | 'changed';

/**
 * Uses one of the two links. With the second the address changes, and links sent to the old one become
 * invalid.
 */
export async function confirmEmailChange(context: CallContext, token: string): Promise<EmailChangeState> {
  return context.db.transaction(async (transaction) => {
    const hash = hashToken(token);
    const viaNew = await takeTokenRow(transaction, hash, 'change-email-new');
    const row = viaNew ?? (await takeTokenRow(transaction, hash, 'change-email-old'));
    if (row === null) throw spentLink();
    const accountId = row.account_id;
    const account = await lockAccount(transaction, accountId);
    const change = await confirmSide(transaction, accountId, viaNew === null ? 'old' : 'new');
    if (change === null || account === null) throw spentLink();
    if (change.old_confirmed_at === null) return 'waiting_for_old';
    if (change.new_confirmed_at === null) return 'waiting_for_new';
    await deleteEmailChange(transaction, accountId);
    // Its first confirmation makes a member, as confirming the first address would have.
    await confirmEmail(transaction, context, accountId);
    if (!(await replaceEmail(transaction, accountId, change.new_email)))
      throw new AppError('conflict', emailTaken);
    await deleteTokens(transaction, accountId, ['verify-email', 'reset-password', ...linkPurposes]);
    await tellAccountChanged(transaction, context, accountId);
    if (account.email_verified_at !== null)
      await queueMail(transaction, context, { kind: 'email-changed', accountId, to: account.email });
    return 'changed';
  });
}

/** Forgets a pending change. Answers whether there was one. */
export const cancelEmailChange = (context: CallContext, accountId: string): Promise<boolean> =>
  context.db.transaction(async (transaction) => {
    await deleteTokens(transaction, accountId, linkPurposes);
    return deleteEmailChange(transaction, accountId);
  });

/** Confirms the address a link was sent to. Answers the account, and what the link was made with. */
export const verifyEmailByToken = (
  context: CallContext,
  token: string,
): Promise<{ account: AccountRow; details: Record<string, unknown> }> =>
  context.db.transaction(async (transaction) => {
    const row = await takeTokenRow(transaction, hashToken(token), 'verify-email');
    const account = row === null ? null : await lockAccount(transaction, row.account_id);
    // The link confirms only the address it was sent to.
    if (row === null || account === null || row.details.email !== account.email) throw spentLink();
    await confirmEmail(transaction, context, account.id);
    await deleteTokens(transaction, account.id, ['verify-email']);
    return { account: (await findAccount(transaction, account.id)) ?? account, details: row.details };
  });
