import { describeBrowser } from '#contract/user-agent.ts';
import type { Config } from '../../../platform/config.ts';
import type { Platform } from '../../../platform/context.ts';
import type { Letter } from '../../../platform/mail/compose-letter.ts';
import { receiptSealer } from '../../../platform/receipts.ts';
import { type AccountRow, findAccount, findAccountByEmail, hasChildSafety } from '../account-queries.ts';
import { deletionMoment } from '../account-rules.ts';
import { findEmailChange } from '../email/email-queries.ts';
import { findPreferences } from '../preferences/preference-queries.ts';
import { findSessionRow } from '../sessions/session-queries.ts';
import { issueToken, type TokenPurpose } from '../tokens/account-token.ts';
import { accountLetters, discreetName, type LetterFacts } from './account-letters.ts';
import type { AccountMail, ProtocolReturn } from './send-account-mail.job.ts';

/** The letters that a mail amounts to now; none if its subject no longer applies. Makes their links. */
export async function writeAccountMail(
  platform: Pick<Platform, 'db' | 'config'>,
  origin: string,
  mail: AccountMail,
): Promise<Letter[]> {
  const { db, config } = platform;
  const { siteName } = config.settings;
  let shownName = siteName;
  const factsOf = (account: AccountRow, to = account.email): LetterFacts => ({
    siteName: shownName,
    origin,
    to,
    username: account.username,
  });
  if (mail.kind === 'account-deleted')
    return [accountLetters.accountDeleted({ siteName, origin, to: mail.to, username: mail.username })];

  const account = await ('email' in mail
    ? findAccountByEmail(db, mail.email)
    : findAccount(db, mail.accountId));
  if (account === null) return [];
  if ((await findPreferences(db, account.id)).discreet !== null) shownName = discreetName;
  const facts = factsOf(account);
  /** A link to a page of ours or, if a program asked for it, one that leads back there. */
  const link = async (
    purpose: TokenPurpose,
    page: string,
    protocol?: { type: string } & ProtocolReturn,
  ): Promise<string> => {
    const token = await issueToken(db, account.id, purpose, { email: account.email, ...protocol });
    if (!protocol) return `${origin}${page}?token=${token}`;
    const query = new URLSearchParams({ token, type: protocol.type, redirect_to: protocol.redirectTo });
    return `${origin}/auth/v1/verify?${query}`;
  };

  switch (mail.kind) {
    case 'verify-email': {
      if (account.email_verified_at !== null) return [];
      const protocol = mail.protocol ? { type: 'signup', ...mail.protocol } : undefined;
      const url = await link('verify-email', '/verify-email', protocol);
      return [accountLetters.verifyEmail(facts, url)];
    }
    case 'already-registered':
      return [accountLetters.alreadyRegistered(facts)];
    case 'reset-password': {
      const protocol = mail.protocol ? { type: 'recovery', ...mail.protocol } : undefined;
      const url = await link('reset-password', '/reset-password', protocol);
      return [accountLetters.resetPassword(facts, url)];
    }
    case 'change-email': {
      const change = await findEmailChange(db, account.id);
      if (change === null) return [];
      const letters: Letter[] = [];
      if (change.new_confirmed_at === null) {
        const owner = await findAccountByEmail(db, change.new_email);
        if (owner === null || owner.id === account.id) {
          const url = await link('change-email-new', '/confirm-email-change');
          letters.push(accountLetters.confirmNewEmail(factsOf(account, change.new_email), url));
        } else letters.push(accountLetters.alreadyRegistered(factsOf(owner)));
      }
      if (change.old_confirmed_at === null) {
        const url = await link('change-email-old', '/confirm-email-change');
        letters.push(accountLetters.confirmOldEmail(facts, url, change.new_email));
      }
      return letters;
    }
    case 'email-changed':
      return [accountLetters.emailChanged(factsOf(account, mail.to), account.email)];
    case 'password-changed':
      return [accountLetters.passwordChanged(facts)];
    case 'new-device': {
      const session = await findSessionRow(db, mail.sessionId);
      if (session === null) return [];
      return [
        accountLetters.newDevice(facts, {
          browser: describeBrowser(session.user_agent),
          place: session.country_code === null ? 'an unknown country' : countryName(session.country_code),
          at: `${session.created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
        }),
      ];
    }
    case 'second-factor-changed':
      return [accountLetters.secondFactorChanged(facts, mail.change)];
    case 'google-connected':
      return [accountLetters.googleConnected(facts)];
    case 'deletion-requested':
      return account.deletion_requested_at === null
        ? []
        : [accountLetters.deletionRequested(facts, dayOf(deletionMoment(account.deletion_requested_at)))];
    case 'export-ready':
      return [accountLetters.exportReady(facts)];
    case 'look-first':
      return (await hasChildSafety(db, account.id)) ? [accountLetters.lookFirst(facts)] : [];
    case 'urgent-request':
      return account.role === 'admin' ? [accountLetters.urgentRequest(facts)] : [];
    case 'answer-due':
    case 'answer-late':
      return account.role === 'admin' ? [accountLetters.answerDue(facts, mail.kind === 'answer-late')] : [];
    case 'statement':
      return [accountLetters.statement(facts, mail.headline, mail.paragraphs, openedBy(config, mail))];
    default:
      // Of an earlier version, which wrote letters that are no more: a statement says it now.
      return [];
  }
}

/** What opens a statement: its receipt, with which one need not be signed in, or else its id. */
function openedBy(config: Config, mail: { statementId: string; sealedReceipt?: string }): string {
  const sealed = mail.sealedReceipt ? Buffer.from(mail.sealedReceipt, 'hex') : null;
  return (sealed && receiptSealer(config).open(sealed, mail.statementId)) ?? mail.statementId;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });
const countryName = (code: string): string => countries.of(code) ?? code;

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
