import { composeLetter, type Letter } from '../../../platform/mail/compose-letter.ts';

/**
 * The receipt of a ticket, or an answer of the desk. A receipt repeats nothing that was typed: anybody can type
 * anybody's address, and must not be able to have words of theirs mailed there.
 */
export function supportLetter(
  site: { siteName: string; origin: string },
  ticket: { email: string; code: string; body: string | null },
): Letter {
  const isReceipt = ticket.body === null;
  return composeLetter({
    siteName: site.siteName,
    to: ticket.email,
    subject: isReceipt
      ? `We got your message (${ticket.code})`
      : `An answer to your message (${ticket.code})`,
    paragraphs: isReceipt
      ? [
          'Hello,',
          'We got your message and will answer it by email.',
          `The code of your ticket is ${ticket.code}.`,
        ]
      : ['Hello,', ...(ticket.body ?? '').split('\n\n')],
    action: {
      label: isReceipt ? 'See your ticket' : 'See your ticket and reply',
      url: `${site.origin}/support/ticket?token=${ticket.code}`,
    },
    footnote: isReceipt
      ? 'If you didn’t write to us, someone typed your address by mistake, and you can ignore this email.'
      : 'We don’t read replies to this email. Please write on the page of your ticket.',
  });
}
