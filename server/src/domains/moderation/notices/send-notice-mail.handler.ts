import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { receiptSealer } from '../../../platform/receipts.ts';
import { findAccount } from '../../accounts/index.ts';
import { decisionsRefusing } from '../complaints/complaint-queries.ts';
import { decidedLines, redressWords } from './decided-words.ts';
import { type NoticeMail, noticeLetter } from './notice-letter.ts';
import { findNotice, itemsOf } from './notice-queries.ts';
import { sendNoticeMail } from './send-notice-mail.job.ts';

/**
 * `origin` answers the site's current address, without a trailing slash. A member's mail goes to the address of their
 * account: nobody has confirmed another one.
 */
export const createSendNoticeMailHandler = (
  platform: Pick<Platform, 'db' | 'mail' | 'config' | 'log'>,
  origin: () => string,
): JobHandler<{ noticeId: string; about: NoticeMail }> => ({
  job: sendNoticeMail,
  concurrency: 2,
  async run({ payload: { noticeId, about } }) {
    const notice = await findNotice(platform.db, noticeId);
    if (notice === null) return;
    const receipt = receiptSealer(platform.config).open(notice.sealed_receipt, noticeId);
    if (receipt === null) throw new Error('The receipt was sealed with a key that is not known any more.');
    const account = notice.member_id === null ? null : await findAccount(platform.db, notice.member_id);
    const email = account?.email ?? notice.email;
    if (email === '') return;
    const { siteName } = platform.config.settings;
    await platform.mail.send(
      noticeLetter({ siteName, origin: origin() }, about, {
        ...{ kind: notice.kind, receipt, dueAt: notice.due_at },
        decided: about === 'decided' ? await decidedOf(platform, noticeId) : [],
        email,
      }),
    );
  },
  async failed(payload, reason) {
    platform.log.error({ ...payload, reason }, 'a mail about a notice could not be sent');
  },
});

/** What is decided of it by now, and how to object. */
async function decidedOf({ db }: Pick<Platform, 'db'>, noticeId: string): Promise<string[]> {
  const [items, refusing] = await Promise.all([itemsOf(db, noticeId), decisionsRefusing(db, noticeId)]);
  return [...decidedLines(items), redressWords(refusing.length > 0)];
}
