import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { noticesOfReport } from './notice-queries.ts';
import { sendNoticeMail } from './send-notice-mail.job.ts';

/** Who wrote a notice is mailed when a report that came from it is decided; several at once are one mail. */
export async function tellNotifier(
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
  { reportId }: { reportId: string },
): Promise<void> {
  for (const noticeId of await noticesOfReport(transaction, reportId))
    await jobs.enqueue(
      transaction,
      sendNoticeMail,
      { noticeId, about: 'decided' },
      { singletonKey: `${noticeId} decided` },
    );
}
