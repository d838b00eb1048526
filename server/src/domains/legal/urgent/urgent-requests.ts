import type { Input, Output } from '#contract/calls.ts';
import { urgentLimits as most, urgentTexts } from '#contract/urgent-lists.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { mailboxOf } from '../../../kit/email-address.ts';
import { newId } from '../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { CallContext, MemberContext } from '../../../platform/context.ts';
import { newReceipt } from '../../../platform/receipts.ts';
import { admitSender } from '../../../platform/visitors/admit-sender.ts';
import { networkHashes } from '../../../platform/visitors/network-hash.ts';
import { mailDesk, readEmail } from '../../accounts/index.ts';
import { countRecent, findUrgent, insertUrgent, type UrgentRow, writeHandled } from './urgent-queries.ts';

const none = (): AppError => new AppError('notFound', 'There is no such request.');
const referenceLength = 10;

/** Stores an urgent request, and mails every admin. Throws `badInput` naming the field, and `rateLimited`. */
export async function submitUrgentRequest(
  context: CallContext,
  input: Input<'submit_urgent_request'>,
): Promise<Output<'submit_urgent_request'>> {
  const { p_kind: kind } = input;
  const email = readEmail(input.p_email, 'p_email');
  const line = (field: 'p_full_name' | 'p_office' | 'p_phone_number', isRequired: boolean): string => {
    const text = cleanText(input[field] ?? '').replace(/\s+/g, ' ');
    if (isRequired && text === '') throw badInput(field, urgentTexts.incomplete);
    if (text.length > most.line) throw badInput(field, `Please write at most ${most.line} characters here.`);
    return text;
  };
  const name = line('p_full_name', true);
  const office = line('p_office', kind === 'authority');
  const phone = line('p_phone_number', false);
  const words = cleanText(input.p_words);
  if (words === '') throw badInput('p_words', urgentTexts.incomplete);
  if (words.length > most.words) throw badInput('p_words', 'Please write at most 5,000 characters here.');

  const [mailbox, reference] = [mailboxOf(email), newReceipt().slice(0, referenceLength)];
  const { network, around } = await networkHashes(context);
  return context.db.transaction(async (transaction) => {
    await admitSender(context, transaction, {
      ...{ what: 'urgent request', sender: mailbox, from: { network, around }, most, proof: null },
      count: () => countRecent(transaction, mailbox, network),
      tooMany: 'We’ve had too many requests from you today. Please email us instead.',
    });
    const hours = most.hours[kind];
    const row = { id: newId(), kind, reference, name, office, email, phone, words, mailbox, network, hours };
    const dueAt = await insertUrgent(transaction, row);
    await mailDesk(transaction, context, 'urgent-request', { isForAll: true });
    return { reference, due_at: dueAt.toISOString() };
  });
}

const utc = (row: UrgentRow): Output<'get_urgent_request'> => ({
  ...row,
  sent_at: row.sent_at.toISOString(),
  due_at: row.due_at.toISOString(),
  handled_at: row.handled_at?.toISOString() ?? null,
});

const act = (row: Pick<UrgentRow, 'id' | 'reference'>, done: 'opened' | 'handled') => ({
  act: `urgent.${done}` as const,
  targetKind: 'urgent_request',
  targetId: row.id,
  summary: `${done === 'opened' ? 'Opened' : 'Handled'} the urgent request ${row.reference}.`,
});

/** A request, on record. Throws `notFound`. */
export const openUrgentRequest = (
  context: MemberContext,
  id: string,
): Promise<Output<'get_urgent_request'>> =>
  context.db.transaction(async (transaction) => {
    const row = await findUrgent(transaction, id);
    if (row === null) throw none();
    await recordAct(transaction, actorOf(context.viewer), act(row, 'opened'));
    return utc(row);
  });

/** Notes what was done, on record. Throws `notFound`, `badInput` and `conflict`. */
export async function closeUrgentRequest(
  context: MemberContext,
  { p_request_id: id, p_outcome }: Input<'close_urgent_request'>,
): Promise<{ id: string }> {
  const outcome = p_outcome.trim();
  if (outcome === '') throw badInput('p_outcome', 'Please say what you did.');
  return context.db.transaction(async (transaction) => {
    const row = await findUrgent(transaction, id);
    if (row === null) throw none();
    if (!(await writeHandled(transaction, row.id, outcome, context.memberId)))
      throw new AppError('conflict', 'This request has been handled.');
    await recordAct(transaction, actorOf(context.viewer), act(row, 'handled'));
    return { id: row.id };
  });
}
