import { implement } from '../../../platform/calls/implement.ts';
import { findAccount } from '../account-queries.ts';
import { entranceView } from '../entering/entrance-view.ts';
import { findSession } from '../sessions/session-queries.ts';

export const getSession = implement('get_session', async (_input, { viewer, db, objectBase }) => {
  if (viewer.userId === null || viewer.sessionId === null) return entranceView(null, null, objectBase);
  const [account, session] = await Promise.all([
    findAccount(db, viewer.userId),
    findSession(db, viewer.sessionId),
  ]);
  if (account === null || session === null) return entranceView(null, null, objectBase);
  return entranceView(account, { id: session.id, expiresAt: session.expires_at }, objectBase);
});
