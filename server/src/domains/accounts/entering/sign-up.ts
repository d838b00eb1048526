import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { CallContext } from '../../../platform/context.ts';
import { type AccountRow, findAccount } from '../account-queries.ts';
import { emailTaken, readEmail, readPersonName, readUsername } from '../account-rules.ts';
import { createAccount } from '../create-account.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { ProtocolReturn } from '../mail/send-account-mail.job.ts';
import { hashNewPassword } from '../passwords/new-password.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { enterWithin } from './admit.ts';

export interface SignUp {
  email: string;
  password: string;
  username: string;
  displayName?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  protocol?: ProtocolReturn;
  /** The version of the terms that was shown; null: none was named. */
  terms: number | null;
}

/** Names of the fields in the caller's protocol, for refusals. */
export interface SignUpFields {
  email: string;
  password: string;
  username: string;
  displayName: string;
  firstName: string;
  lastName: string;
}

/**
 * Creates an account from a stranger's input. Where addresses are confirmed afterwards it comes with a
 * session. Where they are confirmed first, an address that has an account gets the same answer as a new one,
 * and a mail that says so: a stranger learns nothing.
 */
export async function signUpWithPassword(
  input: SignUp,
  fields: SignUpFields,
  context: CallContext,
): Promise<{ account: AccountRow; session: OpenedSession | null }> {
  const email = readEmail(input.email, fields.email);
  const username = readUsername(input.username, fields.username);
  const names = {
    displayName: readPersonName(input.displayName, fields.displayName),
    firstName: readPersonName(input.firstName, fields.firstName),
    lastName: readPersonName(input.lastName, fields.lastName),
  };
  const passwordHash = await hashNewPassword(input.password, { email, username }, fields.password);
  const comesIn = context.config.signupVerification === 'after';
  try {
    return await context.db.transaction(async (transaction) => {
      const accountId = await createAccount(
        transaction,
        context,
        { email, username, passwordHash, terms: input.terms, ...names },
        fields,
      );
      await queueMail(transaction, context, {
        kind: 'verify-email',
        accountId,
        ...(input.protocol ? { protocol: input.protocol } : {}),
      });
      const session = comesIn ? await enterWithin(transaction, context, accountId) : null;
      const account = await findAccount(transaction, accountId);
      if (account === null) throw new Error('an account that was just made is not there');
      return { account, session };
    });
  } catch (error) {
    if (comesIn || !(error instanceof AppError) || error.message !== emailTaken) throw error;
    await queueMail(context.db, context, { kind: 'already-registered', email });
    return { account: madeUp({ email, username, ...names }), session: null };
  }
}

/** What a new account would look like. It is in no table. */
const madeUp = (named: {
  email: string;
  username: string;
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
}): AccountRow => ({
  id: newId(),
  email: named.email,
  username: named.username,
  display_name: named.displayName,
  first_name: named.firstName,
  last_name: named.lastName,
  avatar_key: null,
  cover_key: null,
  role: 'unverified_member',
  password_hash: '',
  email_verified_at: null,
  can_upload_videos: false,
  username_changed_at: null,
  deletion_requested_at: null,
  avatar_changed_at: null,
  created_at: new Date(),
  updated_at: new Date(),
});
