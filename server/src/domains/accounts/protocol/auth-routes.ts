import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateClass } from '#contract/call.ts';
import { AppError } from '../../../kit/app-error.ts';
import { asMember } from '../../../platform/calls/call-runner.ts';
import { anonymousViewer, type CallContext, type Platform } from '../../../platform/context.ts';
import { asAppError } from '../../../platform/http/error-replies.ts';
import { parseJsonBody } from '../../../platform/http/json-body.ts';
import { clientKey, type RateLimiter } from '../../../platform/http/rate-limiter.ts';
import type { RequestReader } from '../../../platform/http/request-facts.ts';
import { everywhere } from '../../../platform/places/place-group.ts';
import { noShield } from '../../../platform/shield/shield.ts';
import { findAccount } from '../account-queries.ts';
import { readEmail } from '../account-rules.ts';
import { findEmailChange } from '../email/email-queries.ts';
import { googleRoutes } from '../google/google-routes.ts';
import { ownAccount } from '../passwords/change-password.ts';
import { requestPasswordReset } from '../passwords/reset-password.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { exchangeRefreshToken } from '../sessions/refresh-token.ts';
import { bringBack, type SessionAnswer, sayFailure, verifyAndReturn } from './bring-back.ts';
import { enterAs, exchangeCode, resend, signIn, signUp, updateUser, verifyToken } from './protocol-acts.ts';
import { bodies } from './protocol-bodies.ts';
import { protocolError, protocolRefusal } from './protocol-errors.ts';
import { protocolReturn, returnAddress } from './protocol-return.ts';
import { sessionView, userView } from './protocol-view.ts';

export interface AuthRouteOptions {
  platform: Platform;
  reader: RequestReader;
  limiter: RateLimiter;
  /** Our own origin, where browsers are sent back to. */
  origin: string;
}

