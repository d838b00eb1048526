import { randomInt } from 'node:crypto';
import { AppError } from '../../../kit/app-error.ts';
import { asMember } from '../../../platform/calls/call-runner.ts';
import type { CallContext } from '../../../platform/context.ts';
import { type AccountRow, findAccount, findAccountByEmail } from '../account-queries.ts';
import { readEmail } from '../account-rules.ts';
import { changeDetails } from '../details/change-details.ts';
import { beginEmailChange, confirmEmailChange, verifyEmailByToken } from '../email/change-email.ts';
import { enter } from '../entering/admit.ts';
import { signInWithPassword } from '../entering/sign-in.ts';
import { signUpWithPassword } from '../entering/sign-up.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { ownAccount, requireProof, setPassword } from '../passwords/change-password.ts';
import { proveMailbox } from '../passwords/reset-password.ts';
import { askedFactor } from '../second-factor/asked-factor.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { issueToken, readToken, spentLink, takeToken } from '../tokens/account-token.ts';
import { hashToken } from '../tokens/secret-token.ts';
import { takeTokenRow } from '../tokens/token-queries.ts';
import type { bodies, Metadata } from './protocol-bodies.ts';
import { protocolRefusal } from './protocol-errors.ts';
import { protocolReturn, provesKey } from './protocol-return.ts';

/** Somebody who is in. */
export interface Entered {
  account: AccountRow;
  session: Omit<OpenedSession, 'token'>;
}

const fields = {
  email: 'email',
  password: 'password',
  username: 'username',
  displayName: 'display_name',
  firstName: 'first_name',
  lastName: 'last_name',
};

/** Signs up; without a username in the metadata the member gets one that reveals nothing about them. */
export function signUp(
  context: CallContext,
  body: ReturnType<typeof bodies.signUp>,
  redirectTo: unknown,
  origin: string,
): Promise<{ account: AccountRow; session: OpenedSession | null }> {
  const data = body.data ?? {};
  const goesBack = redirectTo !== undefined || body.code_challenge != null;
  return signUpWithPassword(
    {
      email: body.email,
      password: body.password,
      username: data.username?.trim() || `member${randomInt(10 ** 7, 10 ** 8)}`,
      displayName: data.display_name,
      firstName: data.first_name,
      lastName: data.last_name,
      terms: data.terms ?? null,
      ...(goesBack ? { protocol: protocolReturn(body, redirectTo, origin) } : {}),
    },
    fields,
    context,
  );
}

const secondFactorAsked = () =>
  protocolRefusal('insufficient_aal', 'This account asks for a second factor. Please log in on the site.');

export async function signIn(context: CallContext, email: string, password: string): Promise<Entered> {
  const { account, session } = await signInWithPassword(email, password, context);
  if (session === null) throw secondFactorAsked();
  return { account, session };
}

