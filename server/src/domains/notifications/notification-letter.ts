import { composeLetter, type Letter } from '../../platform/mail/compose-letter.ts';
import type { NotificationRow } from './notification-queries.ts';

export interface LetterFacts {
  siteName: string;
  /** Address of the site, without a trailing slash. */
  origin: string;
  to: string;
  username: string;
}

/** The text for each kind: no titles and no words of others, since others may see a mailbox. */
function sentence({ kind, actor_name: name, details }: NotificationRow): { subject: string; text: string } {
  const who = name ?? 'Somebody';
  switch (kind) {
    case 'new_release':
      return { subject: 'Something new', text: `${who}, whom you follow, has published something new.` };
    case 'reply':
      return {
        subject: 'A new comment',
        text: `${who} ${details.on === 'video' ? 'commented on something of yours' : `replied to your ${details.on ?? 'comment'}`}.`,
      };
    case 'mention':
      return { subject: 'You were mentioned', text: `${who} mentioned you.` };
    case 'like':
      return { subject: 'Somebody likes it', text: `${who} likes something of yours.` };
    case 'subscriber':
      return { subject: 'A new subscriber', text: `${who} follows you now.` };
    case 'message_request':
      return { subject: 'A message request', text: `${who} would like to write to you.` };
    case 'report_outcome':
      return { subject: 'Your report was decided', text: 'A report of yours was decided.' };
    case 'upload_reviewed':
      return { subject: 'Your upload was reviewed', text: 'An upload of yours was looked at.' };
    case 'application_decided':
      return {
        subject: 'Your application was decided',
        text:
          details.outcome === 'approved'
            ? 'Your application was approved.'
            : 'Your application was refused. The site says why, and you may apply again.',
      };
    case 'identity_decided':
      return { subject: 'Your identity check', text: 'Your identity check was decided.' };
    case 'content_decided':
      return { subject: 'A decision', text: 'Something of yours was decided upon.' };
    case 'new_device':
      return { subject: 'A new log-in', text: 'Somebody logged in to your account from a new device.' };
  }
}

export function notificationLetter(facts: LetterFacts, row: NotificationRow): Letter {
  const { subject, text } = sentence(row);
  return composeLetter({
    siteName: facts.siteName,
    to: facts.to,
    subject,
    paragraphs: [`Hello ${facts.username},`, text],
    action: { label: 'See your notifications', url: `${facts.origin}/notifications` },
    footnote: `Which mails you get is set under ${facts.origin}/settings/preferences.`,
  });
}
