import { describeBrowser } from '#contract/user-agent.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { deviceAdded } from '../account-facts.ts';
import type { AccountRow } from '../account-queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { askedFactor, passkeyAsked } from '../second-factor/asked-factor.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { issueToken } from '../tokens/account-token.ts';
import { hashToken } from '../tokens/secret-token.ts';
import { rememberDevice } from './device-queries.ts';

/** Somebody who proved to be the owner is in, or must show a second factor. */
export type Admission = { session: OpenedSession; challenge: null } | { session: null; challenge: string };

/**
 * Lets the owner of an account in, unless a second factor guards it. Throws `notAllowed` for an admin who can
 * only sign in with a passkey.
 */
export async function admit(context: CallContext, account: Pick<AccountRow, 'id'>): Promise<Admission> {
  const asked = await askedFactor(context.db, account.id);
  if (asked === 'none') return { session: await enter(context, account.id), challenge: null };
  noteSecurity(context, 'sign-in', 'second-factor-asked', {
    subject: { account: account.id },
    requestId: context.request.id,
  });
  if (asked === 'passkey') throw passkeyAsked();
  return { session: null, challenge: await issueToken(context.db, account.id, 'second-factor') };
}

/** Opens a session for an owner who has shown everything required, and tells them if the browser is new. */
export const enter = (context: CallContext, accountId: string): Promise<OpenedSession> =>
  context.db.transaction((transaction) => enterWithin(transaction, context, accountId));

export async function enterWithin(
  transaction: TransactionExecutor,
  context: CallContext,
  accountId: string,
): Promise<OpenedSession> {
  const { request } = context;
  const session = await openSession(transaction, context, accountId, request);
  noteSecurity(context, 'sign-in', 'passed', { subject: { account: accountId }, requestId: request.id });
  const device = request.deviceId ?? request.issueDeviceId();
  if (await rememberDevice(transaction, accountId, hashToken(device))) {
    const browser = describeBrowser(request.userAgent);
    await context.facts.state(transaction, deviceAdded, { accountId, sessionId: session.id, browser });
    await queueMail(transaction, context, { kind: 'new-device', accountId, sessionId: session.id });
  }
  return session;
}
