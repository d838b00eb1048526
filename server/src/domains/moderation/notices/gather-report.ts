import { newId } from '../../../kit/ids.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { hashOfReceipt, newReceipt, receiptSealer } from '../../../platform/receipts.ts';
import type { Reasons } from '../report-rules.ts';
import {
  addGatheredItem,
  gatheredNotice,
  insertNotice,
  markFiled,
  writeItemReport,
} from './notice-queries.ts';
import { sendNoticeMail } from './send-notice-mail.job.ts';

/** How long reports of one member join the same notice. */
const gatheredMinutes = 60;
/** Things in one notice; the next report begins another. */
const gatheredMost = 100;

/**
 * Gives a member's report of a video a receipt: reports that they send within an hour are one notice, mailed once. The
 * caller holds the lock on the reporter. Answers the receipt.
 */
export async function gatherReport(
  transaction: TransactionExecutor,
  context: MemberContext,
  {
    reportId,
    videoId,
    reasons,
    origin,
  }: { reportId: string; videoId: string; reasons: Reasons; origin: string },
): Promise<string> {
  const sealer = receiptSealer(context.config);
  const item = { address: `${origin}/play/${videoId}`, kind: 'video' as const, id: videoId, reportId };
  const known = await gatheredNotice(transaction, context.memberId, reportId, gatheredMinutes, gatheredMost);
  const receipt = known && sealer.open(known.sealed_receipt, known.id);
  if (known !== null && receipt !== null) {
    if (!known.has_report) await addGatheredItem(transaction, known.id, item);
    return receipt;
  }
  const [id, fresh] = [newId(), newReceipt()];
  await insertNotice(
    transaction,
    {
      ...{ id, kind: 'illegal', memberId: context.memberId, email: '', isUrgent: false, isGathered: true },
      receipt: { hash: hashOfReceipt(fresh), sealed: sealer.seal(fresh, id) },
      // Who it is, their account says, while there is one.
      name: '',
      // Not counted: reports have limits of their own.
      ...{ mailbox: '', network: null, language: context.request.language },
      // Nobody swore to anything; what was written is in the reports.
      ...{ sworn: {}, reason: reasons.reason },
    },
    [{ address: item.address, target: { kind: item.kind, id: item.id } }],
  );
  await writeItemReport(transaction, id, 1, reportId);
  await markFiled(transaction, id, 0);
  await context.jobs.enqueue(transaction, sendNoticeMail, { noticeId: id, about: 'filed' });
  return fresh;
}
