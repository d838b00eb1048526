import { implement } from '../../../platform/calls/implement.ts';
import { endSessions } from '../sessions/end-sessions.ts';

export const signOut = implement('sign_out', async (input, context) => {
  const { userId, sessionId } = context.viewer;
  const scope = input.p_scope ?? 'local';
  if (scope !== 'others') context.request.takeSession();
  if (userId === null || sessionId === null) return { ended: 0 };
  const which = scope === 'local' ? { only: sessionId } : { except: scope === 'others' ? sessionId : null };
  const ended = await context.db.transaction((transaction) =>
    endSessions(transaction, context, userId, which),
  );
  return { ended };
});
