import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';
import type { KeptPage } from './kept-page.ts';
import { drawNonce } from './nonces.ts';
import { pageAddress } from './page-address.ts';
import { pageKey } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import { clientKey, type RateLimiter } from './rate-limiter.ts';
import type { RequestCounts } from './request-counts.ts';
import { bearsCredentials } from './request-facts.ts';
import { type PagePolicy, securityHeaders } from './security-headers.ts';
import { takesGzip } from './send-answer.ts';

/** Answers a request before the framework sees it; false when it is not one of its own, and untouched. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface KeptPageFrontOptions {
  config: Config;
  cache: PageCache;
  limiter: RateLimiter;
  policy: PagePolicy;
  nextId: () => string;
  counts: RequestCounts;
}

/**
 * Kept pages for visitors, which are most of what a site is asked for: routing, hooks and reply of the framework cost
 * twice as much as sending the bytes. Whatever is out of the ordinary goes the long way, which answers the same.
 */
export function keptPageFront({
  config,
  cache,
  limiter,
  policy,
  nextId,
  counts,
}: KeptPageFrontOptions): Front {
  const secure = securityHeaders(config).flat();
  const plainHeads = new WeakMap<KeptPage, string[]>();
  const packedHeads = new WeakMap<KeptPage, string[]>();
  const { trustProxy } = config;
  const trusted = trustProxy === false ? null : proxyAddr.compile(trustProxy);
  const addressOf = (request: IncomingMessage): string =>
    (trusted ? proxyAddr(request, trusted) : request.socket.remoteAddress) ?? '';
  return (request, response) => {
    const { url = '', headers } = request;
    if (request.method !== 'GET' || bearsCredentials(headers)) return false;
    const address = pageAddress(url);
    // A search counts against a budget of its own.
    if (address === null || address.startsWith('/search')) return false;
    const page = cache.find(pageKey(headers.cookie, address));
    if (!page) return false;
    if (!limiter.allows(clientKey(null, addressOf(request)), 'read')) return false;
    counts.add(page.status, 0);
    send(response, page, address, takesGzip(headers['accept-encoding'], page.length));
    return true;
  };

  function send(response: ServerResponse, page: KeptPage, address: string, gzip: boolean): void {
    const nonce = drawNonce();
    const bytes = gzip ? page.gzippedWith(nonce) : page.with(nonce);
    const heads = gzip ? packedHeads : plainHeads;
    let head = heads.get(page);
    if (!head) {
      head = headOf(page, gzip, bytes.length);
      heads.set(page, head);
    }
    const own = head.slice();
    own[1] = nextId();
    own[3] = policy(nonce, address);
    response.writeHead(page.status, own).end(bytes, () => page.giveBack(bytes, gzip));
  }

  /** Names and values in turn; the first two values are each answer's own. */
  function headOf(page: KeptPage, gzip: boolean, length: number): string[] {
    const head = ['x-request-id', '', 'content-security-policy', '', ...secure, ...page.headers.flat()];
    if (gzip) head.push('content-encoding', 'gzip');
    head.push('content-length', String(length));
    return head;
  }
}

/** Lets a front see each request of a server before the framework does. */
export function putBefore(server: Server, front: Front): void {
  const framework = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!front(request, response)) for (const listener of framework) listener(request, response);
  });
}
