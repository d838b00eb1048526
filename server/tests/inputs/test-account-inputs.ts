import { deletionPhrase } from '#contract/wire-values.ts';
import { writeEmailChange } from '#server/domains/accounts/email/email-queries.ts';
import { insertNote, insertStrike } from '#server/domains/accounts/managing/managing-queries.ts';
import { insertChallenge, insertPasskey } from '#server/domains/accounts/passkeys/passkey-queries.ts';
import { TestAuthenticator } from '#server/domains/accounts/passkeys/test-authenticator.ts';
import { seal } from '#server/domains/accounts/second-factor/sealed-secret.ts';
import {
  spendTotpStep,
  writeTotpSecret,
} from '#server/domains/accounts/second-factor/second-factor-queries.ts';
import { codeAt, stepAt } from '#server/domains/accounts/second-factor/totp.ts';
import { issueToken, type TokenPurpose } from '#server/domains/accounts/tokens/account-token.ts';
import { hashToken, newToken } from '#server/domains/accounts/tokens/secret-token.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { makeMember, openTestSession, type TestMember, testPassword } from '#tests/support/test-member.ts';
import { freshName } from '#tests/support/test-names.ts';
import { once } from '#tests/support/test-once.ts';
import type { Known } from './contract-samples.ts';
import { insertTestPost } from './test-stream-inputs.ts';

const inAMinute = (): Date => new Date(Date.now() + 60_000);

/** Requests by `inject` come to this address. */
const site = { origin: 'http://localhost:80', rpId: 'localhost' };
const browser = { origin: new URL(site.origin).origin };

/** What the calls of accounts can be given, for requests of `asker`; tokens and names are made as they are asked for. */
export function accountInputs(platform: Platform, asker: TestMember | null): Known {
  const { db, config } = platform;
  const other = once(() => makeMember(platform, freshName()));
  const own = async (): Promise<TestMember> => asker ?? other();
  const tokenFor = async (purpose: TokenPurpose) => {
    const { id, email } = await other();
    return issueToken(db, id, purpose, { email });
  };
  const secret = Buffer.from('12345678901234567890');
  const startTotp = (accountId: string) =>
    writeTotpSecret(db, accountId, seal(config.secret, accountId, secret));
  const codeNow = () => codeAt(secret, stepAt(Date.now()));
  const challengeFor = async (accountId: string | null): Promise<string> => {
    const challenge = newToken();
    await insertChallenge(db, { hash: hashToken(challenge), accountId, expiresAt: inAMinute() });
    return challenge;
  };
  /** A passkey of a member, made beside the library. */
  const passkeyOf = async (accountId: string): Promise<{ id: string; phone: TestAuthenticator }> => {
    const phone = new TestAuthenticator();
    const id = newId();
    await insertPasskey(db, {
      id,
      accountId,
      credentialId: Buffer.from(phone.id, 'base64url'),
      publicKey: phone.publicKey,
      counter: 0,
      transports: [],
      name: 'Phone',
      isBackedUp: false,
    });
    return { id, phone };
  };
  const struck = async (accountId: string): Promise<string> => {
    const id = newId();
    await insertStrike(db, { id, accountId, reason: 'Spam.', giverId: (await own()).id });
    return id;
  };
  return {
    fresh_email: () => `${freshName()}@example.test`,
    fresh_username: freshName,
    fresh_password: () => `lantern ${freshName()}`,
    other_member_id: async () => (await other()).id,
    shown_post_id: async () => insertTestPost(platform, (await other()).id),
    other_username: async () => (await other()).username,
    fresh_member_id: async () => (await makeMember(platform, freshName())).id,
    tomorrow: () => new Date(Date.now() + 86_400_000).toISOString(),
    strike_id: async () => struck((await other()).id),
    member_with_strike: async () => {
      const { id } = await makeMember(platform, freshName());
      await struck(id);
      return id;
    },
    note_id: async () => {
      const id = newId();
      await insertNote(db, {
        id,
        accountId: (await other()).id,
        words: 'Looked at.',
        writerId: (await own()).id,
      });
      return id;
    },
    member_email: async () => (await other()).email,
    member_password: testPassword,
    own_password: testPassword,
    some_preferences: { autoplay_next: false, notifications: { like: 'off' } },
    deletion_phrase: deletionPhrase,
    own_session_id: async () =>
      asker === null ? newId() : (await openTestSession(platform, asker.id)).sessionId,
    verify_email_token: () => tokenFor('verify-email'),
    reset_password_token: () => tokenFor('reset-password'),
    change_email_token: async () => {
      await writeEmailChange(db, {
        accountId: (await other()).id,
        newEmail: `${freshName()}@example.test`,
        oldConfirmed: false,
        expiresAt: inAMinute(),
      });
      return tokenFor('change-email-new');
    },
    second_factor_challenge: () => tokenFor('second-factor'),
    second_factor_code: async () => {
      const { id } = await other();
      await startTotp(id);
      await spendTotpStep(db, id, 0);
      return codeNow();
    },
    own_totp_code: async () => {
      await startTotp((await own()).id);
      return codeNow();
    },
    own_password_with_totp: async () => {
      const { id } = await own();
      await startTotp(id);
      await spendTotpStep(db, id, 0);
      return testPassword;
    },
    own_new_passkey: async () =>
      new TestAuthenticator().create(
        { challenge: await challengeFor((await own()).id), rp: { id: site.rpId }, user: { id: 'x' } },
        browser,
      ),
    own_passkey_id: async () => (await passkeyOf((await own()).id)).id,
    passkey_answer: async () =>
      (await passkeyOf((await other()).id)).phone.get(
        { challenge: await challengeFor(null), rpId: site.rpId },
        browser,
      ),
  };
}
