import { writeEmailChange } from '../domains/accounts/email/email-queries.ts';
import { issueToken } from '../domains/accounts/tokens/account-token.ts';
import { newId } from '../kit/ids.ts';
import type { Platform } from '../platform/context.ts';
import type { Known } from './contract-samples.ts';
import { makeMember, openTestSession, type TestMember, testPassword } from './test-member.ts';

const fresh = (): string => `m${newId().replaceAll('-', '').slice(-20)}`;

/** What the calls of accounts can be given, for requests of `asker`; tokens and names are made as they are asked for. */
export async function accountInputs(platform: Platform, asker: TestMember | null): Promise<Known> {
  const { db } = platform;
  const other = await makeMember(platform, fresh());
  const tokenFor = (purpose: 'verify-email' | 'reset-password' | 'change-email-new') =>
    issueToken(db, other.id, purpose, { email: other.email });
  return {
    fresh_email: () => `${fresh()}@example.test`,
    fresh_username: fresh,
    fresh_password: () => `lantern ${fresh()}`,
    other_member_id: other.id,
    member_email: other.email,
    member_password: other.password,
    own_password: testPassword,
    own_session_id: async () =>
      asker === null ? newId() : (await openTestSession(platform, asker.id)).sessionId,
    verify_email_token: () => tokenFor('verify-email'),
    reset_password_token: () => tokenFor('reset-password'),
    change_email_token: async () => {
      await writeEmailChange(db, {
        accountId: other.id,
        newEmail: `${fresh()}@example.test`,
        oldConfirmed: false,
        expiresAt: new Date(Date.now() + 60_000),
      });
      return tokenFor('change-email-new');
    },
  };
}
