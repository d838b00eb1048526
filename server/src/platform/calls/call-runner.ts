import type { TSchema } from 'typebox';
import type { Access, CachePolicy, Call, Proof } from '#contract/call.ts';
import { type CallName, calls, type Input, type Output } from '#contract/calls.ts';
import { isShielded, looksAtShield } from '#contract/past-shield.ts';
import { AppError } from '../../kit/app-error.ts';
import { networkOf } from '../../kit/network.ts';
import {
  type CallContext,
  isAdmin,
  type MemberContext,
  type Platform,
  type RequestFacts,
  type Viewer,
} from '../context.ts';
import { everywhere, type PlaceGroup } from '../places/place-group.ts';
import { noPlaceGroups, type PlaceGroups } from '../places/place-groups.ts';
import { placedDatabase } from '../places/placed-database.ts';
import { type RecommendingSwitches, switchedOn } from '../recommending/switches.ts';
import { noteSecurity } from '../security-log.ts';
import { KnownKeys } from '../shield/known-keys.ts';
import { isMarked, markRows } from '../shield/marked-rows.ts';
import { noShield, type Shield } from '../shield/shield.ts';
import { shieldedDatabase } from '../shield/shielded-database.ts';
import { noShields, type Shields } from '../shield/shields.ts';
import { inSpan, isTracing } from '../tracing/tracing.ts';
import { Answer, CachedAnswers } from './cached-answers.ts';
import { type CallReads, readsOfPrimary } from './call-reads.ts';
import { checkInput } from './check-input.ts';
import { type Implementation, RawJson } from './implement.ts';

export interface Outcome {
  answer: Answer;
  /** Seconds for which public caches may hold it; null: not at all. */
  cacheSeconds: number | null;
  /**
   * When it was made, if it is stale because the database is away; milliseconds since 1970. Null: it is
   * current.
   */
  staleSince: number | null;
  /** It depends on where the asker is, so that only their own browser may hold it. */
  isPrivate: boolean;
}

export interface Caller {
  viewer: Viewer;
  request: RequestFacts;
}

type AccessCaller = { viewer: Viewer; request: Pick<RequestFacts, 'id' | 'address'> };

/** Runs calls by their declaration: input, access and cache. HTTP and page loaders both come through here. */
export interface CallRunner {
  has(name: string): name is CallName;
  /** Throws, and notes it, unless the caller has the call's access; `run` does so too. */
  requireCall(name: CallName, caller: AccessCaller): void;
  run(name: CallName, raw: unknown, caller: Caller): Promise<Outcome>;
  /** The value, for loaders. It may be shared with other readers: do not change it. */
  value<N extends CallName>(name: N, input: Input<N>, caller: Caller): Promise<Output<N>>;
  readonly cache: CachedAnswers;
}

/** Checks the texts in a value of a schema. Throws `badInput` naming the field. */
export type CheckTexts = (schema: TSchema, value: unknown) => void;

export interface RunnerOptions {
  platform: Platform;
  implementations: readonly Implementation<CallName>[];
  /** What the product requires of the texts in an input, beyond its shape. Throws `badInput`. */
  checkTexts: CheckTexts;
  /** Throws `notAllowed` unless the caller has proved in the last few minutes that it is them. */
  requireProof(caller: Caller): Promise<void>;
  cacheBytes?: number;
  /** What is barred where. Left out: nothing anywhere. */
  places?: PlaceGroups;
  /** Who shields what. Left out: nobody anything. */
  shields?: Shields;
  /** Who has switched recommendations off. Left out: nobody. */
  switches?: RecommendingSwitches;
  /** Which database each call reads. Left out: the primary. */
  reads?: CallReads;
}

