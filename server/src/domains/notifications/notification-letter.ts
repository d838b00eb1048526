import { composeLetter, type Letter } from '../../platform/mail/compose-letter.ts';
import { discreetName } from '../accounts/index.ts';
import type { NotificationRow } from './notification-queries.ts';

export interface LetterFacts {
  siteName: string;
  /** Address of the site, without a trailing slash. */
  origin: string;
  to: string;
  username: string;
  /** Nothing in it says what kind of site it is about, nor who did what. */
  isDiscreet: boolean;
}

/** The text for each kind: no titles and no words of others, since others may see a mailbox. */
function sentence({ kind, actor_name: name, details }: NotificationRow): { subject: string; text: string } {
  const who = name ?? 'Someone';
  switch (kind) {
    case 'new_release':
      return { subject: 'Something new', text: `${who} published something new.` };
    case 'new_episode':
      return { subject: 'A new episode', text: 'Something you follow has a new episode.' };
    case 'saved_search':
      return { subject: 'New for your search', text: 'There is something new in a search you saved.' };
    case 'reply':
      return {
        subject: 'A new comment',
        text: `${who} ${details.on === 'video' ? 'commented on something of yours' : `replied to your ${details.on ?? 'comment'}`}.`,
      };
    case 'mention':
      return { subject: 'Someone mentioned you', text: `${who} mentioned you.` };
    case 'like':
      return { subject: 'Someone likes it', text: `${who} likes something of yours.` };
    case 'subscriber':
      return { subject: 'A new subscriber', text: `${who} follows you now.` };
    case 'message_request':
      return { subject: 'A message request', text: `${who} would like to write to you.` };
    case 'report_outcome':
      return { subject: 'We reviewed your report', text: 'We made a decision about something you reported.' };
    case 'upload_reviewed':
      if (details.on === 'source')
        return details.outcome === 'approved'
          ? {
              subject: 'Your video is back',
              text: 'One of your videos is back at its source, and shown again.',
            }
          : {
              subject: 'Your video is out of sight',
              text: 'The source of one of your videos doesn’t have it anymore. We’ll show it again once it’s back.',
            };
      return { subject: 'We reviewed your upload', text: 'We’ve looked at one of your uploads.' };
    case 'application_decided':
      return {
        subject: 'We decided on your application',
        text:
          details.outcome === 'approved'
            ? 'We approved your application.'
            : 'We turned down your application. The site says why, and you can apply again.',
      };
    case 'identity_decided':
      return { subject: 'Your identity check', text: 'We decided on your identity check.' };
    case 'content_decided':
      return { subject: 'A decision', text: 'We made a decision about something of yours.' };
    case 'new_device':
      return { subject: 'A new login', text: 'Someone logged in to your account from a new device.' };
  }
}

const discreetSentence = { subject: 'You have a new notice', text: 'There is something new for you.' };

export function notificationLetter(facts: LetterFacts, row: NotificationRow): Letter {
  const { subject, text } = facts.isDiscreet ? discreetSentence : sentence(row);
  return composeLetter({
    siteName: facts.isDiscreet ? discreetName : facts.siteName,
    to: facts.to,
    subject,
    paragraphs: [`Hello ${facts.username},`, text],
    action: { label: 'See your notifications', url: `${facts.origin}/notifications` },
    footnote: `Choose which emails you get under ${facts.origin}/settings/preferences.`,
  });
}
