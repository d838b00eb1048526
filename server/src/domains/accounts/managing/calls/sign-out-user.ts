import { implement } from '../../../../platform/calls/implement.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { manageMember } from '../manage-member.ts';

export const signOutUser = implement('sign_out_user', (input, context) =>
  manageMember(context, input.p_user_id, async (transaction, member) => {
    const ended = await endSessions(transaction, context, member.id, { except: null });
    return {
      act: {
        act: 'member.signed_out',
        summary: `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of ${member.username}.`,
        details: { ended },
      },
      answer: { user_id: member.id, ended },
    };
  }),
);
