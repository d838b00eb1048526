import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import type { PageFacts, Services, SiteFacts } from '#contract/page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { AgeGate, AgeStanding } from '../age/age-gate.ts';
import type { CallRunner } from '../calls/call-runner.ts';
import type { Config } from '../config.ts';
import { anonymousViewer, type Viewer } from '../context.ts';
import { isOutage } from '../db/outage.ts';
import type { PlaceGroup } from '../places/place-group.ts';
import type { PlaceGroups } from '../places/place-groups.ts';
import { inSpan } from '../tracing/tracing.ts';
import { CachedPage } from './cached-page.ts';
import { shieldCookieOf } from './cookies.ts';
import { asAppError } from './error-replies.ts';
import { withoutAvatar, withoutMedia } from './gated-values.ts';
import { loggedAddress } from './logged-address.ts';
import { drawNonce } from './nonces.ts';
import { isCacheable, isOfStatus, pageAddress, withoutLastStroke } from './page-address.ts';
import { pageFactsOf, pageKey } from './page-answer.ts';
import type { Filled, PageCache } from './page-cache.ts';
import { pageForm } from './page-form.ts';
import { postedForm, writtenTexts } from './posted-form.ts';
import { clientKey, type RateLimiter } from './rate-limiter.ts';
import { type ReceiptPages, receiptIn } from './receipt-pages.ts';
import { type RequestReader, refuseForeignPage } from './request-facts.ts';
import { type PagePolicy, scriptsOfNonce } from './security-headers.ts';
import { staleAge, staleHeader, takesGzip } from './send-answer.ts';

/** The web app's own entry: renders a request. */
export type PageHandler = (
  request: Request,
  input: { services: Services; page: PageFacts },
) => Promise<Response>;

export interface PageOptions {
  config: Config;
  origin: string;
  runner: CallRunner;
  reader: RequestReader;
  limiter: RateLimiter;
  cache: PageCache;
  receiptPages: ReceiptPages;
  gate: AgeGate;
  places: PlaceGroups;
  /** The content security policy of a page. */
  policy: PagePolicy;
  siteFacts: () => Promise<SiteFacts>;
  /** The built handler, or in development the current one. */
  handler: () => Promise<PageHandler>;
  development: boolean;
}

/** Bytes of a form. More than a call takes: what somebody wrote is given back with a word on what is too much of it. */
const largestForm = 1024 * 1024;

/** Every address that no other route has: the web app renders it. */
export function pageRoutes(app: FastifyInstance, options: PageOptions): void {
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    bodyLimit: largestForm,
    handler: async (request, reply) => {
      const address = pageAddress(request.url);
      if (address === null) throw new AppError('badInput', 'This is not an address of a page.');
      const moved = request.method === 'POST' ? null : withoutLastStroke(request.url);
      if (moved !== null) return reply.header('cache-control', 'private, no-cache').redirect(moved, 308);
      const found = options.reader.viewer(request);
      const viewer = found instanceof Promise ? await known(found, address) : found;
      const refusal = takeBudget(request, viewer, options.limiter);
      // Before the cached page, which is made once for all: a refusal concerns one visitor.
      if (address.startsWith('/search')) options.limiter.take(clientKey(viewer.userId, request.ip), 'search');
      if (request.method === 'POST') refuseForeignPage(request, options.config.publicUrl);
      const { cookie } = request.headers;
      const connection = () => options.reader.facts(request, reply);
      const standing =
        options.gate.standing(cookie, connection) ?? (await options.gate.standingOf(cookie, connection));
      // Only what everybody sees is cached, and what everybody with the receipt does; whoever shields something sees less.
      if (
        request.method !== 'POST' &&
        !options.development &&
        viewer.userId === null &&
        shieldCookieOf(request.headers) === null &&
        (isCacheable(address) || receiptIn(address) !== null)
      ) {
        const place = options.places.now(connection) ?? (await options.places.of(connection));
        return sendCached(request, reply, address, viewer, { standing, place }, options);
      }
      const nonce = drawNonce();
      reply.header('content-security-policy', options.policy(scriptsOfNonce(nonce), address));
      const form = { posted: postedForm(request), refusal };
      const response = await render(
        request,
        reply,
        address,
        viewer,
        standing,
        nonce,
        options,
        undefined,
        form,
      );
      refuseLostText(response, form.posted);
      return forward(reply, response);
    },
  });
}

/** Who asks. For the pages that say that the database is away, whoever cannot be looked up there is a visitor. */
const known = (viewer: Promise<Viewer>, address: string): Promise<Viewer> =>
  viewer.catch((error: unknown) => {
    if (isOfStatus(address) && isOutage(error)) return anonymousViewer;
    throw error;
  });

/** What went into a page, found out while it is rendered. */
type Seen = Omit<Filled, 'page'>;

/** A form posted as a page. */
interface PostedForm {
  posted: Readonly<Record<string, string>> | null;
  /** Its writer has posted too often: the page comes back with what they typed, and nothing is done. */
  refusal: AppError | null;
}

