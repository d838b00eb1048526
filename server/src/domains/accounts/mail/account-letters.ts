import { limits } from '#contract/limits.ts';
import { composeLetter, type Letter } from '../../../platform/mail/compose-letter.ts';

export interface LetterFacts {
  siteName: string;
  /** Address of the site, without a trailing slash. */
  origin: string;
  to: string;
  username: string;
}

/** What stands for the site’s name in letters to whoever uses discreet mode. */
export const discreetName = 'our site';

/** Sentences that reveal nothing about the site but its name: others may see a mailbox. */
export const accountLetters = {
  verifyEmail: (facts: LetterFacts, url: string): Letter =>
    letter(facts, 'Confirm your email address', {
      paragraphs: [
        `Hello ${facts.username},`,
        `Please confirm that this address belongs to your account at ${facts.siteName}.`,
      ],
      action: { label: 'Confirm address', url },
      footnote: `The link works for 24 hours. By signing up, you accepted our terms: ${facts.origin}/information/terms. If you didn’t sign up, you don’t need to do anything.`,
    }),
  alreadyRegistered: (facts: LetterFacts): Letter =>
    letter(facts, 'You already have an account', {
      paragraphs: [
        `Hello ${facts.username},`,
        `Someone tried to sign up at ${facts.siteName} with this address, but it already has an account. If that was you, log in or choose a new password.`,
      ],
      action: { label: 'Log in', url: `${facts.origin}/login` },
      footnote: 'If it wasn’t you, you don’t need to do anything. Nothing has changed.',
    }),
  resetPassword: (facts: LetterFacts, url: string): Letter =>
    letter(facts, 'Choose a new password', {
      paragraphs: [
        `Hello ${facts.username},`,
        'Someone, hopefully you, asked for a new password for your account.',
      ],
      action: { label: 'Choose a new password', url },
      footnote:
        'The link works once, for one hour. If you didn’t ask for it, you don’t need to do anything. Your password stays the same.',
    }),
  confirmOldEmail: (facts: LetterFacts, url: string, newEmail: string): Letter =>
    letter(facts, 'Your email address is about to change', {
      paragraphs: [
        `Hello ${facts.username},`,
        `Someone, hopefully you, asked us to change the address of your account to ${newEmail}. We’ll change it once both addresses have confirmed it.`,
      ],
      action: { label: 'Confirm the change', url },
      footnote:
        'The link works for 24 hours. If you didn’t ask for this, don’t open it, and change your password.',
    }),
  confirmNewEmail: (facts: LetterFacts, url: string): Letter =>
    letter(facts, 'Confirm your new email address', {
      paragraphs: [
        `Hello ${facts.username},`,
        `Please confirm that you want to use this address for your account at ${facts.siteName}.`,
      ],
      action: { label: 'Confirm address', url },
      footnote: 'The link works for 24 hours. If you didn’t ask for it, you don’t need to do anything.',
    }),
  emailChanged: (facts: LetterFacts, newEmail: string): Letter =>
    letter(facts, 'Your email address has changed', {
      paragraphs: [
        `Hello ${facts.username},`,
        `The address of your account is now ${newEmail}. We won’t email you here anymore.`,
      ],
      footnote: 'If this wasn’t you, reply to this email right away.',
    }),
  passwordChanged: (facts: LetterFacts): Letter =>
    letter(facts, 'Your password has changed', {
      paragraphs: [`Hello ${facts.username},`, 'The password of your account has changed.'],
      action: { label: 'Choose a new password', url: `${facts.origin}/forgot-password` },
      footnote: 'If it was you, you don’t need to do anything. If not, choose a new one now.',
    }),
  newDevice: (facts: LetterFacts, session: { browser: string; place: string; at: string }): Letter =>
    letter(facts, 'New login to your account', {
      paragraphs: [
        `Hello ${facts.username},`,
        `Someone logged in to your account from a browser we didn’t know: ${session.browser}, ${session.place}, ${session.at}.`,
      ],
      action: { label: 'See where you’re logged in', url: `${facts.origin}/settings/security` },
      footnote:
        'If it was you, you don’t need to do anything. If not, end that session and change your password.',
    }),
  secondFactorChanged: (facts: LetterFacts, change: string): Letter =>
    letter(facts, 'Your login settings have changed', {
      paragraphs: [`Hello ${facts.username},`, change],
      action: { label: 'See your security settings', url: `${facts.origin}/settings/security` },
      footnote: 'If it was you, you don’t need to do anything. If not, change your password right away.',
    }),
  googleConnected: (facts: LetterFacts): Letter =>
    letter(facts, 'You connected a Google account', {
      paragraphs: [
        `Hello ${facts.username},`,
        'You can now log in to your account with a Google account that has this address.',
      ],
      action: { label: 'See your security settings', url: `${facts.origin}/settings/security` },
      footnote:
        'If it was you, you don’t need to do anything. If not, disconnect it and change your password.',
    }),
  deletionRequested: (facts: LetterFacts, day: string): Letter =>
    letter(facts, 'We’ll delete your account', {
      paragraphs: [
        `Hello ${facts.username},`,
        `We’ll delete your account on ${day}. If you change your mind, log in before then and keep it.`,
      ],
      action: { label: 'Log in', url: `${facts.origin}/login?redirect=/settings/delete` },
      footnote: `After ${limits.deletionGraceDays} days, no one can bring it back.`,
    }),
  accountDeleted: (facts: LetterFacts): Letter =>
    letter(facts, 'Your account is gone', {
      paragraphs: [
        `Hello ${facts.username},`,
        'We’ve deleted your account and everything in it, as you asked. This is our last email to this address.',
      ],
    }),
  exportReady: (facts: LetterFacts): Letter =>
    letter(facts, 'Your data is ready', {
      paragraphs: [`Hello ${facts.username},`, 'You can now download the archive of your data.'],
      action: { label: 'Go to your settings', url: `${facts.origin}/settings/delete` },
      footnote: 'You can download it for seven days.',
    }),
  /**
   * Does not name what it is about: other readers of the mailbox, and the mail's carriers, must learn
   * nothing.
   */
  lookFirst: (facts: LetterFacts): Letter =>
    letter(facts, 'Something to look at first', {
      paragraphs: [
        `Hello ${facts.username},`,
        `Something at ${facts.siteName} is waiting for you. Please look at it before anything else.`,
      ],
      action: { label: 'Open the desk', url: `${facts.origin}/admin/reports` },
      footnote: 'You get this email because you’re one of the few who can look at such things.',
    }),
  urgentRequest: (facts: LetterFacts): Letter =>
    letter(facts, 'Something urgent', {
      paragraphs: [
        `Hello ${facts.username},`,
        `At ${facts.siteName}, an authority is asking for something, or someone may be in danger. Please look at it now.`,
      ],
      action: { label: 'Open the desk', url: `${facts.origin}/admin/legal` },
      footnote: 'You get this email because you’re an admin there.',
    }),
  answerDue: (facts: LetterFacts, isLate: boolean): Letter =>
    letter(facts, isLate ? 'An answer is late' : 'An answer is due', {
      paragraphs: [
        `Hello ${facts.username},`,
        isLate
          ? `At ${facts.siteName}, the time for an answer is over, and no one has decided. Please look at it now.`
          : `At ${facts.siteName}, half of the time for an answer is over. Please look at what’s due first.`,
      ],
      action: { label: 'Open the desk', url: `${facts.origin}/admin/legal` },
      footnote: 'You get this email because you’re an admin there.',
    }),
  statement: (facts: LetterFacts, headline: string, paragraphs: readonly string[], code: string): Letter =>
    letter(facts, headline, {
      paragraphs: [`Hello ${facts.username},`, ...paragraphs],
      action: { label: 'Read it on the site', url: `${facts.origin}/statement/${code}` },
    }),
};

const letter = (
  { siteName, to }: LetterFacts,
  subject: string,
  parts: { paragraphs: string[]; action?: { label: string; url: string }; footnote?: string },
): Letter => composeLetter({ siteName, to, subject, ...parts });
