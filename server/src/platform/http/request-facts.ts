import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { choiceSeconds, choicesValue } from '#contract/cookie-choices.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import type { Config } from '../config.ts';
import { anonymousViewer, type RequestFacts, type Viewer } from '../context.ts';
import { choicesCookie, cookieStanding } from './cookie-standing.ts';
import {
  cookie,
  discreetCookie,
  readCookie,
  recommendationsCookie,
  refusesRecommendationsIn,
  shieldCookie,
  shieldCookieOf,
} from './cookies.ts';
import { preferredLanguage } from './preferred-language.ts';
import { clientKey, type RateLimiter } from './rate-limiter.ts';
import { createSigner } from './signed-values.ts';

const anonymousCookie = 'anonymous_session';
const deviceCookie = 'device';
const signUpCookie = 'sign_up';
/** How long somebody may take over the sign-up form. */
const signUpSeconds = 1800;
const yearInSeconds = 365 * 86_400;

/** Finds the member behind a session; null if the token belongs to none. */
export interface Sessions {
  byBearer(token: string): Viewer | null | Promise<Viewer | null>;
  byCookie(token: string): Viewer | null | Promise<Viewer | null>;
}

/** The longest that browsers may hold a cookie. The stored session decides when it really ends. */
const sessionCookieSeconds = 400 * 86_400;

export interface RequestReader {
  viewer(request: FastifyRequest): Viewer | Promise<Viewer>;
  facts(request: FastifyRequest, reply: FastifyReply): RequestFacts;
  /** Where the request comes from. */
  connection(request: FastifyRequest): Pick<RequestFacts, 'address' | 'trustedHeader'>;
  /** Address of the site as seen by the request. */
  originOf(request: FastifyRequest): string;
}

/** Whether a request may be a member's: then it is not answered from the visitors' cache. */
export const bearsCredentials = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization !== undefined ||
  (headers.cookie !== undefined && /(^|;)\s*(__Host-)?session\s*=/.test(headers.cookie));

