import type { TSchema } from 'typebox';
import type { Access, CachePolicy, Call, Proof } from '#contract/call.ts';
import { type CallName, calls, type Input, type Output } from '#contract/calls.ts';
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
import { noteSecurity } from '../security-log.ts';
import { Answer, CachedAnswers } from './cached-answers.ts';
import { checkInput } from './check-input.ts';
import { type Implementation, RawJson } from './implement.ts';

export interface Outcome {
  answer: Answer;
  /** Seconds for which public caches may hold it; null: none may. */
  cacheSeconds: number | null;
  /** When it was made, where it is past and the database is away; milliseconds since 1970. Null: it is of now. */
  staleSince: number | null;
}

export interface Caller {
  viewer: Viewer;
  request: RequestFacts;
}

type AccessCaller = { viewer: Viewer; request: Pick<RequestFacts, 'id' | 'address'> };

/** Runs calls by their declaration: input, access and cache. HTTP and page loaders come through here alike. */
export interface CallRunner {
  has(name: string): name is CallName;
  /** Throws unless the caller has the call's access, and notes it; `run` does so too. */
  requireCall(name: CallName, caller: AccessCaller): void;
  run(name: CallName, raw: unknown, caller: Caller): Promise<Outcome>;
  /** The value, for loaders. It may be shared with other readers: do not change it. */
  value<N extends CallName>(name: N, input: Input<N>, caller: Caller): Promise<Output<N>>;
  readonly cache: CachedAnswers;
}

/** Looks at the texts in a value of a schema. Throws `badInput` that names the field. */
export type CheckTexts = (schema: TSchema, value: unknown) => void;

export interface RunnerOptions {
  platform: Platform;
  implementations: readonly Implementation<CallName>[];
  /** What the product asks of the texts in an input, beyond its shape. Throws `badInput`. */
  checkTexts: CheckTexts;
  /** Throws `notAllowed` unless whoever calls has shown within the last minutes that it is them. */
  requireProof(caller: Caller): Promise<void>;
  cacheBytes?: number;
}

export function createCallRunner({
  platform,
  implementations,
  checkTexts,
  requireProof,
  cacheBytes = 40 * 1024 * 1024,
}: RunnerOptions): CallRunner {
  const byName = new Map<string, Implementation<CallName>>();
  for (const implementation of implementations) byName.set(implementation.name, implementation);
  const missing = Object.keys(calls).filter((name) => !byName.has(name));
  if (missing.length > 0) throw new Error(`calls without an implementation: ${missing.join(', ')}`);
  const cache = new CachedAnswers(cacheBytes);

  async function bytesOf(name: CallName, input: Record<string, unknown>, caller: Caller): Promise<Buffer> {
    const implementation = byName.get(name);
    if (!implementation) throw new AppError('unknownCall', `There is no call named ${name}.`);
    const context = { ...platform, ...caller, memberId: caller.viewer.userId };
    // Calls that read `memberId` are those whose access makes sure of it: `implement` ties the two.
    const result = await implementation.run(input as never, context as MemberContext);
    return Buffer.from(result instanceof RawJson ? result.text : JSON.stringify(result));
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
    const policy = call.cache;
    if (!policy || isExcepted(policy, caller.viewer)) {
      return { answer: new Answer(await bytesOf(name, input, caller)), cacheSeconds: null, staleSince: null };
    }
    const key = `${name} ${canonical(input)}`;
    const cached = await cache.get(key, policy.seconds, policy.topics, () => bytesOf(name, input, caller));
    const cacheSeconds = Math.max(0, Math.round((cached.until - Date.now()) / 1000));
    return { answer: cached.answer, cacheSeconds, staleSince: cached.staleSince };
  }

  return {
    cache,
    has: (name): name is CallName => Object.hasOwn(calls, name),
    requireCall,
    run,
    value: async (name, input, caller) => (await run(name, input, caller)).answer.value as never,
  };
}

/** Whether the runner asks. `typed` is asked by the call itself, which knows the password that its input may bring. */
const asksProof = (proof: Proof | undefined, input: Record<string, unknown>): boolean =>
  proof === 'fresh' || (typeof proof === 'object' && (input[proof.when] ?? false) !== false);

const isExcepted = (policy: CachePolicy, viewer: Viewer): boolean =>
  (policy.exceptAdmins === true && isAdmin(viewer)) ||
  (policy.exceptMembers === true && viewer.userId !== null);

/** Parameters in the order of their names, so that equal inputs are one key. */
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
    throw new AppError('notAllowed', 'Only administrators may do this.');
  if (access === 'verified' && (viewer.role === null || viewer.role === 'unverified_member')) {
    throw new AppError('notAllowed', 'Please confirm your e-mail address first.');
  }
  if (access === 'uploader' && !viewer.canUploadVideos) {
    throw new AppError('notAllowed', 'You may not upload videos yet.');
  }
  return viewer.userId;
}

/** What a member is given where anyone may ask; throws `signInRequired` for a visitor. */
export const asMember = (context: CallContext): MemberContext => ({
  ...context,
  memberId: requireAccess({ access: 'member' }, context.viewer),
});
