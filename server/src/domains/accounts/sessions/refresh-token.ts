import { createHmac } from 'node:crypto';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { keysOf, newestKey } from '../../../platform/site-keys.ts';
import { hashToken } from '../tokens/secret-token.ts';
import { endSessions } from './end-sessions.ts';
import type { OpenedSession } from './open-session.ts';
import { lockByRefreshToken, rotateSession } from './session-queries.ts';
import { sessionEnd } from './session-rules.ts';

/**
 * A client that lost our answer, or a second tab, may send the previous token once more for this long, in
 * milliseconds.
 */
const graceMilliseconds = 10_000;

/**
 * The token after this many exchanges. It is derived from a site key, so that it can be given again without
 * being stored.
 */
const tokenAt = (siteKey: string, sessionId: string, rotation: number): string =>
  createHmac('sha256', siteKey).update(`refresh token\0${sessionId}\0${rotation}`).digest('base64url');

/**
 * Exchanges a refresh token for the next. One that was exchanged long ago is in two hands: its session ends.
 * Throws `badCredentials` with a hint that says which.
 */
export async function exchangeRefreshToken(
  platform: Pick<Platform, 'db' | 'facts' | 'config' | 'log'>,
  token: string,
  requestId: string,
): Promise<Omit<OpenedSession, 'token'> & { accountId: string }> {
  const { db, config } = platform;
  const hash = hashToken(token);
  const outcome = await db.transaction(async (transaction) => {
    const session = await lockByRefreshToken(transaction, hash);
    if (session === null) return 'unknown';
    const expiresAt = sessionEnd(Date.now());
    const opened = { id: session.id, accountId: session.account_id, expiresAt };
    if (session.refresh_token_hash.equals(hash)) {
      const next = tokenAt(newestKey(config.secret), session.id, session.rotation + 1);
      await rotateSession(transaction, session.id, hashToken(next), expiresAt);
      return { ...opened, refreshToken: next };
    }
    if (session.rotated_at !== null && Date.now() - session.rotated_at.getTime() < graceMilliseconds) {
      const said = keysOf(config.secret)
        .map((key) => tokenAt(key, session.id, session.rotation))
        .find((token) => hashToken(token).equals(session.refresh_token_hash));
      if (said !== undefined) return { ...opened, refreshToken: said };
    }
    noteSecurity(platform, 'refresh-token', 'replayed', {
      subject: { account: session.account_id },
      requestId,
    });
    await endSessions(transaction, platform, session.account_id, { only: session.id });
    return 'used';
  });
  if (outcome === 'unknown')
    throw new AppError('badCredentials', 'Invalid Refresh Token: Refresh Token Not Found', {
      hint: 'refresh_token_not_found',
    });
  if (outcome === 'used')
    throw new AppError('badCredentials', 'Invalid Refresh Token: Already Used', {
      hint: 'refresh_token_already_used',
    });
  return outcome;
}
