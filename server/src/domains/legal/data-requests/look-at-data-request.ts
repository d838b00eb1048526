import type { Output } from '#contract/calls.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { CallContext, Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hashOfReceipt, readReceipt } from '../../../platform/receipts.ts';
import { type DataRequestRow, findByReceipt, writeConfirmed } from './data-request-queries.ts';
import { recordsEnd, standingView } from './data-request-view.ts';
import { identityOf } from './identity-of.ts';
import { type MailboxRecords, readRecords } from './mailbox-records.ts';
import { sendDataRequestMail } from './send-data-request-mail.job.ts';

async function behind(db: Executor, typed: string): Promise<DataRequestRow> {
  const receipt = readReceipt(typed);
  const row = receipt === null ? null : await findByReceipt(db, hashOfReceipt(receipt));
  if (row === null) throw new AppError('notFound', 'No data request has this receipt.');
  return row;
}

const standing = async (
  context: Pick<Platform, 'db' | 'config'>,
  row: DataRequestRow,
): Promise<Output<'get_data_request'>> =>
  standingView(row, row.state === 'open' && (await identityOf(context, row)).identity === 'waits');

/** How a request stands. Throws `notFound`. */
export const lookAtDataRequest = async (
  context: CallContext,
  typed: string,
): Promise<Output<'get_data_request'>> => standing(context, await behind(context.db, typed));

/** Has a request count, whose address is confirmed by this; nothing happens the second time. Throws `notFound`. */
export async function confirmDataRequest(
  context: CallContext,
  typed: string,
): Promise<Output<'confirm_data_request'>> {
  const { id } = await behind(context.db, typed);
  await context.db.transaction(async (transaction) => {
    if (await writeConfirmed(transaction, id))
      await context.jobs.enqueue(transaction, sendDataRequestMail, { requestId: id, about: 'filed' });
  });
  return lookAtDataRequest(context, typed);
}

/** What is stored under the address, as its answer promised. Throws `notFound` and `conflict`. */
export async function fetchRecords(
  { db }: Pick<CallContext, 'db'>,
  sources: readonly MailboxRecords[],
  typed: string,
): Promise<Output<'get_data_request_records'>> {
  const row = await behind(db, typed);
  const end = recordsEnd(row);
  if (end === null) throw new AppError('conflict', 'This answer brought no records.');
  if (end.getTime() <= Date.now())
    throw new AppError('conflict', 'You can’t download these records anymore. Please ask for them again.');
  return { records: await readRecords(db, sources, row) };
}