type Act = (context: CallContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * `/auth/v1`: the account protocol of the platform whose client libraries we serve, a thin layer over our
 * accounts. Only the bearer token tells who asks: a cookie means nothing here, so no other site's page can
 * act for a member.
 */
export function authRoutes(app: FastifyInstance, options: AuthRouteOptions): void {
  const { platform, reader, limiter, origin } = options;
  const { config } = platform;
  // Absolute addresses: these answers are read from other origins.
  const baseOf = ({ objectBase, request }: CallContext): string => request.origin + objectBase;
  const viewOf: SessionAnswer = (context, { account, session }) =>
    sessionView(account, session, {
      secret: config.secret,
      base: baseOf(context),
      issuer: `${origin}/auth/v1`,
    });
  const redirectOf = (request: FastifyRequest): unknown =>
    (request.query as Record<string, unknown>).redirect_to;

  const google = googleRoutes(app, {
    platform,
    reader,
    limiter,
    async returnToProtocol(context, protocol, accountId) {
      const back = new URL(protocol.redirectTo);
      if (accountId === null)
        sayFailure(back, 'access_denied', 'access_denied', 'Failed to sign in with Google.');
      else await bringBack(context, back, accountId, { ...protocol }, 'signin', viewOf);
      return back.href;
    },
  });

  void app.register(
    async (auth) => {
      auth.setErrorHandler((error, request, reply) => sendProtocolError(error, request, reply));
      auth.setNotFoundHandler((request, reply) =>
        sendProtocolError(new AppError('notFound', 'There is nothing here.'), request, reply),
      );

      const on = (method: 'GET' | 'POST' | 'PUT', url: string, limit: RateClass, act: Act): void => {
        auth.route({
          method,
          url,
          handler: async (request, reply) => {
            const bearer = request.headers.authorization;
            const viewer = bearer === undefined ? anonymousViewer : await reader.viewer(request);
            limiter.take(clientKey(viewer.userId, request.ip, limit), limit);
            reply.header('cache-control', 'no-store');
            reply.header('x-supabase-api-version', '2024-01-01');
            const context = {
              ...platform,
              viewer,
              place: everywhere,
              shield: noShield,
              recommends: true,
              request: reader.facts(request, reply),
            };
            const answer = await act(context, request, reply);
            if (reply.sent) return reply;
            return answer === undefined
              ? reply.code(204).send()
              : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
          },
        });
      };
      const json = (request: FastifyRequest): unknown =>
        parseJsonBody(request.body as Buffer | undefined, request.headers['content-type']);

      on('GET', '/health', 'read', async () => ({
        name: 'accounts',
        description: 'The accounts of this site',
      }));
      on('GET', '/settings', 'read', async () => ({
        external: { email: true, phone: false, anonymous_users: false, google: config.google !== null },
        disable_signup: false,
        mailer_autoconfirm: config.signupVerification === 'after',
        phone_autoconfirm: false,
        saml_enabled: false,
      }));

      on('POST', '/signup', 'enumerable', async (context, request) => {
        const raw = json(request);
        if (raw !== null && typeof raw === 'object' && 'phone' in raw && !('email' in raw))
          throw protocolRefusal('phone_provider_disabled', 'Accounts have an email address here.');
        const { account, session } = await signUp(
          context,
          bodies.signUp(platform, raw),
          redirectOf(request),
          origin,
        );
        return session === null ? userView(account, baseOf(context)) : viewOf(context, { account, session });
      });

      on('POST', '/token', 'credential', async (context, request) => {
        const { grant_type: grant } = request.query as Record<string, unknown>;
        switch (grant) {
          case 'password': {
            const { email, password } = bodies.password(platform, json(request));
            return viewOf(context, await signIn(context, email, password));
          }
          case 'refresh_token': {
            const { refresh_token } = bodies.refresh(platform, json(request));
            const session = await exchangeRefreshToken(platform, refresh_token, request.id);
            const account = await findAccount(platform.db, session.accountId);
            if (account === null) throw new AppError('signInRequired', 'Please log in first.');
            return viewOf(context, { account, session });
          }
          case 'pkce': {
            const { auth_code, code_verifier } = bodies.proofKey(platform, json(request));
            return viewOf(context, await exchangeCode(context, auth_code, code_verifier));
          }
          default:
            throw protocolRefusal(
              'unsupported_grant_type',
              '"grant_type" must be password, refresh_token or pkce.',
            );
        }
      });

      on('GET', '/user', 'read', async (context) => {
        const account = await ownAccount(asMember(context));
        const change = await findEmailChange(platform.db, account.id);
        return userView(account, baseOf(context), change?.new_email ?? null);
      });
      on('PUT', '/user', 'credential', async (context, request) => {
        const body = bodies.user(platform, json(request));
        // Nobody may ask more often than that whether an address is free.
        if (body.email !== undefined) limiter.take(clientKey(null, request.ip), 'enumerable');
        const { account, newEmail } = await updateUser(context, body);
        return userView(account, baseOf(context), newEmail);
      });

      on('POST', '/logout', 'write', async (context, request) => {
        const { userId, sessionId } = context.viewer;
        if (userId === null || sessionId === null)
          throw new AppError('signInRequired', 'This endpoint requires a Bearer token');
        const { scope = 'global' } = request.query as Record<string, unknown>;
        if (scope !== 'global' && scope !== 'local' && scope !== 'others')
          throw new AppError('badInput', '"scope" must be global, local or others.', { field: 'scope' });
        const which =
          scope === 'local' ? { only: sessionId } : { except: scope === 'others' ? sessionId : null };
        await platform.db.transaction((transaction) => endSessions(transaction, platform, userId, which));
        return undefined;
      });

      on('POST', '/recover', 'enumerable', async (context, request) => {
        const body = bodies.recover(platform, json(request));
        const email = readEmail(body.email, 'email');
        await requestPasswordReset(context, email, protocolReturn(body, redirectOf(request), origin));
        return {};
      });
      on('POST', '/resend', 'enumerable', async (context, request) => {
        await resend(context, bodies.resend(platform, json(request)), redirectOf(request), origin);
        return {};
      });
      on('POST', '/otp', 'credential', async () => {
        throw protocolRefusal('otp_disabled', 'Signups not allowed for otp');
      });

      on('GET', '/authorize', 'credential', async (_context, request, reply) => {
        const query = request.query as Record<string, string | undefined>;
        if (query.provider !== 'google' || google === null)
          throw protocolRefusal('provider_disabled', 'Unsupported provider: provider is not enabled');
        return google.leave(request, reply, protocolReturn(query, query.redirect_to, origin));
      });

      on('POST', '/verify', 'credential', async (context, request) => {
        const body = bodies.verify(platform, json(request));
        const verified = await verifyToken(context, body.type, body.token_hash ?? body.token ?? '');
        switch (verified.kind) {
          case 'proven':
            return viewOf(context, await enterAs(context, verified.accountId));
          case 'noted':
            return { msg: verified.message, code: 200 };
          case 'on-site':
            throw protocolRefusal('insufficient_aal', 'Please choose a new password on the site.');
        }
      });

      on('GET', '/verify', 'credential', async (context, request, reply) => {
        const query = request.query as Record<string, unknown>;
        const back = new URL(returnAddress(query.redirect_to, origin));
        await verifyAndReturn(
          context,
          String(query.type),
          String(query.token ?? query.token_hash ?? ''),
          back,
          viewOf,
        );
        return reply.redirect(back.href, 303);
      });
    },
    { prefix: '/auth/v1' },
  );
}

function sendProtocolError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asAppError(error, request.id);
  if (refusal.status >= 500)
    request.log.error(
      { err: error, requestId: request.id, url: request.url.split('?', 1)[0] },
      'request failed',
    );
  if (refusal.retryAfter !== null) reply.header('retry-after', String(refusal.retryAfter));
  const { status, ...body } = protocolError(refusal, {
    hasBearer: request.headers.authorization !== undefined,
  });
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-supabase-api-version', '2024-01-01')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, error_code: body.code, msg: body.message }));
}
