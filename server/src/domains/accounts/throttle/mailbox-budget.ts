import { mailboxOf } from '../../../kit/email-address.ts';
import type { Platform } from '../../../platform/context.ts';
import type { AccountMail } from '../mail/send-account-mail.job.ts';
import { throttleKey } from './throttle-key.ts';
import { forgiveThrottle, lockThrottle, writeThrottle } from './throttle-queries.ts';
import { mailboxPolicy, nextAttempt } from './throttle-rules.ts';

/** Whether somebody other than a mailbox's owner can cause such a mail to be sent there. */
const isAskedByStrangers: Readonly<Record<AccountMail['kind'], boolean>> = {
  'verify-email': true,
  'already-registered': true,
  'reset-password': true,
  'change-email': true,
  'email-changed': false,
  'password-changed': false,
  'new-device': false,
  'second-factor-changed': false,
  'google-connected': false,
  'deletion-requested': false,
  'account-deleted': false,
  'export-ready': false,
  // Strangers' reports cause it, but no more often than its batching allows.
  'look-first': false,
  'urgent-request': false,
  'answer-due': false,
  'answer-late': false,
  statement: false,
};

type Parts = Pick<Platform, 'db' | 'config'>;

const keyOf = ({ config }: Parts, kind: AccountMail['kind'], to: string): Buffer =>
  throttleKey(config.secret, 'mailbox', kind, mailboxOf(to));

/**
 * Counts a letter; false: the mailbox has had enough of this kind, whichever of its addresses they went to.
 */
export async function takeFromMailbox(parts: Parts, kind: AccountMail['kind'], to: string): Promise<boolean> {
  if (!isAskedByStrangers[kind]) return true;
  const key = keyOf(parts, kind, to);
  return parts.db.transaction(async (transaction) => {
    const outcome = nextAttempt(mailboxPolicy, await lockThrottle(transaction, key), Date.now());
    if ('wait' in outcome) return false;
    await writeThrottle(transaction, key, outcome.next);
    return true;
  });
}

/** The letter could not be handed over: it will be retried, and does not count twice. */
export async function giveBackToMailbox(parts: Parts, kind: AccountMail['kind'], to: string): Promise<void> {
  if (isAskedByStrangers[kind]) await forgiveThrottle(parts.db, keyOf(parts, kind, to));
}
