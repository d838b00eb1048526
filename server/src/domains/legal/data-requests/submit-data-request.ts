import type { Input, Output } from '#contract/calls.ts';
import { dataRequestLimits as most, dataRequestTexts as texts } from '#contract/data-request-lists.ts';
import { badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { mailboxOf } from '../../../kit/email-address.ts';
import { newId } from '../../../kit/ids.ts';
import type { CallContext } from '../../../platform/context.ts';
import { hashOfReceipt, newReceipt, receiptSealer } from '../../../platform/receipts.ts';
import { admitSender } from '../../../platform/visitors/admit-sender.ts';
import { networkHashes } from '../../../platform/visitors/network-hash.ts';
import { findAccount, readEmail } from '../../accounts/index.ts';
import { countRecent, insertDataRequest } from './data-request-queries.ts';
import { sendDataRequestMail } from './send-data-request-mail.job.ts';

const needsWords: readonly Input<'submit_data_request'>['p_kind'][] = ['correction', 'objection'];

/**
 * Stores a data request. A member's counts at once, for their address is confirmed; without an account it waits for
 * the link of a mail. Throws `badInput` naming the field, and `rateLimited`.
 */
export async function submitDataRequest(
  context: CallContext,
  input: Input<'submit_data_request'>,
): Promise<Output<'submit_data_request'>> {
  const { p_kind: kind } = input;
  const account = context.viewer.userId && (await findAccount(context.db, context.viewer.userId));
  const member = account && account.email_verified_at !== null ? account : null;
  const email = member?.email ?? readEmail(input.p_email ?? '', 'p_email');
  const name = cleanText(input.p_full_name).replace(/\s+/g, ' ');
  if (name === '') throw badInput('p_full_name', texts.incomplete);
  if (name.length > most.line)
    throw badInput('p_full_name', `Please write at most ${most.line} characters here.`);
  const words = cleanText(input.p_words ?? '');
  if (words === '' && needsWords.includes(kind)) throw badInput('p_words', texts.incomplete);
  if (words.length > most.words) throw badInput('p_words', 'Please write at most 5,000 characters here.');

  const [id, receipt, mailbox] = [newId(), newReceipt(), mailboxOf(email)];
  const { network, around } = await networkHashes(context);
  const sealed = receiptSealer(context.config).seal(receipt, id);
  const memberId = member?.id ?? null;
  const dueAt = await context.db.transaction(async (transaction) => {
    await admitSender(context, transaction, {
      ...{ what: 'data request', sender: memberId ?? mailbox, from: { network, around }, most },
      proof: { sent: input.p_proof },
      count: () => countRecent(transaction, mailbox, network, memberId),
      tooMany: texts.tooMany,
    });
    const due = await insertDataRequest(transaction, {
      ...{ id, kind, member_id: memberId, name, email, mailbox, network, words },
      receipt: { hash: hashOfReceipt(receipt), sealed },
      isConfirmed: member !== null,
    });
    const about = member === null ? 'confirm' : 'filed';
    await context.jobs.enqueue(transaction, sendDataRequestMail, { requestId: id, about });
    return due;
  });
  return { receipt: member === null ? null : receipt, due_at: dueAt.toISOString() };
}