/** Exchanges the code in an address for a session, once, for the holder of the key it was made for. */
export async function exchangeCode(context: CallContext, code: string, verifier: string): Promise<Entered> {
  const row = await takeTokenRow(context.db, hashToken(code), 'protocol-code');
  if (row === null)
    throw protocolRefusal('flow_state_not_found', 'Invalid flow state, no valid flow state found');
  const { codeChallenge, codeChallengeMethod } = row.details as Record<string, string | null>;
  if (codeChallenge == null || !provesKey(verifier, codeChallenge, codeChallengeMethod ?? null))
    throw protocolRefusal(
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  return enterAs(context, row.account_id);
}

/** Opens a session for somebody who proved who they are through a mail or another site. */
export async function enterAs(context: CallContext, accountId: string): Promise<Entered> {
  const account = await findAccount(context.db, accountId);
  if (account === null) throw new AppError('signInRequired', 'Please log in first.');
  if ((await askedFactor(context.db, accountId)) !== 'none') throw secondFactorAsked();
  return { account, session: await enter(context, accountId) };
}

/** Changes what the body names, each part by its own rule. Answers the account, and the pending address. */
export async function updateUser(
  context: CallContext,
  body: ReturnType<typeof bodies.user>,
): Promise<{ account: AccountRow; newEmail: string | null }> {
  const account = await ownAccount(asMember(context));
  // Nothing is changed until all of it is allowed.
  if (body.password !== undefined)
    await requireProof(context, account, body.current_password, 'current_password');
  let newEmail: string | null = null;
  if (body.email !== undefined && body.email !== account.email) {
    if (account.email_verified_at === null)
      await requireProof(context, account, body.current_password, 'current_password');
    newEmail = await beginEmailChange(context, account, body.email, 'email');
  }
  if (body.password !== undefined)
    await setPassword(context, account, body.password, {
      field: 'password',
      exceptSession: context.viewer.sessionId,
    });
  if (body.data) await writeMetadata(context, account.id, body.data);
  return { account: await ownAccount(asMember(context)), newEmail };
}

async function writeMetadata(context: CallContext, accountId: string, data: Metadata): Promise<void> {
  try {
    await changeDetails(
      context,
      accountId,
      {
        username: data.username,
        displayName: data.display_name,
        firstName: data.first_name,
        lastName: data.last_name,
      },
      fields,
    );
  } catch (error) {
    // The library always sends all of the metadata, changed or not.
    if (!(error instanceof AppError && error.field === 'body')) throw error;
  }
}

export async function resend(
  context: CallContext,
  body: ReturnType<typeof bodies.resend>,
  redirectTo: unknown,
  origin: string,
): Promise<void> {
  const account = await findAccountByEmail(context.db, readEmail(body.email, 'email'));
  if (account === null) return;
  if (body.type === 'email_change')
    await queueMail(context.db, context, { kind: 'change-email', accountId: account.id });
  else if (account.email_verified_at === null)
    await queueMail(context.db, context, {
      kind: 'verify-email',
      accountId: account.id,
      protocol: protocolReturn(body, redirectTo, origin),
    });
}

/** What a mailed token led to. */
export type Verified =
  /** Its holder reads this account's mail, and nothing else guards it. */
  | { kind: 'proven'; accountId: string; details: Record<string, unknown> }
  /** Something was confirmed; nobody is signed in. */
  | { kind: 'noted'; message: string }
  /** A second factor guards the account: its password is reset on our own page. The token stays valid. */
  | { kind: 'on-site'; page: string };

/** Uses the token of a mailed link, under the library's name for its kind. */
export async function verifyToken(context: CallContext, type: string, token: string): Promise<Verified> {
  switch (type) {
    case 'signup':
    case 'email': {
      const { account, details } = await verifyEmailByToken(context, token);
      return (await askedFactor(context.db, account.id)) !== 'none'
        ? { kind: 'noted', message: 'Your email address is confirmed.' }
        : { kind: 'proven', accountId: account.id, details };
    }
    case 'recovery': {
      const { account_id } = await readToken(context.db, token, 'reset-password');
      if ((await askedFactor(context.db, account_id)) !== 'none')
        return { kind: 'on-site', page: `/reset-password?token=${encodeURIComponent(token)}` };
      const row = await context.db.transaction(async (transaction) => {
        const taken = await takeToken(transaction, token, 'reset-password');
        const account = await findAccount(transaction, taken.account_id);
        if (account === null || taken.details.email !== account.email) throw spentLink();
        await proveMailbox(transaction, context, account.id);
        return taken;
      });
      return { kind: 'proven', accountId: row.account_id, details: row.details };
    }
    case 'email_change': {
      const state = await confirmEmailChange(context, token);
      return {
        kind: 'noted',
        message:
          state === 'changed'
            ? 'Your email address has been changed.'
            : 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      };
    }
    default:
      throw new AppError('badInput', `"type" cannot be "${type.slice(0, 20)}".`, { field: 'type' });
  }
}

/** A code that the holder of the proof key exchanges for a session. */
export const issueCode = (
  context: CallContext,
  accountId: string,
  details: { codeChallenge: string; codeChallengeMethod: string | null },
): Promise<string> => issueToken(context.db, accountId, 'protocol-code', details);
