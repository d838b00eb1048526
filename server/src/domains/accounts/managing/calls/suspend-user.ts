import { implement } from '../../../../platform/calls/implement.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { manageMember, refuseAdmins } from '../manage-member.ts';
import { writeSuspension } from '../managing-queries.ts';
import { readReason } from '../member-words.ts';
import { readEnd } from '../suspension-rules.ts';

export const suspendUser = implement('suspend_user', async (input, context) => {
  const reason = readReason(input.p_reason, 'p_reason');
  const until = readEnd(input.p_until, 'p_until', Date.now());
  return manageMember(context, input.p_user_id, async (transaction, member) => {
    refuseAdmins(context, member);
    await writeSuspension(transaction, member.id, reason, until);
    await endSessions(transaction, context, member.id, { except: null });
    await queueMail(transaction, context, { kind: 'suspended', accountId: member.id });
    return {
      act: {
        act: 'member.suspended',
        summary: `Suspended ${member.username} ${until === null ? 'until it is lifted' : `until ${until.toISOString()}`}: ${reason}`,
        details: { reason, until: until?.toISOString() ?? null },
      },
      answer: { user_id: member.id },
    };
  });
});
