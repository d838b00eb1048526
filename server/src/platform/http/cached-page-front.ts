import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { AgeGate, Connection } from '../age/age-gate.ts';
import type { Config } from '../config.ts';
import type { PlaceGroups } from '../places/place-groups.ts';
import { isTracing } from '../tracing/tracing.ts';
import type { CachedForm, CachedPage } from './cached-page.ts';
import { shieldCookieOf } from './cookies.ts';
import { pageAddress } from './page-address.ts';
import { pageKey } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import { clientKey, type RateLimiter } from './rate-limiter.ts';
import { type ReceiptPages, receiptIn } from './receipt-pages.ts';
import type { RequestCounts } from './request-counts.ts';
import { bearsCredentials } from './request-facts.ts';
import { pageName } from './request-name.ts';
import { type PagePolicy, securityHeaders } from './security-headers.ts';
import { takesGzip } from './send-answer.ts';
import { traceCached } from './traced-requests.ts';

/** Answers a request before the framework sees it; false if it left the request alone. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface CachedPageFrontOptions {
  config: Config;
  cache: PageCache;
  receiptPages: ReceiptPages;
  limiter: RateLimiter;
  policy: PagePolicy;
  gate: AgeGate;
  places: PlaceGroups;
  nextId: () => string;
  counts: RequestCounts;
}

/**
 * Cached pages for visitors, which are most of a site's traffic: the framework's routing, hooks and reply
 * cost twice as much as sending the bytes. Whatever is out of the ordinary goes the long way, which answers
 * the same.
 */
export function cachedPageFront({
  config,
  cache,
  receiptPages,
  limiter,
  policy,
  gate,
  places,
  nextId,
  counts,
}: CachedPageFrontOptions): Front {
  const secure = securityHeaders(config).flat();
  const heads = new WeakMap<CachedForm, string[]>();
  const { trustProxy } = config;
  const trusted = trustProxy === false ? null : proxyAddr.compile(trustProxy);
  const addressOf = (request: IncomingMessage): string =>
    (trusted ? proxyAddr(request, trusted) : request.socket.remoteAddress) ?? '';
  const connectionOf = (request: IncomingMessage): Connection => ({
    address: addressOf(request),
    trustedHeader: (name) =>
      trusted?.(request.socket.remoteAddress ?? '', 0) ? String(request.headers[name] ?? '') : '',
  });
  return (request, response) => {
    const { url = '', headers } = request;
    if (request.method !== 'GET' || bearsCredentials(headers) || shieldCookieOf(headers) !== null)
      return false;
    const address = pageAddress(url);
    // A search counts against its own budget.
    if (address === null || address.startsWith('/search')) return false;
    const standing = gate.standing(headers.cookie, () => connectionOf(request));
    const place = places.now(() => connectionOf(request));
    if (standing === null || place === null) return false;
    const key = pageKey(headers, standing, place, address);
    const page = receiptIn(address) === null ? cache.find(key) : receiptPages.find(key);
    if (!page) return false;
    if (!limiter.allows(clientKey(null, addressOf(request)), 'read')) return false;
    const name = pageName(address, page.status);
    counts.add(name, page.status, 0);
    const gzip = takesGzip(headers['accept-encoding'], page.length);
    const form = gzip ? page.gzipped : page.plain;
    const id = nextId();
    send(response, page, form, { id, address, gzip, isKnown: page.isKnownTo(form, headers) });
    if (isTracing()) traceCached(request, { id, name, status: response.statusCode }, trusted);
    return true;
  };

  function send(
    response: ServerResponse,
    page: CachedPage,
    form: CachedForm,
    { id, address, gzip, isKnown }: { id: string; address: string; gzip: boolean; isKnown: boolean },
  ): void {
    let head = heads.get(form);
    if (!head) {
      head = headOf(page, form, gzip);
      heads.set(form, head);
    }
    const own = head.slice();
    own[1] = id;
    own[3] = policy(page.scripts, address);
    response.writeHead(isKnown ? 304 : page.status, own).end(isKnown ? undefined : form.bytes);
  }

  /** Names and values alternate; the first two values differ per answer. */
  function headOf(page: CachedPage, { bytes, etag }: CachedForm, gzip: boolean): string[] {
    const head = ['x-request-id', '', 'content-security-policy', '', ...secure, ...page.headers.flat()];
    if (gzip) head.push('content-encoding', 'gzip');
    head.push('etag', etag, 'content-length', String(bytes.length));
    return head;
  }
}

/** Shows a front each request of a server before the framework sees it. */
export function putBefore(server: Server, front: Front): void {
  const framework = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!front(request, response)) for (const listener of framework) listener(request, response);
  });
}
