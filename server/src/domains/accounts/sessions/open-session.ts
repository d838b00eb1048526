import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { Platform, RequestFacts } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { findPlace } from '../../../platform/geo/place.ts';
import { findSuspension, noteSignIn } from '../managing/managing-queries.ts';
import { suspensionWords } from '../managing/suspension-rules.ts';
import { hashToken, newToken } from '../tokens/secret-token.ts';
import { endSurplusSessions } from './end-sessions.ts';
import { findSession, insertSession } from './session-queries.ts';
import { sessionEnd, shortAddress } from './session-rules.ts';

export interface OpenedSession {
  id: string;
  /** For its holder only, as the value of a cookie. It refreshes nothing. */
  token: string;
  /** For programs, instead: a refresh token of `/auth/v1`, which is not a cookie. */
  refreshToken: string;
  expiresAt: Date;
}

/**
 * Opens a session for an account whose holder has just proved who they are. Throws `notAllowed`, with the
 * reason, while the account is suspended. Every way in leads here.
 */
export async function openSession(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'config'>,
  accountId: string,
  request: RequestFacts,
): Promise<OpenedSession> {
  if ((await noteSignIn(transaction, accountId)) === null) {
    const suspension = await findSuspension(transaction, accountId);
    if (suspension === null) throw new AppError('notFound', 'User not found.');
    throw new AppError('notAllowed', suspensionWords(suspension), { hint: 'account_suspended' });
  }
  const session = {
    id: newId(),
    token: newToken(),
    refreshToken: newToken(),
    expiresAt: sessionEnd(Date.now()),
  };
  await insertSession(transaction, {
    id: session.id,
    accountId,
    tokenHash: hashToken(session.token),
    refreshTokenHash: hashToken(session.refreshToken),
    userAgent: request.userAgent.replaceAll('\0', '').toWellFormed().slice(0, 500),
    countryCode: (await findPlace(platform.config, request)).country,
    address: shortAddress(request.address),
    expiresAt: session.expiresAt,
  });
  await endSurplusSessions(transaction, platform, accountId);
  // An admin's ends sooner.
  const opened = await findSession(transaction, session.id);
  return { ...session, expiresAt: opened?.expires_at ?? session.expiresAt };
}
