import type { Output } from '#contract/calls.ts';
import { CallError, call } from '#contract/client.ts';
import type { Member } from '#contract/roles.ts';

export type { Member } from '#contract/roles.ts';

/** The answer to signing in and to asking for the session. */
export type Entrance = Output<'get_session'>;
export type Account = NonNullable<Entrance['user']>;

/** What can happen to the signed-in member. Every tab hears of each event but the first. */
export type AuthEvent =
  | { type: 'initial'; member: Member | null }
  | { type: 'signed-in'; member: Member }
  | { type: 'signed-out' }
  | { type: 'token-refreshed'; userId: string; sessionId: string }
  | { type: 'user-updated'; member: Member };

/** Fired on window for every event; `detail` is the event. */
export const authEventName = 'tsukimi:auth';
/** The channel on which the tabs of one browser tell each other. */
export const authChannelName = 'tsukimi:auth';

export function memberAfter(member: Member | null, event: AuthEvent): Member | null {
  switch (event.type) {
    case 'signed-out':
      return null;
    case 'token-refreshed':
      return member?.id === event.userId ? { ...member, sessionId: event.sessionId } : member;
    case 'user-updated':
      return member?.id === event.member.id ? event.member : member;
    default:
      return event.member;
  }
}

/**
 * The account as pages know a member. An account does not say how its owner's pages look: `layout` is what was known
 * before.
 */
export const memberOf = (account: Account, sessionId: string, layout: Member['layout'] = null): Member => ({
  id: account.id,
  username: account.username,
  displayName: account.display_name,
  avatarUrl: account.avatar_url,
  role: account.role,
  isEmailVerified: account.is_email_verified,
  canUpload: account.can_upload_videos,
  sessionId,
  deletionAt: account.deletion_at,
  layout: layout ?? null,
});

const attempts = 3;
const pauseMs = 500;
const notThereYet = 'PGRST116';

/**
 * Who is signed in, according to the server. Right after signing in, the profile may not exist yet, so it asks again.
 */
export async function fetchMember(afterSignIn: boolean, before: Member | null): Promise<Member | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { user, session } = await call('get_session', {});
      if (user && session) return memberOf(user, session.id, before?.id === user.id ? before.layout : null);
    } catch (error) {
      if (!(error instanceof CallError && error.code === notThereYet)) throw error;
    }
    if (!afterSignIn || attempt === attempts) return null;
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}
