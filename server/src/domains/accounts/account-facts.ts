import type { Role } from '#contract/roles.ts';
import { defineFact } from '../../platform/facts.ts';

/** An account exists now, and its row of `profiles`. */
export const accountCreated = defineFact<{ accountId: string; username: string; email: string }>(
  'account.created',
);
/** The address was confirmed for the first time. */
export const accountVerified = defineFact<{ accountId: string }>('account.verified');
/** Name, role, rights or picture changed: what pages show of the member. */
export const accountChanged = defineFact<{ accountId: string }>('account.changed');
/** A member has another username, to which the old one leads, or another display name (then `from` is `to`). */
export const accountRenamed = defineFact<{ accountId: string; from: string; to: string }>('account.renamed');
/**
 * The account goes now, for good. Stated before its rows and its profile's go: whatever refers to them lets go in the
 * same transaction.
 */
export const accountDeleted = defineFact<{ accountId: string; username: string }>('account.deleted');
export const roleChanged = defineFact<{ accountId: string; from: Role; to: Role }>('role.changed');
/** An account was entered from a browser that it had not seen. `browser` is its name in words. */
export const deviceAdded = defineFact<{ accountId: string; sessionId: string; browser: string }>(
  'device.added',
);
/** These sessions are over. `session-revoked` tells their browsers. */
export const sessionsRevoked = defineFact<{ accountId: string; sessionIds: string[] }>('sessions.revoked');

/** Topic of the notification that sessions are over: `{accountId, sessionIds}`. Every process drops what it keeps of them. */
export const sessionsRevokedTopic = 'sessions.revoked';
/** Topic of the notification that a member is not what they were: `{accountId}`. */
export const accountChangedTopic = 'account.changed';
