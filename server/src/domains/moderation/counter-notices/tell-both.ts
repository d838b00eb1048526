import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { type CounterNoticeRow, noticesUpheldBy } from './counter-notice-queries.ts';
import { type CounterNoticeMail, sendCounterNoticeMail } from './send-counter-notice-mail.job.ts';

type Machines = Pick<Platform, 'jobs'>;
type Told = Pick<CounterNoticeRow, 'id' | 'decision_id'>;

/** Mails whoever sent a counter-notice, and everybody whose notice it is against. */
export async function tellBoth(
  transaction: TransactionExecutor,
  platform: Machines,
  row: Told,
  about: CounterNoticeMail,
): Promise<void> {
  const payload = { counterNoticeId: row.id, about, noticeId: null };
  await platform.jobs.enqueue(transaction, sendCounterNoticeMail, payload);
  await tellNotifiers(transaction, platform, row, about);
}

export async function tellNotifiers(
  transaction: TransactionExecutor,
  { jobs }: Machines,
  { id, decision_id }: Told,
  about: CounterNoticeMail,
): Promise<void> {
  for (const noticeId of await noticesUpheldBy(transaction, decision_id))
    await jobs.enqueue(transaction, sendCounterNoticeMail, { counterNoticeId: id, about, noticeId });
}
