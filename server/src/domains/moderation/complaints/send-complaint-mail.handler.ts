import { complaintTexts } from '#contract/complaint-lists.ts';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { composeLetter, type Letter } from '../../../platform/mail/compose-letter.ts';
import { receiptSealer } from '../../../platform/receipts.ts';
import { findAccount } from '../../accounts/index.ts';
import { findSealedReceipt, lookAtDecision } from '../cases/decision-queries.ts';
import { findNotice } from '../notices/notice-queries.ts';
import { type ComplaintRow, findComplaint } from './complaint-queries.ts';
import { dueOf } from './complaint-view.ts';
import { sendComplaintMail } from './send-complaint-mail.job.ts';

type Machines = Pick<Platform, 'db' | 'mail' | 'config' | 'log'>;

/** `origin` answers the site's current address, without a trailing slash. */
export const createSendComplaintMailHandler = (
  platform: Machines,
  origin: () => string,
): JobHandler<{ complaintId: string; about: 'sent' | 'answered' }> => ({
  job: sendComplaintMail,
  concurrency: 2,
  async run({ payload: { complaintId, about } }) {
    const complaint = await findComplaint(platform.db, complaintId);
    if (complaint === null) return;
    const to = await complainerOf(platform, complaint);
    if (to === null || to.email === '') return;
    const { siteName } = platform.config.settings;
    await platform.mail.send(letterOf({ siteName, origin: origin() }, about, complaint, to));
  },
  async failed(payload, reason) {
    platform.log.error({ ...payload, reason }, 'a mail about a complaint could not be sent');
  },
});

const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

function letterOf(
  { siteName, origin }: { siteName: string; origin: string },
  about: 'sent' | 'answered',
  complaint: ComplaintRow,
  { email, path }: { email: string; path: string | null },
): Letter {
  const isUpheld = complaint.outcome === 'upheld';
  const { subject, paragraphs } =
    about === 'sent'
      ? {
          subject: 'We got your complaint',
          paragraphs: [
            `We got your complaint. Someone who wasn’t part of the decision will look at it, and we’ll answer by ${dayOf(dueOf(complaint))}.`,
          ],
        }
      : {
          subject: isUpheld ? 'You were right to complain' : 'We’ve looked at your complaint',
          paragraphs: [
            isUpheld
              ? complaint.notice_id === null
                ? complaint.is_gone
                  ? `Someone else looked at the decision and reversed it, with its strike or suspension. ${complaintTexts.gone}`
                  : 'Someone else looked at the decision and reversed it.'
                : 'Someone else looked at the decision, and we’ll decide the case again. We’ll tell you the outcome.'
              : 'Someone else looked at the decision, and it stays.',
            ...(complaint.needs_identity ? [complaintTexts.identity] : []),
            `Their answer: ${complaint.answer ?? ''}`,
            'You can still turn to an out-of-court dispute settlement body, or to a court.',
          ],
        };
  return composeLetter({
    siteName,
    to: email,
    subject,
    paragraphs: ['Hello,', ...paragraphs],
    ...(path === null ? {} : { action: { label: 'Read it on the site', url: `${origin}${path}` } }),
  });
}

/** Where whoever complained is reached, and where they read on; null: nobody knows. */
async function complainerOf(
  platform: Machines,
  complaint: ComplaintRow,
): Promise<{ email: string; path: string | null } | null> {
  const open = (sealed: Buffer | null, about: string) =>
    sealed && receiptSealer(platform.config).open(sealed, about);
  const addressOf = async (memberId: string | null) =>
    memberId === null ? null : ((await findAccount(platform.db, memberId))?.email ?? null);
  if (complaint.notice_id !== null) {
    const notice = await findNotice(platform.db, complaint.notice_id);
    if (notice === null) return null;
    const receipt = open(notice.sealed_receipt, notice.id);
    const email = (await addressOf(notice.member_id)) ?? notice.email;
    return { email, path: receipt && `/case/${receipt}` };
  }
  const decision = await lookAtDecision(platform.db, complaint.decision_id);
  const email = await addressOf(decision?.author_id ?? null);
  if (email === null) return null;
  const receipt = open(await findSealedReceipt(platform.db, complaint.decision_id), complaint.decision_id);
  return { email, path: receipt && `/statement/${receipt}` };
}