export function createCallRunner({
  platform,
  implementations,
  checkTexts,
  requireProof,
  cacheBytes = 40 * 1024 * 1024,
  places = noPlaceGroups,
  shields = noShields,
  switches = switchedOn,
  reads = readsOfPrimary(platform.db),
}: RunnerOptions): CallRunner {
  const byName = new Map<string, Implementation<CallName>>();
  for (const implementation of implementations) byName.set(implementation.name, implementation);
  const missing = Object.keys(calls).filter((name) => !byName.has(name));
  if (missing.length > 0) throw new Error(`calls without an implementation: ${missing.join(', ')}`);
  const cache = new CachedAnswers(cacheBytes);
  const shieldedCache = new CachedAnswers(cacheBytes / 4, cache);
  const known = new KnownKeys(shields.keysOf);
  cache.onDrop(() => {
    shieldedCache.dropAll();
    known.forget();
  });
  cache.onExpire(() => shieldedCache.expireAll());

  async function bytesOf(
    name: CallName,
    input: Record<string, unknown>,
    caller: Caller,
    {
      place,
      shield,
      recommends,
      isCached,
    }: { place: PlaceGroup; shield: Shield; recommends: boolean; isCached: boolean },
  ): Promise<Buffer> {
    const implementation = byName.get(name);
    if (!implementation) throw new AppError('unknownCall', `There is no call named ${name}.`);
    // Chosen in the moment in which the cache notes what it knows of: what changes later is not kept.
    const placed = placedDatabase(reads.ofCall(name, caller.viewer, isCached), place);
    const db = isShielded(name, calls[name]) ? shieldedDatabase(placed, shield, shields.narrow) : placed;
    const context = { ...platform, db, ...caller, place, shield, recommends, memberId: caller.viewer.userId };
    // Only calls whose access guarantees `memberId` read it: `implement` ties the two together.
    const result = await implementation.run(input as never, context as MemberContext);
    const json = result instanceof RawJson ? result.text : JSON.stringify(result);
    return Buffer.from(shield.marks.size > 0 ? await markRows(name, json, shield, known) : json);
  }

  function requireCall(name: CallName, { viewer, request }: AccessCaller): void {
    try {
      requireAccess(calls[name], viewer);
    } catch (error) {
      noteSecurity(platform, 'access', viewer.userId === null ? 'sign-in-required' : 'not-allowed', {
        subject:
          viewer.userId === null ? { address: networkOf(request.address) } : { account: viewer.userId },
        requestId: request.id,
        call: name,
      });
      throw error;
    }
  }

  async function run(name: CallName, raw: unknown, caller: Caller): Promise<Outcome> {
    const call: Call = calls[name];
    requireCall(name, caller);
    const input = checkInput(name, raw);
    checkTexts(call.input, input);
    if (asksProof(call.proof, input)) await requireProof(caller);
    const connection = () => caller.request;
    const place = isAdmin(caller.viewer)
      ? everywhere
      : (places.now(connection) ?? (await places.of(connection)));
    const shield =
      isShielded(name, call) || looksAtShield.includes(name) || (call.access !== 'admin' && isMarked(name))
        ? await shields.of(caller.viewer, connection)
        : noShield;
    const recommends = call.recommended !== true || !(await switches.isOff(caller.viewer, connection));
    const isPrivate = places.any || shield.key !== '';
    const policy = call.cache;
    if (!policy || isExcepted(policy, caller.viewer)) {
      const answer = new Answer(
        await bytesOf(name, input, caller, { place, shield, recommends, isCached: false }),
      );
      return { answer, cacheSeconds: null, staleSince: null, isPrivate };
    }
    const key = `${name} ${place.key} ${shield.key}${recommends ? '' : ' off'} ${canonical(input)}`;
    // Apart, so that the many shields there are do not push out what everybody asks for.
    const cached = await (shield.key === '' ? cache : shieldedCache).get(
      key,
      policy.seconds,
      policy.topics,
      () => bytesOf(name, input, caller, { place, shield, recommends, isCached: true }),
    );
    // Whoever switches recommendations off is not to meet what their own browser held.
    const cacheSeconds = call.recommended
      ? null
      : Math.max(0, Math.round((cached.until - Date.now()) / 1000));
    return { answer: cached.answer, cacheSeconds, staleSince: cached.staleSince, isPrivate };
  }

  const runner: CallRunner = {
    cache,
    has: (name): name is CallName => Object.hasOwn(calls, name),
    requireCall,
    run: (name, raw, caller) =>
      isTracing() ? inSpan(`call ${name}`, {}, () => run(name, raw, caller)) : run(name, raw, caller),
    value: async (name, input, caller) => (await runner.run(name, input, caller)).answer.value as never,
  };
  return runner;
}

/** Whether the runner asks. `typed` is left to the call itself, which checks the password in its input. */
const asksProof = (proof: Proof | undefined, input: Record<string, unknown>): boolean =>
  proof === 'fresh' || (typeof proof === 'object' && (input[proof.when] ?? false) !== false);

const isExcepted = (policy: CachePolicy, viewer: Viewer): boolean =>
  (policy.exceptAdmins === true && isAdmin(viewer)) ||
  (policy.exceptMembers === true && viewer.userId !== null);

/** Parameters sorted by name, so that equal inputs share one key. */
const canonical = (input: Record<string, unknown>): string =>
  JSON.stringify(
    Object.keys(input)
      .sort()
      .map((key) => [key, input[key]]),
  );

const secondFactorNeeded =
  'Admins need a passkey or two-step login. Set one of them up under Settings, Security, and go on.';
const signedIn = 'Please log in first.';

interface Asked<A extends Access> {
  access: A;
  signIn?: string;
}

/** The member who asks, null for a visitor; throws unless the viewer has the declared access. */
export function requireAccess(asked: Asked<Exclude<Access, 'anyone'>>, viewer: Viewer): string;
export function requireAccess(asked: Asked<Access>, viewer: Viewer): string | null;
export function requireAccess({ access, signIn }: Asked<Access>, viewer: Viewer): string | null {
  if (access === 'anyone') return viewer.userId;
  if (viewer.userId === null) throw new AppError('signInRequired', signIn ?? signedIn);
  if (access === 'admin' && viewer.owesSecondFactor)
    throw new AppError('notAllowed', secondFactorNeeded, { hint: 'second_factor_required' });
  if (access === 'admin' && viewer.role !== 'admin')
    throw new AppError('notAllowed', 'Only admins can do this.');
  if (access === 'verified' && (viewer.role === null || viewer.role === 'unverified_member')) {
    throw new AppError('notAllowed', 'Please confirm your email address first.');
  }
  if (access === 'uploader' && !viewer.canUploadVideos) {
    throw new AppError(
      'notAllowed',
      'You can’t upload videos yet. Go to Settings, Verify to see what’s missing.',
    );
  }
  return viewer.userId;
}

/** The context of a member, in calls that anyone may make; throws `signInRequired` for a visitor. */
export const asMember = (context: CallContext): MemberContext => ({
  ...context,
  memberId: requireAccess({ access: 'member' }, context.viewer),
});
