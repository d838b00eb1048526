import type { CookieChoices } from '#contract/cookie-choices.ts';
import type { Member, Role } from '#contract/roles.ts';
import type { LeavePage } from '#contract/wire-values.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Facts } from './facts.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { PlaceGroup } from './places/place-group.ts';
import type { Shield } from './shield/shield.ts';
import type { Storage } from './storage/storage.ts';

export type { Member, Role } from '#contract/roles.ts';

/** Who asks. Anonymous: `userId` and `role` are null. */
export interface Viewer {
  readonly userId: string | null;
  readonly role: Role | null;
  readonly sessionId: string | null;
  readonly canUploadVideos: boolean;
  /**
   * An admin who is past the deadline to set up a passkey or two-step login: until they do, their role is
   * that of a member.
   */
  readonly owesSecondFactor?: boolean;
  /** When an admin's session ends, in milliseconds since 1970; a member's is extended with each use. */
  readonly endsAt?: number;
  /** What pages show about the member; null for a visitor. */
  readonly member: Member | null;
}
export const anonymousViewer: Viewer = {
  userId: null,
  role: null,
  sessionId: null,
  canUploadVideos: false,
  member: null,
};
export const isAdmin = (viewer: Viewer): boolean => viewer.role === 'admin';

/**
 * What a request tells about itself. The address comes from the connection or a trusted proxy, never from the
 * body.
 */
export interface RequestFacts {
  readonly id: string;
  /** Address of the site as seen by this request, e.g. `https://example.org`. */
  readonly origin: string;
  readonly address: string;
  readonly userAgent: string;
  readonly referrer: string;
  /** The language that the browser asks for first, e.g. `de-AT`; empty: none, or none that is one. */
  readonly language: string;
  /** This person is not to be counted: they refused it here, or their browser asks not to be tracked (`Sec-GPC: 1`). */
  readonly refusesStatistics: boolean;
  /** They chose to allow advertising to remember them, and their browser asks for nothing else. */
  readonly allowsAdvertising: boolean;
  /** Has the browser keep what it allows, and drop the cookies of what it refuses. */
  chooseCookies(choices: CookieChoices): void;
  /** What a visitor shields, as their cookie has it; null: nothing. A member’s is with their account. */
  readonly shield: string | null;
  /** Has the browser hold what its visitor shields; empty: it forgets it. */
  writeShield(value: string): void;
  /** Whether this browser says that nothing is to be recommended. */
  readonly refusesRecommendations: boolean;
  /** Has the browser hold that, or forget it. */
  writeRecommendations(isOn: boolean): void;
  /** Has the browser hold that discreet mode is on, and where it leads; null: off. */
  writeDiscreet(leaveTo: LeavePage | null): void;
  /** The anonymous id from its signed cookie, or null. */
  readonly anonymousId: string | null;
  /** Gives the browser a signed anonymous id; returns it. */
  issueAnonymousId(): string;
  /** The id of a browser that has signed in here before, from its signed cookie; else null. */
  readonly deviceId: string | null;
  /** Gives the browser a signed device id; returns it. */
  issueDeviceId(): string;
  /** Whether this browser started to sign up recently, according to its signed cookie. */
  readonly hasBegunSignUp: boolean;
  /** Notes in a signed cookie that this browser has started to sign up. */
  beginSignUp(): void;
  /** Signs this browser in: sets the session cookie. */
  giveSession(token: string): void;
  /** Removes the session cookie from this browser. */
  takeSession(): void;
  /**
   * Header of a trusted proxy, e.g. the country; names in lower case. Empty if there is none or the proxy is
   * not trusted.
   */
  trustedHeader(name: string): string;
}

/** Machines that know no domain. One per process. */
export interface Platform {
  readonly config: Config;
  readonly log: Log;
  readonly db: Database;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly facts: Facts;
  readonly mail: Mailer;
  /** The one way to other servers. */
  readonly outbound: Outbound;
  /**
   * Base address of object keys: `/`. Also when another host serves objects: whether it may be redirected
   * there is decided when a file is asked for.
   */
  readonly objectBase: string;
}

/** What the implementation of a call is given. */
export interface CallContext extends Platform {
  readonly viewer: Viewer;
  readonly request: RequestFacts;
  /** What is barred where the request comes from; reads through `db` leave it out. Nothing for admins. */
  readonly place: PlaceGroup;
  /** What the asker does not want to meet; reads through `db` leave out what it hides. */
  readonly shield: Shield;
  /** Whether a call that recommends may: false where the asker has switched it off. */
  readonly recommends: boolean;
}

/** The same for calls that only members may make. */
export interface MemberContext extends CallContext {
  /** Who asks. */
  readonly memberId: string;
  /** The admin who confirmed this, where it waited for a second one. */
  readonly seconderId?: string;
}
