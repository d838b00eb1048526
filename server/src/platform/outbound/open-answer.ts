import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PassThrough, pipeline, type Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../../kit/app-error.ts';
import { isOpenAddress } from './open-address.ts';
import type { OutboundRequest, Resolve, ResolvedAddress } from './outbound.ts';
import { OutboundFault } from './outbound-fault.ts';
import { hostOf, isAllowed, readAddress, redirectTarget } from './read-address.ts';

export interface Guard {
  userAgent: string;
  allowedHosts: ReadonlySet<string>;
  resolve: Resolve;
}

/** An answer whose body is still unread; `close` ends it, read or not. */
export interface OpenAnswer {
  url: string;
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Readable;
  /** What went wrong, in our words. */
  faultOf(error: unknown): Error;
  close(): void;
}

const usual = { totalMs: 30_000, idleMs: 10_000, redirects: 5 };
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Requests an address and follows redirects by hand, with the same checks for each. Throws OutboundFault. */
export async function openAnswer(
  guard: Guard,
  address: string,
  request: OutboundRequest,
  { compressed }: { compressed: boolean },
): Promise<OpenAnswer> {
  const idleMs = request.idleMs ?? usual.idleMs;
  const total = AbortSignal.timeout(request.totalMs ?? usual.totalMs);
  const stop = new AbortController();
  const ended = AbortSignal.any([total, stop.signal, ...(request.signal ? [request.signal] : [])]);
  let idle = false;
  const onIdle = (): void => {
    idle = true;
    stop.abort();
  };
  const faultOf = (error: unknown): Error => {
    if (request.signal?.aborted) return new OutboundFault('stopped', error);
    if (total.aborted || idle) return new OutboundFault('tooSlow', error);
    return wordsFor(error);
  };
  try {
    let url = readAddress(address, guard.allowedHosts);
    const first = url.origin;
    for (let followed = 0; ; followed += 1) {
      const own = url.origin === first ? (request.headers ?? {}) : {};
      const answer = await ask(guard, url, request, {
        headers: own,
        compressed,
        idleMs,
        onIdle,
        signal: ended,
      });
      const status = answer.statusCode ?? 0;
      if (!redirectStatuses.has(status)) {
        const body = readBody(answer, request.maxBytes);
        const close = (): void => {
          stop.abort();
          body.destroy();
        };
        return { url: url.href, status, headers: answer.headers, body, faultOf, close };
      }
      answer.destroy();
      if (request.method !== undefined && request.method !== 'GET' && request.method !== 'HEAD')
        throw new OutboundFault('badRedirect');
      if (followed >= Math.min(request.redirects ?? usual.redirects, usual.redirects))
        throw new OutboundFault('tooManyRedirects');
      url = redirectTarget(url, answer.headers.location, guard.allowedHosts);
      await request.beforeRedirect?.(url.href);
    }
  } catch (error) {
    stop.abort();
    throw faultOf(error);
  }
}

interface Asking {
  headers: Record<string, string>;
  compressed: boolean;
  idleMs: number;
  onIdle(): void;
  signal: AbortSignal;
}

/**
 * One request to an address whose host was resolved and checked; the connection goes there and nowhere else.
 */
async function ask(
  guard: Guard,
  url: URL,
  { method = 'GET', body }: OutboundRequest,
  { headers, compressed, idleMs, onIdle, signal }: Asking,
): Promise<http.IncomingMessage> {
  const addresses = await checkedAddresses(guard, url, signal);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      signal,
      // A fresh connection: a pooled one would be to an address that was checked for another request.
      agent: false,
      lookup: lookupOf(addresses),
      headers: {
        accept: '*/*',
        ...headers,
        'user-agent': guard.userAgent,
        'accept-encoding': compressed ? 'gzip, deflate, br' : 'identity',
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
    });
    sent.setTimeout(idleMs, onIdle);
    // Stays on for errors that come after the answer began: its reader hears of them.
    sent.on('error', reject);
    sent.once('response', resolve);
    sent.end(body);
  });
}

/**
 * The addresses of a host: resolved once, all of them open. One closed address among them refuses the host.
 */
async function checkedAddresses(guard: Guard, url: URL, signal: AbortSignal): Promise<ResolvedAddress[]> {
  const host = hostOf(url);
  const family = isIP(host);
  // A literal address was checked when it was parsed.
  if (family !== 0) return [{ address: host, family }];
  const found = await Promise.race([guard.resolve(host), aborted(signal)]).catch((error: unknown) => {
    signal.throwIfAborted();
    // Nobody could say whether the host exists: a later attempt may tell.
    const isUnsaid = (error as NodeJS.ErrnoException).code === 'EAI_AGAIN';
    throw new OutboundFault(isUnsaid ? 'unreachable' : 'unknownHost', error);
  });
  if (found.length === 0) throw new OutboundFault('unknownHost');
  if (!isAllowed(url, guard.allowedHosts) && !found.every(({ address }) => isOpenAddress(address)))
    throw new OutboundFault('privateAddress');
  return found;
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const lookupOf =
  (addresses: ResolvedAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    if (all) done(null, addresses);
    else done(null, addresses[0]!.address, addresses[0]!.family);
  };

/** The body, unpacked. Both the bytes sent and the bytes unpacked are held to `maxBytes`. */
function readBody(answer: http.IncomingMessage, maxBytes: number): Readable {
  const announced = Number(answer.headers['content-length'] ?? 0);
  if (announced > maxBytes) {
    answer.destroy();
    throw new OutboundFault('tooLarge');
  }
  const out = new PassThrough();
  const packing = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const unpack = unpackerOf(packing);
  const steps = unpack === null ? [] : [unpack, atMost(maxBytes)];
  pipeline([answer, atMost(maxBytes), ...steps, out], () => {
    // A failure destroys `out` with its error, and the reader gets it there.
  });
  return out;
}

function unpackerOf(packing: string): Transform | null {
  if (packing === 'identity' || packing === '') return null;
  if (packing === 'gzip' || packing === 'x-gzip') return createGunzip();
  if (packing === 'deflate') return createInflate();
  if (packing === 'br') return createBrotliDecompress();
  throw new OutboundFault('brokenAnswer');
}

function atMost(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      if (bytes > maxBytes) done(new OutboundFault('tooLarge'));
      else done(null, part);
    },
  });
}

/** Our words for what a socket, a resolver or an unpacker threw. */
function wordsFor(error: unknown): Error {
  if (error instanceof AppError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' || code === 'ENOSPC' || code === 'ENOENT') return error as Error;
  if (code === 'ETIMEDOUT') return new OutboundFault('tooSlow', error);
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
    return new OutboundFault('unreachable', error);
  if (/CERT|TLS|SSL/.test(code ?? '')) return new OutboundFault('unreachable', error);
  return new OutboundFault('brokenAnswer', error);
}
