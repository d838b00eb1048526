import type { Output } from '#contract/calls.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hashOfReceipt, readReceipt } from '../../../platform/receipts.ts';
import { complaintOfNotice, decisionsRefusing } from '../complaints/complaint-queries.ts';
import { complaintStanding } from '../complaints/complaint-view.ts';
import { counterNoticesAgainst } from '../counter-notices/counter-notice-queries.ts';
import { standingOf } from '../counter-notices/counter-notice-view.ts';
import { decidedWords, redressWords } from './decided-words.ts';
import { findByReceipt, itemsOf, type NoticeItemRow, type NoticeRow } from './notice-queries.ts';
import { heartOf } from './notice-view.ts';
import { beginFiling } from './submit-notice.ts';

/** The notice that a receipt opens. Throws `notFound`. */
export async function noticeBehind(db: Executor, typed: string): Promise<NoticeRow> {
  const receipt = readReceipt(typed);
  const notice = receipt === null ? null : await findByReceipt(db, hashOfReceipt(receipt));
  if (notice === null) throw new AppError('notFound', 'No notice has this receipt.');
  return notice;
}

/** How a notice stands. Throws `notFound`. */
export async function lookAtNotice(
  { db }: Pick<CallContext, 'db'>,
  typed: string,
): Promise<Output<'get_notice'>> {
  const notice = await noticeBehind(db, typed);
  const [items, against, complaint, refusing] = await Promise.all([
    itemsOf(db, notice.id),
    counterNoticesAgainst(db, notice.id),
    complaintOfNotice(db, notice.id),
    decisionsRefusing(db, notice.id),
  ]);
  const counterNotices = new Map(against.map((row) => [row.position, standingOf(row)]));
  return {
    kind: notice.kind,
    state: notice.filed_at === null ? 'unconfirmed' : 'filed',
    reason: notice.reason_category,
    heart: heartOf(notice.sworn),
    sent_at: notice.sent_at.toISOString(),
    filed_at: notice.filed_at?.toISOString() ?? null,
    due_at: notice.due_at?.toISOString() ?? null,
    redress: items.some(({ decided }) => decided !== null)
      ? redressWords(complaint === null && refusing.length > 0)
      : null,
    takes_complaint: complaint === null && refusing.length > 0,
    complaint: complaint && complaintStanding(complaint),
    items: items.map((item) => ({
      address: item.address,
      state: stateOf(item, notice.filed_at !== null),
      decided_at: item.decided_at?.toISOString() ?? null,
      decision: item.decided === null ? [] : decidedWords(item.decided),
      counter_notice: counterNotices.get(item.position) ?? null,
    })),
  };
}

/** Files a notice that waits for its address to be confirmed. Throws `notFound`. */
export async function confirmNotice(context: CallContext, typed: string): Promise<Output<'confirm_notice'>> {
  const { id } = await noticeBehind(context.db, typed);
  await context.db.transaction((transaction) => beginFiling(transaction, context, id, null));
  return lookAtNotice(context, typed);
}

const stateOf = (item: NoticeItemRow, isFiled: boolean): Output<'get_notice'>['items'][number]['state'] =>
  item.target_id === null ? 'not_here' : (item.state ?? (isFiled ? 'open' : 'waiting'));
