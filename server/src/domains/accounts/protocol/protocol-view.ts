import type { AccountRow } from '../account-queries.ts';
import { AccessTokens } from '../sessions/access-token.ts';
import type { OpenedSession } from '../sessions/open-session.ts';

/** Seconds for which an access token is valid, as long as its session is. */
const accessSeconds = 3600;

/**
 * A member in the form of a user of the platform's client library. Rights are shown here but never written
 * from here.
 */
export function userView(account: AccountRow, base: string, newEmail: string | null = null) {
  const confirmedAt = account.email_verified_at?.toISOString();
  const at = (key: string | null): string | null => (key === null ? null : base + key);
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: '',
    ...(confirmedAt === undefined ? {} : { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt }),
    ...(newEmail === null ? {} : { new_email: newEmail }),
    app_metadata: { provider: 'email', providers: ['email'], role: account.role },
    user_metadata: {
      username: account.username,
      display_name: account.display_name,
      first_name: account.first_name,
      last_name: account.last_name,
      avatar_url: at(account.avatar_key),
      last_avatar_update: account.avatar_changed_at?.toISOString() ?? null,
      cover_url: at(account.cover_key),
      can_upload_videos: account.can_upload_videos,
    },
    identities: [
      {
        identity_id: account.id,
        id: account.id,
        user_id: account.id,
        identity_data: { sub: account.id, email: account.email },
        provider: 'email',
        created_at: account.created_at.toISOString(),
        last_sign_in_at: account.created_at.toISOString(),
        updated_at: account.created_at.toISOString(),
      },
    ],
    is_anonymous: false,
    created_at: account.created_at.toISOString(),
    updated_at: account.updated_at.toISOString(),
  };
}

/** A session with its tokens, in the form the library stores it. */
export function sessionView(
  account: AccountRow,
  session: Pick<OpenedSession, 'id' | 'refreshToken'>,
  { secret, base, issuer }: { secret: string; base: string; issuer: string },
) {
  const now = Math.floor(Date.now() / 1000);
  return {
    access_token: new AccessTokens(secret).sign({
      iss: issuer,
      sub: account.id,
      aud: 'authenticated',
      role: 'authenticated',
      session_id: session.id,
      iat: now,
      exp: now + accessSeconds,
    }),
    token_type: 'bearer',
    expires_in: accessSeconds,
    expires_at: now + accessSeconds,
    refresh_token: session.refreshToken,
    user: userView(account, base),
  };
}
