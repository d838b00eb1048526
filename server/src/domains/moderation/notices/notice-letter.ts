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
        `Somebody filled in a ${words} with this address.`,
        `It counts once you confirm it, within ${noticeLimits.confirmDays} days.`,
      ],
      label: 'Look at it and confirm',
    },
    filed: {
      subject: `We got your notice (${notice.receipt})`,
      paragraphs: [
        `We got your ${words}. Its receipt is ${notice.receipt}.`,
        ...(notice.dueAt === null ? [] : [`We answer by ${momentOf(notice.dueAt)}.`]),
        'Whoever has the receipt can read how the notice stands; keep it to yourself.',
      ],
      label: 'See how it stands',
    },
    decided: {
      subject: `Your notice was looked at (${notice.receipt})`,
      paragraphs: [`We decided on what your ${words} names, or on part of it.`, ...notice.decided],
      label: 'See what was decided',
    },
  }[about];
  return composeLetter({
    siteName: site.siteName,
    to: notice.email,
    subject,
    paragraphs: ['Hello,', ...paragraphs],
    action: { label, url: `${site.origin}/case/${notice.receipt}` },
    footnote: 'If you did not write to us, somebody typed your address by mistake: ignore this mail.',
  });
}
