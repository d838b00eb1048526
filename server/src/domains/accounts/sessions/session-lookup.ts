import { LRUCache } from 'lru-cache';
import { readLeavePage } from '#contract/wire-values.ts';
import type { Member, Platform, Viewer } from '../../../platform/context.ts';
import type { Listener } from '../../../platform/db/notifications.ts';
import type { Sessions } from '../../../platform/http/request-facts.ts';
import { accountChangedTopic, sessionsRevokedTopic } from '../account-facts.ts';
import { deletionMoment } from '../account-rules.ts';
import { layoutFrom } from '../preferences/preference-queries.ts';
import { hashToken } from '../tokens/secret-token.ts';
import { AccessTokens } from './access-token.ts';
import { findHolderById, findHolderByToken, type HolderRow, touchSession } from './session-queries.ts';
import { sessionEnd, touchAfter } from './session-rules.ts';

interface Kept {
  viewer: Viewer;
  /** Milliseconds since 1970; from then on the token is invalid. */
  until: number;
}

export interface SessionLookupOptions {
  platform: Pick<Platform, 'db' | 'log' | 'config' | 'objectBase'>;
  /** Where other processes announce ended sessions. Without it nothing is cached. */
  listener: Listener | null;
}

/** How long an answer is cached at most; also bounds the harm of a lost notification. */
const cachedMilliseconds = 30_000;

/**
 * In this process: whoever makes a change here sees it at their next request, before the notification
 * arrives.
 */
export const lookups = new Set<Pick<SessionLookup, 'forgetSessions' | 'forgetAccount'>>();

/**
 * Who holds a cookie or an access token. One prepared statement behind a short-lived cache, which
 * notifications from every process clear; while they cannot be heard, nothing is cached.
 */
export class SessionLookup implements Sessions {
  readonly #platform: SessionLookupOptions['platform'];
  readonly #listener: Listener | null;
  readonly #accessTokens: AccessTokens;
  readonly #cached = new LRUCache<string, Kept>({ max: 10_000, ttl: cachedMilliseconds });
  /** Tokens that belong to nobody. Separate, so that a flood of made-up ones evicts no member. */
  readonly #unknown = new LRUCache<string, true>({ max: 2000, ttl: cachedMilliseconds });
  /** Counts changes, so that what was read before one is not cached after it. */
  #changes = 0;

  constructor({ platform, listener }: SessionLookupOptions) {
    this.#platform = platform;
    this.#listener = listener;
    this.#accessTokens = new AccessTokens(platform.config.secret);
    lookups.add(this);
    listener?.on(sessionsRevokedTopic, ({ sessionIds }) => this.forgetSessions(sessionIds as string[]));
    listener?.on(accountChangedTopic, ({ accountId }) => this.forgetAccount(String(accountId)));
    listener?.onLost(() => this.#drop(() => true));
    listener?.onReconnect(() => this.#drop(() => true));
  }

  forgetSessions(sessionIds: readonly string[]): void {
    const gone = new Set(sessionIds);
    this.#drop((viewer) => viewer.sessionId !== null && gone.has(viewer.sessionId));
  }

  forgetAccount(accountId: string): void {
    this.#drop((viewer) => viewer.userId === accountId);
  }

  byCookie(token: string): Viewer | null | Promise<Viewer | null> {
    // A value of ours has 43 letters; anything else is not worth a lookup.
    if (token.length !== 43) return null;
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const cached = this.#recall(key);
    if (cached !== undefined) return cached;
    return this.#find(key, () => findHolderByToken(this.#platform.db, hash), Number.POSITIVE_INFINITY);
  }

  byBearer(token: string): Viewer | null | Promise<Viewer | null> {
    const key = hashToken(token).toString('base64');
    const cached = this.#recall(key);
    if (cached !== undefined) return cached;
    const claims = this.#accessTokens.read(token);
    if (claims === null) return null;
    return this.#find(key, () => findHolderById(this.#platform.db, claims.session_id), claims.exp * 1000);
  }

  #recall(key: string): Viewer | null | undefined {
    const cached = this.#cached.get(key);
    if (cached) return cached.until > Date.now() ? cached.viewer : undefined;
    return this.#unknown.has(key) ? null : undefined;
  }

  async #find(key: string, read: () => Promise<HolderRow | null>, until: number): Promise<Viewer | null> {
    const before = this.#changes;
    const row = await read();
    const viewer = row === null ? null : this.#viewerOf(row);
    if (this.#listener?.connected && this.#changes === before) {
      if (row === null || viewer === null) this.#unknown.set(key, true);
      else this.#cached.set(key, { viewer, until: Math.min(until, row.expires_at.getTime()) });
    }
    if (row !== null && row.last_seen_at.getTime() < Date.now() - touchAfter) this.#touch(row.session_id);
    return viewer;
  }

  /** Nobody waits for it: no answer depends on it. */
  #touch(sessionId: string): void {
    touchSession(this.#platform.db, sessionId, sessionEnd(Date.now())).catch((error: unknown) =>
      this.#platform.log.warn({ err: error }, 'a session could not be lengthened'),
    );
  }

  #viewerOf(row: HolderRow): Viewer {
    const role = row.role ?? 'unverified_member';
    const due = row.second_factor_due;
    const owesSecondFactor = due !== null && due.getTime() <= Date.now();
    // Whatever an admin granted: the address must be confirmed first.
    const canUpload = row.can_upload_videos && role !== 'unverified_member';
    const leaveTo = readLeavePage(row.discreet);
    const member: Member = {
      id: row.account_id,
      username: row.username,
      displayName: row.display_name,
      avatarUrl: row.avatar_key === null ? null : this.#platform.objectBase + row.avatar_key,
      role,
      isEmailVerified: row.is_email_verified,
      canUpload,
      sessionId: row.session_id,
      layout: layoutFrom(row.layout),
      ...(leaveTo === null ? {} : { discreet: leaveTo }),
      deletionAt:
        row.deletion_requested_at === null ? null : deletionMoment(row.deletion_requested_at).toISOString(),
      ...(due === null ? {} : { secondFactorDue: due.toISOString() }),
    };
    return {
      userId: row.account_id,
      // Without what admins need, they may do what any member may, and no more.
      role: owesSecondFactor ? 'member' : role,
      ...(owesSecondFactor ? { owesSecondFactor } : {}),
      ...(role === 'admin' ? { endsAt: row.expires_at.getTime() } : {}),
      sessionId: row.session_id,
      canUploadVideos: canUpload,
      member,
    };
  }

  #drop(concerns: (viewer: Viewer) => boolean): void {
    this.#changes++;
    for (const [key, { viewer }] of this.#cached.entries()) if (concerns(viewer)) this.#cached.delete(key);
  }
}
