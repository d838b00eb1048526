import {
  AccessTokens,
  changeChildSafety,
  changeUploadRight,
  createAccount,
  hashPassword,
  openSession,
} from '#server/domains/accounts/index.ts';
import type { Platform, RequestFacts, Role } from '#server/platform/context.ts';
import { sessionCookieName } from '#server/platform/http/request-facts.ts';

export interface TestMember {
  id: string;
  username: string;
  email: string;
  password: string;
  role: Role;
  sessionId: string;
  /** Access token of the session, for `Authorization: Bearer`. */
  token: string;
  /** The `Cookie` header of the session, `session=…`. */
  cookie: string;
  /** Headers of a program that acts for the member. */
  bearer: { apikey: string; authorization: string };
}

export interface TestMemberOptions {
  /** `member` unless said otherwise. */
  role?: Role;
  /** Whether the address is confirmed; by itself for all but `unverified_member`. */
  verified?: boolean;
  canUploadVideos?: boolean;
  /** Whether an admin sees cases about minors; not unless said, also where nobody else does. */
  childSafety?: boolean;
  /** Days since it was made; 0 unless said. */
  ageDays?: number;
  email?: string;
  password?: string;
  displayName?: string;
}

export const testPassword = 'blue-heron-under-9-bridges';
/** Hashing takes 30 ms by design; tests make many members. */
let hashed: Promise<string> | null = null;

/** Another session of a member: what a second browser holds. */
export async function openTestSession(
  platform: Platform,
  accountId: string,
  request: Partial<RequestFacts> = {},
): Promise<Pick<TestMember, 'sessionId' | 'token' | 'cookie' | 'bearer'>> {
  const facts = {
    address: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    trustedHeader: () => '',
    ...request,
  } as RequestFacts;
  const session = await platform.db.transaction((transaction) =>
    openSession(transaction, platform, accountId, facts),
  );
  const now = Math.floor(Date.now() / 1000);
  const token = new AccessTokens(platform.config.secret).sign({
    sub: accountId,
    session_id: session.id,
    iat: now,
    exp: now + 3600,
  });
  return {
    sessionId: session.id,
    token,
    cookie: `${sessionCookieName(platform.config)}=${session.token}`,
    bearer: { apikey: 'anon', authorization: `Bearer ${token}` },
  };
}

/** A real member: account, profile and one session. */
export async function makeMember(
  platform: Platform,
  username: string,
  more: TestMemberOptions = {},
): Promise<TestMember> {
  hashed ??= hashPassword(testPassword);
  const role = more.role ?? 'member';
  const email = more.email ?? `${username.toLowerCase()}@example.test`;
  const passwordHash = await (more.password === undefined ? hashed : hashPassword(more.password));
  const id = await platform.db.transaction(async (transaction) => {
    const made = await createAccount(transaction, platform, {
      email,
      username,
      passwordHash,
      displayName: more.displayName ?? null,
      role,
      isEmailVerified: more.verified ?? role !== 'unverified_member',
    });
    if (role === 'admin') await changeChildSafety(transaction, platform, made, more.childSafety === true);
    if (more.ageDays)
      await transaction.query(
        `update accounts set created_at = now() - $2 * interval '1 day' where id = $1`,
        [made, more.ageDays],
      );
    if (more.canUploadVideos) await changeUploadRight(transaction, platform, made, true);
    return made;
  });
  const session = await openTestSession(platform, id);
  return { id, username, email, password: more.password ?? testPassword, role, ...session };
}
