import { AppError } from '../../../kit/app-error.ts';
import type { CallContext, Platform } from '../../../platform/context.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { accountChangedTopic, accountDeleted } from '../account-facts.ts';
import { type AccountRow, findAccount, isLastAdmin, lockAccount, lockAdmins } from '../account-queries.ts';
import { deletionMoment } from '../account-rules.ts';
import { tellAccountChanged } from '../change-account.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { clearDeletionRequest, deleteAccountRows, writeDeletionRequest } from './leaving-queries.ts';

/**
 * Begins the days in which members can change their minds, and ends every session. Answers when the account
 * will be gone.
 */
export async function beginLeaving(context: CallContext, account: AccountRow): Promise<Date> {
  return context.db.transaction(async (transaction) => {
    await lockAdmins(transaction);
    if (account.role === 'admin' && (await isLastAdmin(transaction, account.id)))
      throw new AppError('conflict', 'The last admin can’t leave. Make someone else an admin first.');
    const requestedAt = await writeDeletionRequest(transaction, account.id);
    await tellAccountChanged(transaction, context, account.id);
    await endSessions(transaction, context, account.id, { except: null });
    await queueMail(transaction, context, { kind: 'deletion-requested', accountId: account.id });
    return deletionMoment(requestedAt);
  });
}

/** Answers whether the account was leaving. */
export const stay = (context: CallContext, accountId: string): Promise<boolean> =>
  context.db.transaction(async (transaction) => {
    const wasLeaving = await clearDeletionRequest(transaction, accountId);
    if (wasLeaving) await tellAccountChanged(transaction, context, accountId);
    return wasLeaving;
  });

/**
 * Deletes an account and everything its owner owns: each domain lets go of its part on `account.deleted`, in
 * the same transaction. `still` says whether it should still go, now that the row is locked. Can run twice.
 */
export const purgeAccount = (
  platform: Pick<Platform, 'db' | 'facts' | 'jobs'>,
  accountId: string,
  still: (account: AccountRow) => boolean,
  { tellsOwner }: { tellsOwner: boolean },
): Promise<boolean> =>
  platform.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const account = await findAccount(transaction, accountId);
    if (account === null || !still(account)) return false;
    await endSessions(transaction, platform, accountId, { except: null });
    await platform.facts.state(transaction, accountDeleted, { accountId, username: account.username });
    await deleteAccountRows(transaction, accountId);
    await notify(transaction, accountChangedTopic, { accountId });
    if (tellsOwner)
      await queueMail(transaction, platform, {
        kind: 'account-deleted',
        to: account.email,
        username: account.username,
      });
    return true;
  });
