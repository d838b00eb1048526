import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { findAccount } from '../account-queries.ts';
import { entranceView } from '../entering/entrance-view.ts';
import { lengthenSession } from '../sessions/session-queries.ts';
import { sessionEnd } from '../sessions/session-rules.ts';

export const refreshSession = implement('refresh_session', async (_input, context) => {
  const { viewer, memberId, db, objectBase } = context;
  const session =
    viewer.sessionId === null ? null : await lengthenSession(db, viewer.sessionId, sessionEnd(Date.now()));
  const account = await findAccount(db, memberId);
  if (session === null || account === null)
    throw new AppError('signInRequired', 'Your session has ended. Please log in again.');
  return entranceView(account, { id: session.id, expiresAt: session.expires_at }, objectBase);
});
