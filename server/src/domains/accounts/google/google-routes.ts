import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../kit/app-error.ts';
import { ownPath } from '../../../kit/own-path.ts';
import type { CallContext, Platform } from '../../../platform/context.ts';
import { cookie, readCookie } from '../../../platform/http/cookies.ts';
import { clientKey, type RateLimiter } from '../../../platform/http/rate-limiter.ts';
import type { RequestReader } from '../../../platform/http/request-facts.ts';
import { createSigner } from '../../../platform/http/signed-values.ts';
import { everywhere } from '../../../platform/places/place-group.ts';
import { noShield } from '../../../platform/shield/shield.ts';
import { admit } from '../entering/admit.ts';
import type { ProtocolReturn } from '../mail/send-account-mail.job.ts';
import { findSession } from '../sessions/session-queries.ts';
import { isFresh } from '../sessions/session-rules.ts';
import { accountOf, connect } from './enter-by-google.ts';
import { type FlowSecrets, GoogleClient, type GooglePerson } from './google-client.ts';

/** Why somebody leaves for Google, and where they continue afterwards. */
type Purpose =
  | { intent: 'sign-in' | 'sign-up' | 'connect'; redirect: string; terms: number | null }
  | { intent: 'protocol'; protocol: ProtocolReturn };
type Flow = FlowSecrets & { purpose: Purpose; member: string | null };

const flowCookie = 'google_flow';
const flowSeconds = 600;

export interface GoogleRouteOptions {
  platform: Platform;
  reader: RequestReader;
  limiter: RateLimiter;
  /** Ends a flow started by a program: answers the address its browser goes back to. */
  returnToProtocol: (
    context: CallContext,
    protocol: ProtocolReturn,
    accountId: string | null,
  ) => Promise<string>;
}

export interface GoogleDoor {
  /** Sends a program's browser to Google. */
  leave(request: FastifyRequest, reply: FastifyReply, protocol: ProtocolReturn): Promise<FastifyReply>;
}

/**
 * Sign-in with Google: `GET /auth/google?intent=sign-in|sign-up|connect&redirect=/path&terms=N` leaves, `GET
 * /auth/google/callback` comes back. What has to match is in a signed cookie of the browser that left.
 * Answers null if no Google client is configured; then neither address exists.
 */
export function googleRoutes(app: FastifyInstance, options: GoogleRouteOptions): GoogleDoor | null {
  const { platform, reader, limiter } = options;
  const { config, log } = platform;
  if (config.google === null) return null;
  const client = new GoogleClient(config.google);
  const signer = createSigner(config.secret, 'google flow');
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const callbackOf = (request: FastifyRequest): string => `${reader.originOf(request)}/auth/google/callback`;
  const putCookie = (reply: FastifyReply, value: string, maxAgeSeconds: number): void => {
    reply.header('set-cookie', cookie(flowCookie, value, { maxAgeSeconds, secure }));
  };

  const leave = async (
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: Purpose,
    member: string | null,
  ): Promise<FastifyReply> => {
    const { url, secrets } = await client.begin(callbackOf(request));
    const flow: Flow = { ...secrets, purpose, member };
    putCookie(reply, signer.sign(Buffer.from(JSON.stringify(flow)).toString('base64url')), flowSeconds);
    return reply.header('cache-control', 'no-store').redirect(url, 303);
  };
  /** Back to the page they left, which says that it failed. */
  const failTo = (purpose: Purpose | null, why: 'google' | 'terms' = 'google'): string => {
    if (purpose?.intent === 'connect') return '/settings/security?error=google';
    const page = purpose?.intent === 'sign-up' ? '/signup' : '/login';
    const redirect = purpose && purpose.intent !== 'protocol' ? purpose.redirect : '/';
    return `${page}?error=${why}${redirect === '/' ? '' : `&redirect=${encodeURIComponent(redirect)}`}`;
  };

  app.get('/auth/google', async (request, reply) => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'credential');
    const { intent = 'sign-in', redirect, terms } = request.query as Record<string, unknown>;
    if (intent !== 'sign-in' && intent !== 'sign-up' && intent !== 'connect')
      throw new AppError('badInput', '"intent" must be sign-in, sign-up or connect.', { field: 'intent' });
    const purpose: Purpose = { intent, redirect: ownPath(redirect), terms: shownTerms(terms) };
    if (intent === 'connect') {
      const session = viewer.sessionId === null ? null : await findSession(platform.db, viewer.sessionId);
      if (session === null || !isFresh(session.proven_at, Date.now()))
        return reply.redirect(failTo(purpose), 303);
    }
    try {
      return await leave(request, reply, purpose, viewer.userId);
    } catch (error) {
      log.warn({ err: error, requestId: request.id }, 'Google could not be reached');
      return reply.redirect(failTo(purpose), 303);
    }
  });

  app.get('/auth/google/callback', async (request, reply) => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'credential');
    reply.header('cache-control', 'no-store');
    const context: CallContext = {
      ...platform,
      viewer,
      place: everywhere,
      shield: noShield,
      recommends: true,
      request: reader.facts(request, reply),
    };
    const flow = readFlow(signer.verify(readCookie(request.headers.cookie, flowCookie) ?? ''));
    putCookie(reply, '', 0);
    const purpose = flow?.purpose ?? null;
    let person: GooglePerson | null = null;
    try {
      const cameBackTo = new URL(request.url, context.request.origin);
      if (flow !== null) person = await client.finish(cameBackTo, flow);
      return reply.redirect(await goOn(context, flow, person), 303);
    } catch (error) {
      // Consent refused, or a code that was used before or belongs to another browser: the person is told
      // that it failed.
      log.info({ err: error, requestId: request.id }, 'a sign-in by Google did not work out');
      if (purpose?.intent === 'protocol')
        return reply.redirect(await options.returnToProtocol(context, purpose.protocol, null), 303);
      const isOutdated = error instanceof AppError && error.field === 'p_terms';
      return reply.redirect(failTo(purpose, isOutdated ? 'terms' : 'google'), 303);
    }
  });

  async function goOn(context: CallContext, flow: Flow | null, person: GooglePerson | null): Promise<string> {
    if (flow === null || person === null) return failTo(null);
    const { purpose } = flow;
    if (purpose.intent === 'protocol')
      return options.returnToProtocol(context, purpose.protocol, await accountOf(context, person, null));
    if (purpose.intent === 'connect') {
      // The member who comes back is the one who left.
      if (flow.member === null || context.viewer.userId !== flow.member) return failTo(purpose);
      await connect(context, flow.member, person);
      return '/settings/security';
    }
    const accountId = await accountOf(context, person, purpose.terms);
    const admission = await admit(context, { id: accountId });
    if (admission.session !== null) {
      context.request.giveSession(admission.session.token);
      return purpose.redirect;
    }
    const query = new URLSearchParams({ challenge: admission.challenge, redirect: purpose.redirect });
    return `/login?${query}`;
  }

  return {
    leave: (request, reply, protocol) => leave(request, reply, { intent: 'protocol', protocol }, null),
  };
}

/** The version of the terms that the link named; null: none. */
const shownTerms = (text: unknown): number | null =>
  typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

function readFlow(text: string | null): Flow | null {
  if (text === null) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Flow;
}