/** Counts the request. A refused form is answered with its page, which costs as much as reading it. */
function takeBudget(request: FastifyRequest, viewer: Viewer, limiter: RateLimiter): AppError | null {
  const key = clientKey(viewer.userId, request.ip);
  if (request.method !== 'POST') {
    limiter.take(key, 'read');
    return null;
  }
  try {
    limiter.take(key, 'write');
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || postedForm(request) === null) throw error;
    limiter.take(key, 'read');
    return error;
  }
}

/**
 * Refuses a form whose member page redirects to the login because the session has ended: what they wrote
 * would be lost on the way.
 */
function refuseLostText(response: Response, posted: PostedForm['posted']): void {
  const isLogin = response.headers.get('location')?.startsWith('/login?') ?? false;
  if (isLogin && posted !== null && writtenTexts(posted).length > 0)
    throw new AppError('signInRequired', 'Your session has ended. Please log in again.');
}

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  viewer: Viewer,
  { standing, place }: { standing: AgeStanding; place: PlaceGroup },
  options: PageOptions,
): Promise<FastifyReply> {
  const make = async () => {
    // Marks the scripts that are ours. Nobody can guess it, so no user's text can contain it.
    const mark = randomBytes(24).toString('base64url');
    const seen: Seen = { staleSince: null, isCut: false };
    const response = await render(request, reply, address, viewer, standing, mark, options, seen);
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
    // Browsers revalidate; shared caches know nothing of the age gate.
    if (!response.headers.has('cache-control')) headers.push(['cache-control', 'private, no-cache']);
    headers.push(['vary', 'cookie, accept-encoding']);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { page: new CachedPage(response.status, headers, bytes, mark), ...seen };
  };
  const key = pageKey(request.headers, standing, place, address);
  const receipt = receiptIn(address);
  const { page, staleSince } = await (receipt === null
    ? options.cache.get(key, make)
    : options.receiptPages.get(key, receipt, make));
  const gzip = takesGzip(request.headers['accept-encoding'], page.length);
  const form = gzip ? page.gzipped : page.plain;
  reply.code(page.status).header('etag', form.etag);
  reply.header('content-security-policy', options.policy(page.scripts, address));
  for (const [name, value] of page.headers) reply.header(name, value);
  if (page.status === 503) reply.header('retry-after', '5');
  if (staleSince !== null)
    reply.header(staleHeader, staleAge(staleSince)).header('cache-control', 'private, no-cache');
  if (page.isKnownTo(form, request.headers)) return reply.code(304).send();
  if (gzip) reply.header('content-encoding', 'gzip');
  return reply.send(form.bytes);
}

async function forward(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const value of response.headers.getSetCookie()) reply.header('set-cookie', value);
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (response.status === 503) reply.header('retry-after', '5');
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

async function render(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  viewer: Viewer,
  standing: AgeStanding,
  nonce: string,
  { config, origin, runner, reader, limiter, siteFacts, handler }: PageOptions,
  seen: Seen = { staleSince: null, isCut: false },
  { posted, refusal }: PostedForm = { posted: null, refusal: null },
): Promise<Response> {
  const facts = pageFactsOf(request.headers, standing, address);
  const caller = { viewer, request: reader.facts(request, reply) };
  const services: Services = {
    site: await siteFacts(),
    report: (error) =>
      request.log.error({ err: error, requestId: request.id, url: loggedAddress(address) }, 'a page failed'),
    async call(name, input) {
      const { limit } = calls[name];
      if (refusal !== null && limit !== 'read') throw refusal;
      // A page's form is no way around the budget of the call it makes. Its own request has counted as a
      // write.
      if (request.method === 'POST' && limit !== 'read' && limit !== 'write')
        limiter.take(clientKey(viewer.userId, request.ip, limit), limit);
      const { answer, staleSince } = await runner.run(name, input, caller).catch((error: unknown) => {
        if (!isOutage(error)) throw error;
        seen.isCut = true;
        throw asAppError(error, request.id);
      });
      if (staleSince !== null) seen.staleSince = Math.min(staleSince, seen.staleSince ?? staleSince);
      const value = answer.value as never;
      return facts.ageConfirmed ? value : withoutMedia(name, value);
    },
  };
  const headers = new Headers();
  const form = request.method === 'POST' ? await pageForm(request) : null;
  if (form) headers.set('content-type', form.contentType);
  for (const name of ['accept', 'cookie', 'user-agent', 'origin', 'host'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  // Actions compare the origin of a request with its address: the connection's, not the canonical one.
  const own = form && request.host ? `${secure ? 'https' : request.protocol}://${request.host}` : origin;
  // A post to the home page is meant for it and not for the layout around all pages, which the router would
  // choose.
  const target = form && /^\/(\?|$)/.test(address) ? '/?index' : address;
  const webRequest = new Request(own + target, {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(form ? { body: form.body } : {}),
  });
  const page = {
    ...facts,
    layout: viewer.member?.layout ?? facts.layout,
    ...(viewer.member?.discreet ? { discreet: viewer.member.discreet } : {}),
    member: facts.ageConfirmed ? viewer.member : withoutAvatar(viewer.member),
    nonce,
    requestId: request.id,
    posted,
  };
  const renderPage = await handler();
  return inSpan('render', {}, () => renderPage(webRequest, { services, page }));
}
