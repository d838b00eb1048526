import { type NoticeKind, noticeLimits } from '#contract/notice-lists.ts';
import { noticeKindWords } from '#contract/notice-texts.ts';
import { composeLetter, type Letter } from '../../../platform/mail/compose-letter.ts';

/** `Friday, 28 November 2026, 14:05 (UTC)`. */
const momentOf = (moment: Date): string =>
  `${moment.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })}, ${moment.toISOString().slice(11, 16)} (UTC)`;

export type NoticeMail = 'confirm' | 'filed' | 'decided';

/**
 * A mail to a notifier. It repeats nothing that was typed: anybody can type anybody's address, and must not be able to
 * have words of theirs mailed there.
 */
export function noticeLetter(
  site: { siteName: string; origin: string },
  about: NoticeMail,
  notice: {
    kind: NoticeKind;
    email: string;
    receipt: string;
    /** When it is to be answered; null: no law says when. */
    dueAt: Date | null;
    decided: readonly string[];
  },
): Letter {
  const words = noticeKindWords[notice.kind];
  const { subject, paragraphs, label } = {
    confirm: {
      subject: 'Please confirm your notice',
      paragraphs: [
        `Someone filled in a ${words} with this address.`,
        `It counts once you confirm it, within ${noticeLimits.confirmDays} days.`,
      ],
      label: 'Look at it and confirm',
    },
    filed: {
      subject: `We got your notice (${notice.receipt})`,
      paragraphs: [
        `We got your ${words}. Its receipt is ${notice.receipt}.`,
        ...(notice.dueAt === null ? [] : [`We’ll answer by ${momentOf(notice.dueAt)}.`]),
        'Don’t share the receipt: anyone who has it can see how the notice is going.',
      ],
      label: 'See how it’s going',
    },
    decided: {
      subject: `We’ve looked at your notice (${notice.receipt})`,
      paragraphs: [`We decided on what your ${words} names, or on part of it.`, ...notice.decided],
      label: 'See what we decided',
    },
  }[about];
  return composeLetter({
    siteName: site.siteName,
    to: notice.email,
    subject,
    paragraphs: ['Hello,', ...paragraphs],
    action: { label, url: `${site.origin}/case/${notice.receipt}` },
    footnote:
      'If you didn’t write to us, someone typed your address by mistake, and you can ignore this email.',
  });
}
