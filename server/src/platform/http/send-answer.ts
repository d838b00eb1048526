import type { FastifyReply, FastifyRequest } from 'fastify';
import { remembered } from '../../kit/remembered.ts';
import { Answer, type Encoding } from '../calls/cached-answers.ts';
import { hasVersion } from './byte-range.ts';

/** Marks an answer as stale because nothing newer can be had; the value is its age in seconds. */
export const staleHeader = 'x-stale';
export const staleAge = (madeAt: number): string =>
  String(Math.max(0, Math.round((Date.now() - madeAt) / 1000)));

/** Answers of at least this many bytes are compressed. */
export const worthCompressing = 1024;

/** The best encoding the client accepts. */
export function encodingFor(accept: string | undefined, size: number): Encoding {
  if (accept === undefined || size < worthCompressing) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accept) ? 'gzip' : 'identity';
}

/** Whether to send gzip, for content cached only plain and as gzip, such as pages and playlists. */
export const takesGzip = (accept: string | undefined, size: number): boolean =>
  accept !== undefined && size >= worthCompressing && withoutBrotli(accept) === 'gzip';

/** Browsers have only a handful of Accept-Encoding values. */
const withoutBrotli = remembered((accept) => encodingFor(accept.replaceAll('br', ''), worthCompressing), {
  most: 100,
  longest: 100,
});

const singles = new WeakMap<Answer, Answer>();
/** The single row of an answer as its own answer; made once. */
export function singleOf(answer: Answer, row: unknown): Answer {
  const known = singles.get(answer);
  if (known) return known;
  const made = new Answer(Buffer.from(JSON.stringify(row)));
  singles.set(answer, made);
  return made;
}

/**
 * Sends bytes with validator, caching and compression. `cacheSeconds` null: nobody may cache it;
 * `isForVisitors`: the cached answer is only for visitors, so it varies by session cookie; `isPrivate`: only the asker's own browser
 * may hold it.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  {
    cacheSeconds,
    contentType,
    isForVisitors = false,
    isPrivate = false,
    staleSince = null,
  }: {
    cacheSeconds: number | null;
    contentType: string;
    isForVisitors?: boolean;
    isPrivate?: boolean;
    staleSince?: number | null;
  },
): Promise<FastifyReply> {
  reply.header('content-type', contentType);
  if (staleSince !== null) reply.header(staleHeader, staleAge(staleSince));
  reply.header('vary', `accept-encoding, accept, authorization${isForVisitors ? ', cookie' : ''}`);
  if (request.method !== 'POST' && cacheSeconds !== null) {
    reply.header('cache-control', `${isPrivate ? 'private' : 'public'}, max-age=${cacheSeconds}`);
    reply.header('etag', answer.etag);
    if (hasVersion(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  } else {
    reply.header('cache-control', 'no-store');
  }
  const encoding = encodingFor(request.headers['accept-encoding'], answer.bytes.length);
  if (encoding === 'identity') return reply.send(answer.bytes);
  reply.header('content-encoding', encoding);
  return reply.send(await answer.encoded(encoding));
}
