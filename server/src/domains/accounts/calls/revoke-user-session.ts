import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { endSessions } from '../sessions/end-sessions.ts';

export const revokeUserSession = implement('revoke-user-session', async (input, context) => {
  const { sessionId } = context.viewer;
  const only = input.session_id;
  const ended = await context.db.transaction((transaction) =>
    endSessions(transaction, context, context.memberId, { only }),
  );
  // Somebody else's session is treated as unknown.
  if (ended === 0) throw new AppError('notFound', 'Session not found.');
  if (only === sessionId) context.request.takeSession();
  return { success: true };
});
