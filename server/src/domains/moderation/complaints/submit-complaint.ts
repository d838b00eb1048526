import type { Input } from '#contract/calls.ts';
import { complaintTexts, complaintLimits as most } from '#contract/complaint-lists.ts';
import type { ComplaintStanding } from '#contract/complaints.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { newId } from '../../../kit/ids.ts';
import type { CallContext } from '../../../platform/context.ts';
import { hashOfReceipt, readReceipt } from '../../../platform/receipts.ts';
import { findOwnStatement } from '../cases/find-own-statement.ts';
import { findByReceipt } from '../notices/notice-queries.ts';
import { type ComplaintRow, decisionsRefusing, insertComplaint } from './complaint-queries.ts';
import { complaintStanding, takesComplaint } from './complaint-view.ts';
import { sendComplaintMail } from './send-complaint-mail.job.ts';

const nothing = (): AppError =>
  new AppError('conflict', 'There’s nothing here to complain about, or it’s too late.');

/** Stores a complaint. Throws `notFound`, `signInRequired`, `badInput` and `conflict`. */
export async function submitComplaint(
  context: CallContext,
  input: Input<'submit_complaint'>,
): Promise<ComplaintStanding> {
  const words = cleanText(input.p_words);
  if (words === '') throw badInput('p_words', complaintTexts.incomplete);
  if (words.length > most.words) throw badInput('p_words', 'Please write at most 5,000 characters.');
  const receipt = input.p_receipt ? readReceipt(input.p_receipt) : null;
  const notice = receipt === null ? null : await findByReceipt(context.db, hashOfReceipt(receipt));
  const about = notice === null ? await ofAuthor(context, input) : await ofNotifier(context, notice);
  return context.db.transaction(async (transaction) => {
    const rows: ComplaintRow[] = [];
    for (const one of about) {
      const row = await insertComplaint(transaction, { id: newId(), words, ...one });
      if (row === null) continue;
      rows.push(row);
      await context.jobs.enqueue(transaction, sendComplaintMail, { complaintId: row.id, about: 'sent' });
    }
    const [first] = rows;
    if (first === undefined) throw new AppError('conflict', 'You’ve already complained about this.');
    return complaintStanding(first);
  });
}

type About = Pick<ComplaintRow, 'decision_id' | 'notice_id' | 'member_id'>;

async function ofAuthor(context: CallContext, input: Input<'submit_complaint'>): Promise<About[]> {
  const decision = await findOwnStatement(context, input);
  if (!takesComplaint(decision)) throw nothing();
  const { userId } = context.viewer;
  return [
    { decision_id: decision.id, notice_id: null, member_id: userId === decision.author_id ? userId : null },
  ];
}

async function ofNotifier(
  { db }: CallContext,
  notice: { id: string; member_id: string | null },
): Promise<About[]> {
  const refusing = await decisionsRefusing(db, notice.id);
  if (refusing.length === 0) throw nothing();
  return refusing.map(({ id }) => ({ decision_id: id, notice_id: notice.id, member_id: notice.member_id }));
}
