import type { Input, Output } from '#contract/calls.ts';
import { supportLimits as most } from '#contract/support-lists.ts';
import { AppError } from '../../../kit/app-error.ts';
import { mailboxOf } from '../../../kit/email-address.ts';
import { newId } from '../../../kit/ids.ts';
import type { CallContext } from '../../../platform/context.ts';
import { admitSender } from '../../../platform/visitors/admit-sender.ts';
import { networkHashes } from '../../../platform/visitors/network-hash.ts';
import { readEmail } from '../../accounts/index.ts';
import { newCode } from './new-code.ts';
import { sendSupportMail } from './send-support-mail.job.ts';
import { readMessage, readText, refuseRobots } from './support-rules.ts';
import {
  countMessages,
  countRecent,
  insertMessage,
  insertTicket,
  lockByCode,
  writeState,
} from './ticket-queries.ts';

export const noTicket = (): AppError => new AppError('notFound', 'There is no such ticket.');
const tooMany = (words: string): AppError => new AppError('rateLimited', words);

/** Opens a ticket, and has a receipt mailed. Throws `badInput` naming the field, and `rateLimited`. */
export async function openTicket(
  context: CallContext,
  input: Input<'open_support_ticket'>,
): Promise<Output<'open_support_ticket'>> {
  const email = readEmail(input.p_email, 'p_email');
  const name = readText('p_name', input.p_name, { what: 'The name', longest: most.nameLength, isLine: true });
  const subject = readText('p_subject', input.p_subject, {
    what: 'The subject',
    longest: most.subjectLength,
    isLine: true,
  });
  const body = readMessage(input.p_message);
  refuseRobots(input);
  const [id, code, mailbox] = [newId(), newCode(), mailboxOf(email)];
  const { network, around } = await networkHashes(context);
  return context.db.transaction(async (transaction) => {
    await admitSender(context, transaction, {
      ...{
        what: 'support',
        sender: mailbox,
        from: { network, around },
        most,
        proof: { sent: input.p_proof },
      },
      count: () => countRecent(transaction, mailbox, network),
      tooMany: 'Too many messages came from you today. Please write again tomorrow.',
    });
    await insertTicket(transaction, {
      ...{ id, code, email, mailbox, network, name, subject },
      memberId: context.viewer.userId,
      kind: input.p_support_type,
    });
    await insertMessage(transaction, { id: newId(), ticketId: id, writtenBy: null, body });
    await context.jobs.enqueue(transaction, sendSupportMail, { ticketId: id, messageId: null });
    return { code };
  });
}

/** Writes further in a ticket; the desk has to answer again. */
export function continueTicket(
  context: CallContext,
  input: Input<'continue_support_ticket'>,
): Promise<Output<'continue_support_ticket'>> {
  const body = readMessage(input.p_message);
  return context.db.transaction(async (transaction) => {
    const ticket = await lockByCode(transaction, input.p_code);
    if (ticket === null) throw noTicket();
    const { all, today } = await countMessages(transaction, ticket.id);
    if (today >= most.messagesPerDay)
      throw tooMany('You have written a lot here today. Please write again tomorrow.');
    if (all >= most.messages) throw tooMany('This ticket is full. Please open a new one.');
    await insertMessage(transaction, { id: newId(), ticketId: ticket.id, writtenBy: null, body });
    await writeState(transaction, ticket.id, 'open');
    return { state: 'open' };
  });
}
