import type { Input, Output } from '#contract/calls.ts';
import { supportLimits as most } from '#contract/support-lists.ts';
import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { MemberContext } from '../../../platform/context.ts';
import { sendSupportMail } from './send-support-mail.job.ts';
import { readMessage, readTags } from './support-rules.ts';
import { countMessages, insertMessage, lockTicket, writeFiling, writeState } from './ticket-queries.ts';
import { noTicket } from './write-in.ts';

/** Answers by mail, on record. What was answered stands in the ticket. */
export function answerTicket(
  context: MemberContext,
  input: Input<'answer_support_ticket'>,
): Promise<Output<'answer_support_ticket'>> {
  const body = readMessage(input.p_message, 'The answer');
  const state = input.p_is_last ? 'closed' : 'waiting';
  return context.db.transaction(async (transaction) => {
    const ticket = await lockTicket(transaction, input.p_ticket_id);
    if (ticket === null) throw noTicket();
    if ((await countMessages(transaction, ticket.id)).all >= most.messages)
      throw new AppError('conflict', 'This ticket is full.');
    const messageId = newId();
    await insertMessage(transaction, {
      id: messageId,
      ticketId: ticket.id,
      writtenBy: context.memberId,
      body,
    });
    await writeState(transaction, ticket.id, state, { isAnswered: true });
    await context.jobs.enqueue(transaction, sendSupportMail, { ticketId: ticket.id, messageId });
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ticket.answered',
      targetKind: 'ticket',
      targetId: ticket.id,
      summary: `Answered the ticket “${ticket.subject}”${state === 'closed' ? ' and closed it' : ''}.`,
      details: { before: ticket.state, after: state },
    });
    return { id: ticket.id, state };
  });
}

/** Sets state, tags and who answers, on record. */
export function changeTicket(
  context: MemberContext,
  input: Input<'change_support_ticket'>,
): Promise<Output<'change_support_ticket'>> {
  const tags = readTags(input.p_tags);
  const { p_state: state, p_assignee: assignee = 'same' } = input;
  return context.db.transaction(async (transaction) => {
    const ticket = await lockTicket(transaction, input.p_ticket_id);
    if (ticket === null) throw noTicket();
    const assigneeId = assignee === 'same' ? ticket.assignee_id : assignee === 'me' ? context.memberId : null;
    // Changing tags alone does not put it to the end of the queue.
    if (state !== ticket.state) await writeState(transaction, ticket.id, state);
    await writeFiling(transaction, ticket.id, { tags, assigneeId });
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ticket.changed',
      targetKind: 'ticket',
      targetId: ticket.id,
      summary: `Changed the ticket “${ticket.subject}”.`,
      details: {
        before: { state: ticket.state, tags: ticket.tags, assignee: ticket.assignee_id },
        after: { state, tags, assignee: assigneeId },
      },
    });
    return { id: ticket.id, state };
  });
}
