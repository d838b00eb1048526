import { composeLetter, type Letter } from '../../../platform/mail/compose-letter.ts';
import type { CounterNoticeRow } from './counter-notice-queries.ts';
import { swornLines } from './counter-notice-view.ts';
import type { CounterNoticeMail } from './send-counter-notice-mail.job.ts';

/** The business day that ends at a moment. */
const dayOf = (moment: Date): string =>
  new Date(moment.getTime() - 1).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

interface Words {
  subject: string;
  paragraphs: string[];
}

const decidedAnew: Words = {
  subject: 'We decided about it again',
  paragraphs: [
    'We looked at it again and made a new decision, so the counter-notice is over. See the page for the outcome.',
  ],
};

/** For whoever sent it. */
const forSender: Readonly<Record<CounterNoticeMail, (row: CounterNoticeRow) => Words>> = {
  sent: (row) => ({
    subject: 'We got your counter-notice',
    paragraphs: [
      'We got your counter-notice and sent it to whoever filed the notice.',
      `Unless they tell us that they went to court, your video comes back after ${dayOf(row.returns_from)}, and by ${dayOf(row.returns_by)} at the latest.`,
    ],
  }),
  returned: () => ({
    subject: 'Your video is back',
    paragraphs: [
      'No one went to court over your counter-notice. We’ve put your video back as it was and removed the strike.',
    ],
  }),
  in_court: () => ({
    subject: 'Your video stays disabled for now',
    paragraphs: [
      'Whoever filed the notice says they went to court over your video. It stays disabled until that’s settled. You’ll hear from the court.',
    ],
  }),
  runs_on: (row) => ({
    subject: 'Your counter-notice goes on',
    paragraphs: [
      `No court case keeps your video down anymore. It comes back by itself once ${dayOf(row.returns_from)} has passed.`,
    ],
  }),
  decided_anew: () => decidedAnew,
};

/** For whoever filed the notice. The law has us send them what was sworn against it. */
const forNotifier: Readonly<Record<CounterNoticeMail, (row: CounterNoticeRow) => Words>> = {
  sent: (row) => ({
    subject: 'A counter-notice against your notice',
    paragraphs: [
      'We took down what your notice names. Whoever uploaded it disputes that under oath. This is their counter-notice:',
      ...swornLines(row),
      `Unless you tell us by ${dayOf(row.returns_from)} that you went to court to restrain them, it comes back. You can do so on the page of your notice.`,
    ],
  }),
  returned: () => ({
    subject: 'What your notice names is back',
    paragraphs: [
      'You didn’t tell us in time that you went to court, so what the counter-notice was about is public again, as the law requires.',
    ],
  }),
  in_court: () => ({
    subject: 'We noted that you went to court',
    paragraphs: ['What your notice names stays down while your case is in court.'],
  }),
  runs_on: (row) => ({
    subject: 'Your court case no longer counts',
    paragraphs: [
      `We no longer count your court case. What your notice names comes back once ${dayOf(row.returns_from)} has passed. If that is wrong, tell us on the page of your notice.`,
    ],
  }),
  decided_anew: () => decidedAnew,
};

/** `to`: which side it is for, at which address, and where that side reads on; `path` null: nowhere. */
export function counterNoticeLetter(
  site: { siteName: string; origin: string },
  about: CounterNoticeMail,
  row: CounterNoticeRow,
  to: { side: 'sender' | 'notifier'; email: string; path: string | null },
): Letter {
  const { subject, paragraphs } = (to.side === 'sender' ? forSender : forNotifier)[about](row);
  return composeLetter({
    siteName: site.siteName,
    to: to.email,
    subject,
    paragraphs: ['Hello,', ...paragraphs],
    ...(to.path === null ? {} : { action: { label: 'See how it’s going', url: `${site.origin}${to.path}` } }),
  });
}
