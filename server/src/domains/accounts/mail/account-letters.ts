import { limits } from '#contract/limits.ts';
import { composeLetter, type Letter } from '../../../platform/mail/compose-letter.ts';

export interface LetterFacts {
  siteName: string;
  /** Address of the site, without a trailing slash. */
  origin: string;
  to: string;
  username: string;
}

/** Sentences that reveal nothing about the site but its name: others may see a mailbox. */
export const accountLetters = {
  verifyEmail: (facts: LetterFacts, url: string): Letter =>
    letter(facts, 'Confirm your email address', {
      paragraphs: [
        `Hello ${facts.username},`,
        `please confirm that this address belongs to your account at ${facts.siteName}.`,
      ],
      action: { label: 'Confirm address', url },
      footnote: `The link is valid for 24 hours. By signing up you accepted our terms: ${facts.origin}/information/terms. If you did not sign up, you do not need to do anything.`,
    }),
  alreadyRegistered: (facts: LetterFacts): Letter =>
    letter(facts, 'You already have an account', {
      paragraphs: [
        `Hello ${facts.username},`,
        `somebody wanted to use this address at ${facts.siteName}, where it already has an account. If it was you, log in, or choose a new password.`,
      ],
      action: { label: 'Log in', url: `${facts.origin}/login` },
      footnote: 'If it was not you, you do not need to do anything: nothing was changed.',
    }),
  resetPassword: (facts: LetterFacts, url: string): Letter =>
    letter(facts, 'Choose a new password', {
      paragraphs: [
        `Hello ${facts.username},`,
        'somebody, hopefully you, asked for a new password for your account.',
      ],
      action: { label: 'Choose a new password', url },
      footnote:
        'The link is valid for one hour and works once. If you did not ask for it, you do not need to do anything: your password stays.',
    }),
  confirmOldEmail: (facts: LetterFacts, url: string, newEmail: string): Letter =>
    letter(facts, 'Your email address is about to change', {
      paragraphs: [
        `Hello ${facts.username},`,
        `the address of your account is about to become ${newEmail}. That happens once both addresses have confirmed it.`,
      ],
      action: { label: 'Agree to the change', url },
      footnote:
        'The link is valid for 24 hours. If you did not ask for this, do not open it, and change your password.',
    }),
  confirmNewEmail: (facts: LetterFacts, url: string): Letter =>
    letter(facts, 'Confirm your new email address', {
      paragraphs: [
        `Hello ${facts.username},`,
        `please confirm that this is to be the address of your account at ${facts.siteName}.`,
      ],
      action: { label: 'Confirm address', url },
      footnote: 'The link is valid for 24 hours. If you did not ask for it, you do not need to do anything.',
    }),
  emailChanged: (facts: LetterFacts, newEmail: string): Letter =>
    letter(facts, 'Your email address was changed', {
      paragraphs: [
        `Hello ${facts.username},`,
        `the address of your account is now ${newEmail}. Mail for the account no longer comes here.`,
      ],
      footnote: 'If this was not you, answer this mail at once.',
    }),
  passwordChanged: (facts: LetterFacts): Letter =>
    letter(facts, 'Your password was changed', {
      paragraphs: [`Hello ${facts.username},`, 'the password of your account was changed.'],
      action: { label: 'Choose a new password', url: `${facts.origin}/forgot-password` },
      footnote: 'If it was you, you do not need to do anything. If not, choose a new one now.',
    }),
  newDevice: (facts: LetterFacts, session: { browser: string; place: string; at: string }): Letter =>
    letter(facts, 'New log-in to your account', {
      paragraphs: [
        `Hello ${facts.username},`,
        `your account was entered from a browser that we did not know: ${session.browser}, ${session.place}, ${session.at}.`,
      ],
      action: { label: 'See where you are logged in', url: `${facts.origin}/settings/security` },
      footnote:
        'If it was you, you do not need to do anything. If not, end that session and change your password.',
    }),
  secondFactorChanged: (facts: LetterFacts, change: string): Letter =>
    letter(facts, 'The protection of your account was changed', {
      paragraphs: [`Hello ${facts.username},`, change],
      action: { label: 'See your security settings', url: `${facts.origin}/settings/log-in` },
      footnote: 'If it was you, you do not need to do anything. If not, change your password at once.',
    }),
  googleConnected: (facts: LetterFacts): Letter =>
    letter(facts, 'A Google account was connected', {
      paragraphs: [
        `Hello ${facts.username},`,
        'a Google account with this address can now be used to enter your account.',
      ],
      action: { label: 'See your security settings', url: `${facts.origin}/settings/log-in` },
      footnote:
        'If it was you, you do not need to do anything. If not, disconnect it and change your password.',
    }),
  deletionRequested: (facts: LetterFacts, day: string): Letter =>
    letter(facts, 'Your account will be deleted', {
      paragraphs: [
        `Hello ${facts.username},`,
        `your account will be deleted on ${day}. Until then you can change your mind: log in and keep it.`,
      ],
      action: { label: 'Log in', url: `${facts.origin}/login?redirect=/settings/delete` },
      footnote: `After ${limits.deletionGraceDays} days nobody can bring it back.`,
    }),
  accountDeleted: (facts: LetterFacts): Letter =>
    letter(facts, 'Your account was deleted', {
      paragraphs: [
        `Hello ${facts.username},`,
        'your account and what belonged to it are gone, as you had asked. This is the last mail to this address.',
      ],
    }),
  exportReady: (facts: LetterFacts): Letter =>
    letter(facts, 'Your data is ready', {
      paragraphs: [
        `Hello ${facts.username},`,
        'the archive of your data that you asked for can be fetched now.',
      ],
      action: { label: 'Go to your settings', url: `${facts.origin}/settings/delete` },
      footnote: 'It is kept for seven days.',
    }),
  /**
   * Does not name what it is about: other readers of the mailbox, and the mail's carriers, must learn
   * nothing.
   */
  lookFirst: (facts: LetterFacts): Letter =>
    letter(facts, 'Something to look at first', {
      paragraphs: [
        `Hello ${facts.username},`,
        `something at ${facts.siteName} waits for you. Please look at it before anything else.`,
      ],
      action: { label: 'Open the desk', url: `${facts.origin}/admin/reports` },
      footnote: 'You get this mail because you are one of the few who may look at such things.',
    }),
  urgentRequest: (facts: LetterFacts): Letter =>
    letter(facts, 'Something urgent', {
      paragraphs: [
        `Hello ${facts.username},`,
        `at ${facts.siteName} an authority asks for something, or a life may be in danger. Please look at it now.`,
      ],
      action: { label: 'Open the desk', url: `${facts.origin}/admin/legal` },
      footnote: 'You get this mail because you are an administrator there.',
    }),
  answerDue: (facts: LetterFacts, isLate: boolean): Letter =>
    letter(facts, isLate ? 'An answer is late' : 'An answer is due', {
      paragraphs: [
        `Hello ${facts.username},`,
        isLate
          ? `at ${facts.siteName} the time for an answer is over, and nobody has decided. Please look at it now.`
          : `at ${facts.siteName} half of the time for an answer is over. Please look at what is due first.`,
      ],
      action: { label: 'Open the desk', url: `${facts.origin}/admin/legal` },
      footnote: 'You get this mail because you are an administrator there.',
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
