import { implement } from '../../../platform/calls/implement.ts';
import { listSessions } from '../sessions/session-queries.ts';

export const listUserSessions = implement('list-user-sessions', async (_input, { db, viewer, memberId }) => {
  const sessions = await listSessions(db, memberId);
  return sessions.map((session) => ({
    id: session.id,
    user_agent: session.user_agent,
    country_code: session.country_code,
    ip: session.address,
    is_current: session.id === viewer.sessionId,
    created_at: session.created_at.toISOString(),
    updated_at: session.last_seen_at.toISOString(),
  }));
});
