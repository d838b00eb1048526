import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import type { Config } from '../config.ts';
import { anonymousViewer, type RequestFacts, type Viewer } from '../context.ts';
import { cookie, readCookie } from './cookies.ts';
import { createSigner } from './signed-values.ts';

const anonymousCookie = 'anonymous_session';
const yearInSeconds = 365 * 86_400;

/** Finds the viewer behind a bearer token; null when the token is of no session. */
export type ResolveBearer = (token: string) => Promise<Viewer | null>;

export interface RequestReader {
  viewer(request: FastifyRequest): Viewer | Promise<Viewer>;
  facts(request: FastifyRequest, reply: FastifyReply): RequestFacts;
}

/** Whether a request may be a member's: then it is not answered from what is kept for visitors. */
export const bearsCredentials = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization !== undefined;

export function createRequestReader(config: Config, resolveBearer: ResolveBearer): RequestReader {
  const anonymousIds = createSigner(config.secret, 'anonymous session');
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return {
    viewer(request) {
      const header = request.headers.authorization;
      if (header === undefined) return anonymousViewer;
      const token = /^Bearer +(.+)$/i.exec(header)?.[1];
      // Client libraries send their public key as the bearer when nobody is signed in.
      if (token === undefined || token === config.anonKey || token === request.headers.apikey)
        return anonymousViewer;
      return resolveBearer(token).then((viewer) => {
        if (viewer === null)
          throw new AppError('signInRequired', 'Your session has ended. Please log in again.');
        return viewer;
      });
    },
    facts(request, reply) {
      const proxied = config.trustProxy !== false;
      return {
        id: request.id,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        referrer: request.headers.referer ?? '',
        globalPrivacyControl: request.headers['sec-gpc'] === '1',
        get anonymousId() {
          const value = readCookie(request.headers.cookie, anonymousCookie);
          return value === null ? null : anonymousIds.verify(value);
        },
        issueAnonymousId() {
          const id = randomBytes(16).toString('base64url');
          reply.header(
            'set-cookie',
            cookie(anonymousCookie, anonymousIds.sign(id), { maxAgeSeconds: yearInSeconds, secure }),
          );
          return id;
        },
        trustedHeader: (name) => (proxied ? String(request.headers[name] ?? '') : ''),
      };
    },
  };
}

/**
 * A request that changes something and comes with our cookies must come from our own pages. Browsers say where a
 * request comes from; programs that send no cookie are no danger to anybody's session.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  if (request.headers.cookie === undefined) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw foreign();
  const origin = request.headers.origin;
  if (origin === undefined || origin === publicUrl) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw foreign();
}
const foreign = (): AppError => new AppError('notAllowed', 'This request did not come from our own pages.');