/** A credential that belongs to nobody counts against the sender's address, if a limiter is given. */
export function createRequestReader(
  config: Config,
  sessions: Sessions,
  limiter?: Pick<RateLimiter, 'take'>,
): RequestReader {
  const anonymousIds = createSigner(config.secret, 'anonymous session');
  const deviceIds = createSigner(config.secret, 'device');
  const signUps = createSigner(config.secret, 'sign-up');
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const sessionCookie = sessionCookieName(config);
  const trusts = proxyAddr.compile(config.trustProxy === false ? [] : config.trustProxy);
  const originOf = (request: FastifyRequest): string => {
    const address = config.publicUrl ?? `${request.protocol}://${request.host}`;
    if (!URL.canParse(address)) throw badInput('host', 'The Host header names no address of this site.');
    return new URL(address).origin;
  };
  return {
    originOf,
    viewer(request) {
      const header = request.headers.authorization;
      if (header === undefined) {
        const value = readCookie(request.headers.cookie, sessionCookie);
        if (value === null) return anonymousViewer;
        const found = sessions.byCookie(value);
        // A browser whose session has ended is a visitor again.
        return found instanceof Promise
          ? found.then((viewer) => viewer ?? anonymousViewer)
          : (found ?? anonymousViewer);
      }
      const token = /^Bearer +(.+)$/i.exec(header)?.[1];
      // Client libraries send their public key as the bearer token while nobody is signed in.
      if (token === undefined || token === config.anonKey || token === request.headers.apikey)
        return anonymousViewer;
      const found = sessions.byBearer(token);
      const somebody = (viewer: Viewer | null): Viewer => {
        if (viewer !== null) return viewer;
        limiter?.take(clientKey(null, request.ip), 'read');
        throw new AppError('signInRequired', 'Your session has ended. Please log in again.');
      };
      return found instanceof Promise ? found.then(somebody) : somebody(found);
    },
    facts(request, reply) {
      // What is written now is read in the same request: a page that follows its form says so.
      let shield = shieldCookieOf(request.headers);
      let refusesRecommendations = refusesRecommendationsIn(request.headers);
      // Anyone else who reaches this process can write such a header themselves.
      const proxied = (): boolean => trusts(request.raw.socket.remoteAddress ?? '', 0);
      return {
        id: request.id,
        get origin() {
          return originOf(request);
        },
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        referrer: request.headers.referer ?? '',
        get language() {
          return preferredLanguage(request.headers['accept-language']);
        },
        get refusesStatistics() {
          const { choices, isOptedOut } = cookieStanding(request.headers);
          return isOptedOut || choices?.statistics === false;
        },
        get allowsAdvertising() {
          const { choices, isOptedOut } = cookieStanding(request.headers);
          return !isOptedOut && choices?.advertising === true;
        },
        chooseCookies(choices) {
          const value = choicesValue(choices, Date.now() / 1000);
          const set = [
            cookie(choicesCookie, value, { maxAgeSeconds: choiceSeconds, secure, httpOnly: false }),
          ];
          if (!choices.preferences)
            set.push(cookie('layout', '', { maxAgeSeconds: 0, secure, httpOnly: false }));
          reply.header('set-cookie', set);
        },
        get shield() {
          return shield;
        },
        writeShield(value) {
          shield = value || null;
          const maxAgeSeconds = value === '' ? 0 : yearInSeconds;
          reply.header('set-cookie', cookie(shieldCookie, value, { maxAgeSeconds, secure }));
        },
        get refusesRecommendations() {
          return refusesRecommendations;
        },
        writeRecommendations(isOn) {
          refusesRecommendations = !isOn;
          const maxAgeSeconds = isOn ? 0 : yearInSeconds;
          reply.header(
            'set-cookie',
            cookie(recommendationsCookie, isOn ? '' : 'off', { maxAgeSeconds, secure }),
          );
        },
        writeDiscreet(leaveTo) {
          const maxAgeSeconds = leaveTo === null ? 0 : yearInSeconds;
          reply.header('set-cookie', cookie(discreetCookie, leaveTo ?? '', { maxAgeSeconds, secure }));
        },
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
        get deviceId() {
          const value = readCookie(request.headers.cookie, deviceCookie);
          return value === null ? null : deviceIds.verify(value);
        },
        issueDeviceId() {
          const id = randomBytes(16).toString('base64url');
          reply.header(
            'set-cookie',
            cookie(deviceCookie, deviceIds.sign(id), { maxAgeSeconds: yearInSeconds, secure }),
          );
          return id;
        },
        get hasBegunSignUp() {
          const value = readCookie(request.headers.cookie, signUpCookie);
          const began = value === null ? null : signUps.verify(value);
          return began !== null && Date.now() - Number(began) < signUpSeconds * 1000;
        },
        beginSignUp() {
          reply.header(
            'set-cookie',
            cookie(signUpCookie, signUps.sign(String(Date.now())), { maxAgeSeconds: signUpSeconds, secure }),
          );
        },
        giveSession(token) {
          reply.header(
            'set-cookie',
            cookie(sessionCookie, token, { maxAgeSeconds: sessionCookieSeconds, secure }),
          );
        },
        takeSession() {
          reply.header('set-cookie', cookie(sessionCookie, '', { maxAgeSeconds: 0, secure }));
        },
        trustedHeader: (name) => (proxied() ? String(request.headers[name] ?? '') : ''),
      };
    },
    connection: (request) => ({
      address: request.ip,
      trustedHeader: (name) =>
        trusts(request.raw.socket.remoteAddress ?? '', 0) ? String(request.headers[name] ?? '') : '',
    }),
  };
}

/** With https the browser itself ties the cookie to this host and path. */
export const sessionCookieName = ({ publicUrl }: Pick<Config, 'publicUrl'>): 'session' | '__Host-session' =>
  publicUrl?.startsWith('https:') ? '__Host-session' : 'session';

const ownForms = /^(application\/([\w.-]+\+)?json|multipart\/form-data)\b/i;

/**
 * A request that changes something and carries our cookies must come from our own pages. Browsers say where a
 * request comes from; programs that send no cookie are no threat to anybody's session.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  if (request.headers.cookie !== undefined) refuseForeignPage(request, publicUrl);
}

/**
 * The same for a call. Without a bearer token it may come from a browser, which an answer can also sign in:
 * then it must come from our own pages, cookie or not. With a member's cookie, the body must be of a kind
 * that no plain form sends.
 */
export function refuseForgedCall(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): void {
  if (request.headers.authorization !== undefined) {
    refuseForeignOrigin(request, config.publicUrl);
    return;
  }
  refuseForeignPage(request, config.publicUrl);
  if (readCookie(request.headers.cookie, sessionCookieName(config)) === null) return;
  if (!ownForms.test(request.headers['content-type'] ?? ''))
    throw new AppError('unsupportedMedia', 'The body must be JSON.', { field: 'body' });
}

/** If a form of ours is posted from elsewhere, the person at the browser did not mean it. */
export function refuseForeignPage(request: FastifyRequest, publicUrl: string | null): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw foreign();
  const origin = request.headers.origin;
  if (origin === undefined || origin === publicUrl) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw foreign();
}
const foreign = (): AppError => new AppError('notAllowed', 'This request did not come from our own pages.');
