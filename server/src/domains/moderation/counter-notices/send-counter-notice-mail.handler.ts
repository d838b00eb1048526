import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { receiptSealer } from '../../../platform/receipts.ts';
import { findAccount } from '../../accounts/index.ts';
import { findSealedReceipt } from '../cases/decision-queries.ts';
import { findNotice } from '../notices/notice-queries.ts';
import { counterNoticeLetter } from './counter-notice-letter.ts';
import { type CounterNoticeRow, findCounterNotice } from './counter-notice-queries.ts';
import { type CounterNoticeMail, sendCounterNoticeMail } from './send-counter-notice-mail.job.ts';

type Machines = Pick<Platform, 'db' | 'mail' | 'config' | 'log'>;

/** `origin` answers the site's current address, without a trailing slash. */
export const createSendCounterNoticeMailHandler = (
  platform: Machines,
  origin: () => string,
): JobHandler<{ counterNoticeId: string; about: CounterNoticeMail; noticeId: string | null }> => ({
  job: sendCounterNoticeMail,
  concurrency: 2,
  async run({ payload: { counterNoticeId, about, noticeId } }) {
    const row = await findCounterNotice(platform.db, counterNoticeId);
    if (row === null) return;
    const to = noticeId === null ? await senderOf(platform, row) : await notifierOf(platform, noticeId);
    if (to === null || to.email === '') return;
    const { siteName } = platform.config.settings;
    await platform.mail.send(counterNoticeLetter({ siteName, origin: origin() }, about, row, to));
  },
  async failed(payload, reason) {
    platform.log.error({ ...payload, reason }, 'a mail about a counter-notice could not be sent');
  },
});

/** A member's mails go to the address of their account: nobody has confirmed another one. */
async function addressOf({ db }: Machines, memberId: string | null, typed: string): Promise<string> {
  const account = memberId === null ? null : await findAccount(db, memberId);
  return account?.email ?? typed;
}

async function senderOf(platform: Machines, row: CounterNoticeRow) {
  const sealed = await findSealedReceipt(platform.db, row.decision_id);
  const receipt = sealed && receiptSealer(platform.config).open(sealed, row.decision_id);
  const email = await addressOf(platform, row.member_id, row.email);
  return { side: 'sender' as const, email, path: receipt && `/statement/${receipt}` };
}

async function notifierOf(platform: Machines, noticeId: string) {
  const notice = await findNotice(platform.db, noticeId);
  if (notice === null) return null;
  const receipt = receiptSealer(platform.config).open(notice.sealed_receipt, noticeId);
  const email = await addressOf(platform, notice.member_id, notice.email);
  return { side: 'notifier' as const, email, path: receipt && `/case/${receipt}` };
}
