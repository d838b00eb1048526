import type { Role } from '#contract/roles.ts';
import { defineFact } from '../../platform/facts.ts';

/**
 * Somebody is about to have an account, having been shown this version of the terms; null: none was named. Stated
 * before it is looked whether their address is known, so that a refusal says nothing about that.
 */
export const signUpBegun = defineFact<{ terms: number | null }>('sign-up.begun');
/** An account now exists, and its row of `profiles`. */
export const accountCreated = defineFact<{
  accountId: string;
  username: string;
  email: string;
  terms: number | null;
}>('account.created');
/** The address was confirmed for the first time. */
export const accountVerified = defineFact<{ accountId: string }>('account.verified');
/** Name, role, rights or picture changed: what pages show about the member. */
export const accountChanged = defineFact<{ accountId: string }>('account.changed');
/**
 * A member has a new username, to which the old one redirects, or a new display name (then `from` is `to`).
 */
export const accountRenamed = defineFact<{ accountId: string; from: string; to: string }>('account.renamed');
/**
 * The account is being deleted for good. Stated before its rows and its profile's are deleted, so that
 * whatever refers to them lets go in the same transaction.
 */
export const accountDeleted = defineFact<{ accountId: string; username: string }>('account.deleted');
export const roleChanged = defineFact<{ accountId: string; from: Role; to: Role }>('role.changed');
/** Somebody signed in to an account from a browser it had not seen. `browser` is its readable name. */
export const deviceAdded = defineFact<{ accountId: string; sessionId: string; browser: string }>(
  'device.added',
);
/** These sessions are over. `session-revoked` tells their browsers. */
export const sessionsRevoked = defineFact<{ accountId: string; sessionIds: string[] }>('sessions.revoked');

/**
 * Topic of the notification that sessions are over: `{accountId, sessionIds}`. Every process drops what it
 * has cached about them.
 */
export const sessionsRevokedTopic = 'sessions.revoked';
/** Topic of the notification that a member has changed: `{accountId}`. */
export const accountChangedTopic = 'account.changed';
