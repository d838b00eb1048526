import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { manageMember, refuseAdmins } from '../manage-member.ts';
import { readReason } from '../member-words.ts';
import { memberRestricted } from '../restriction-fact.ts';
import { strikeMember } from '../sanctions.ts';

export const giveStrike = implement('give_strike', async (input, context) => {
  const reason = readReason(input.p_reason, 'p_reason');
  return manageMember(context, input.p_user_id, async (transaction, member) => {
    refuseAdmins(context, member);
    const giverId = context.memberId;
    const { id, act } = await strikeMember(transaction, member, { reason, giverId });
    await context.facts.state(transaction, memberRestricted, {
      ...{ memberId: member.id, actor: actorOf(context.viewer), strikeId: id },
      thing: { kind: 'account', id, title: 'Strike' },
      ...{ ground: input.p_ground ?? null, explanation: reason },
    });
    return { act, answer: { user_id: member.id, strike_id: id } };
  });
});
