import { dataRequestLimits as most } from '#contract/data-request-lists.ts';
import { composeLetter, type Letter } from '../../../platform/mail/compose-letter.ts';
import type { DataRequestRow } from './data-request-queries.ts';
import type { DataRequestMail } from './send-data-request-mail.job.ts';

/** As people read a day. */
const day = (moment: Date): string =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const paragraphsOf = (letter: string): string[] => letter.split(/\n{2,}/);

/**
 * A mail about a data request. Until its address is confirmed it repeats nothing that was typed: anybody can type
 * anybody's address. An answer stands on the page alone, for mails lie around.
 */
export function dataRequestLetter(
  site: { siteName: string; origin: string },
  mail: DataRequestMail,
  request: Pick<DataRequestRow, 'email' | 'due_at' | 'answer'> & { receipt: string },
): Letter {
  const { subject, paragraphs, label } = partsOf(mail, request);
  return composeLetter({
    siteName: site.siteName,
    to: request.email,
    subject,
    paragraphs: ['Hello,', ...paragraphs],
    action: { label, url: `${site.origin}/data-request/${request.receipt}` },
    footnote:
      'If you didn’t write to us, someone typed your address by mistake, and you can ignore this email.',
  });
}

function partsOf(
  mail: DataRequestMail,
  request: Pick<DataRequestRow, 'due_at'> & { receipt: string },
): { subject: string; paragraphs: string[]; label: string } {
  switch (mail.about) {
    case 'confirm':
      return {
        subject: 'Please confirm your data request',
        paragraphs: [
          'Someone asked about the data we store under this address.',
          `The request counts once you confirm it, within ${most.confirmDays} days.`,
        ],
        label: 'Look at it and confirm',
      };
    case 'filed':
      return {
        subject: `We got your data request (${request.receipt})`,
        paragraphs: [
          `We got your data request, and answer it by ${day(request.due_at)}. Its receipt is ${request.receipt}.`,
          'Don’t share the receipt: anyone who has it can read the answer.',
        ],
        label: 'See how it’s going',
      };
    case 'extended':
      return {
        subject: `Your data request takes longer (${request.receipt})`,
        paragraphs: [...paragraphsOf(mail.letter), `We answer by ${day(request.due_at)}.`],
        label: 'See how it’s going',
      };
    case 'identity':
      return {
        subject: `We must know it is you (${request.receipt})`,
        paragraphs: paragraphsOf(mail.letter),
        label: 'See how it’s going',
      };
    case 'answered':
      return {
        subject: `Your data request is answered (${request.receipt})`,
        paragraphs: ['We answered your data request. The answer is on its page.'],
        label: 'Read the answer',
      };
  }
}
