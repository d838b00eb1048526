import { newId } from '../../../../kit/ids.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { memberIdOf } from '../../../../platform/context.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { manageMember, refuseAdmins } from '../manage-member.ts';
import { insertStrike } from '../managing-queries.ts';
import { readReason } from '../member-words.ts';

export const giveStrike = implement('give_strike', async (input, context) => {
  const reason = readReason(input.p_reason, 'p_reason');
  return manageMember(context, input.p_user_id, async (transaction, member) => {
    refuseAdmins(context, member);
    const id = newId();
    await insertStrike(transaction, {
      id,
      accountId: member.id,
      reason,
      giverId: memberIdOf(context.viewer),
    });
    await queueMail(transaction, context, { kind: 'strike', accountId: member.id, strikeId: id });
    return {
      act: {
        act: 'member.strike_given',
        summary: `Gave ${member.username} a strike: ${reason}`,
        details: { strike_id: id, reason },
      },
      answer: { user_id: member.id, strike_id: id },
    };
  });
});
