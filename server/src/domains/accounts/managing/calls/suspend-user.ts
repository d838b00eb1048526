import { newId } from '../../../../kit/ids.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { manageMember, refuseAdmins } from '../manage-member.ts';
import { readReason } from '../member-words.ts';
import { memberRestricted } from '../restriction-fact.ts';
import { suspendMember } from '../sanctions.ts';
import { readEnd } from '../suspension-rules.ts';

export const suspendUser = implement('suspend_user', async (input, context) => {
  const reason = readReason(input.p_reason, 'p_reason');
  const until = readEnd(input.p_until, 'p_until', Date.now());
  return manageMember(context, input.p_user_id, async (transaction, member) => {
    refuseAdmins(context, member);
    const act = await suspendMember(transaction, context, member, { reason, until });
    const thing = { kind: 'account' as const, id: newId(), title: 'Suspension' };
    await context.facts.state(transaction, memberRestricted, {
      ...{ memberId: member.id, actor: actorOf(context.viewer), thing, suspendedUntil: until },
      ...{ ground: input.p_ground ?? null, explanation: reason },
    });
    return { act, answer: { user_id: member.id } };
  });
});
