import { randomInt } from 'node:crypto';
import { AppError } from '../../../kit/app-error.ts';
import type { CallContext } from '../../../platform/context.ts';
import { findAccountByEmail, lockAccount } from '../account-queries.ts';
import { confirmEmail } from '../change-account.ts';
import { createAccountNamedLike } from '../create-account.ts';
import { closeWaysIn } from '../entering/take-over.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { GooglePerson } from './google-client.ts';
import { identityOwner, insertIdentity } from './identity-queries.ts';

/**
 * The account of somebody who came from Google; a new one if there is none. An account that has confirmed the
 * same address is theirs: anyone who reads that mailbox could reset its password. An unconfirmed one may
 * belong to somebody else who typed their address: it becomes theirs, without any of its earlier ways in. `terms` is the
 * version that was shown to them; null: none was named.
 */
export function accountOf(context: CallContext, person: GooglePerson, terms: number | null): Promise<string> {
  return context.db.transaction(async (transaction) => {
    const known = await identityOwner(transaction, person.subject);
    if (known !== null) return known;
    const { email } = person;
    if (email === null || !person.isEmailVerified)
      throw new AppError('notAllowed', 'Google hasn’t confirmed your address. Confirm it there first.', {
        field: 'email',
      });

    const sameAddress = await findAccountByEmail(transaction, email);
    const account = sameAddress === null ? null : await lockAccount(transaction, sameAddress.id);
    if (account === null) {
      // The name that Google knows must not be given away here.
      const accountId = await createAccountNamedLike(
        transaction,
        context,
        `member${randomInt(10 ** 7, 10 ** 8)}`,
        {
          email,
          passwordHash: null,
          isEmailVerified: true,
          terms,
        },
      );
      await insertIdentity(transaction, { subject: person.subject, accountId, email });
      return accountId;
    }
    if (account.email_verified_at === null) {
      await closeWaysIn(transaction, context, account.id);
      await confirmEmail(transaction, context, account.id);
    }
    await insertIdentity(transaction, { subject: person.subject, accountId: account.id, email });
    await queueMail(transaction, context, { kind: 'google-connected', accountId: account.id });
    return account.id;
  });
}

/** Connects a signed-in member with a Google account, whatever its address. */
export function connect(context: CallContext, accountId: string, person: GooglePerson): Promise<void> {
  return context.db.transaction(async (transaction) => {
    const identity = { subject: person.subject, accountId, email: person.email };
    if (!(await insertIdentity(transaction, identity)))
      throw new AppError('conflict', 'This Google account is already connected to another account here.');
    await queueMail(transaction, context, { kind: 'google-connected', accountId });
  });
}
