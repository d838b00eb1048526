import type { FastifyReply, FastifyRequest } from 'fastify';
import { remembered } from '../../kit/remembered.ts';
import { Answer, type Encoding } from '../calls/cached-answers.ts';
import { hasVersion } from './byte-range.ts';

/** Says that an answer is past, because nothing newer can be had; its value is its age in seconds. */
export const staleHeader = 'x-stale';
export const staleAge = (madeAt: number): string =>
  String(Math.max(0, Math.round((Date.now() - madeAt) / 1000)));

/** Bytes from which an answer is compressed. */
export const worthCompressing = 1024;

/** The best encoding that the client takes. */
export function encodingFor(accept: string | undefined, size: number): Encoding {
  if (accept === undefined || size < worthCompressing) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accept) ? 'gzip' : 'identity';
}

/** Whether what is cached plain and as gzip alone, as pages and playlists are, goes out as gzip. */
export const takesGzip = (accept: string | undefined, size: number): boolean =>
  accept !== undefined && size >= worthCompressing && withoutBrotli(accept) === 'gzip';

/** Browsers have a handful of ways to say what they take. */
const withoutBrotli = remembered((accept) => encodingFor(accept.replaceAll('br', ''), worthCompressing), {
  most: 100,
  longest: 100,
});

const singles = new WeakMap<Answer, Answer>();
/** The one row of an answer as an answer of its own; made once. */
export function singleOf(answer: Answer, row: unknown): Answer {
  const known = singles.get(answer);
  if (known) return known;
  const made = new Answer(Buffer.from(JSON.stringify(row)));
  singles.set(answer, made);
  return made;
}

/**
 * Sends bytes with validator, caching and compression. `cacheSeconds` null: nobody keeps it; `isForVisitors`: what is cached
 * is not for everybody, so a session's cookie asks for another.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  {
    cacheSeconds,
    contentType,
    isForVisitors = false,
    staleSince = null,
  }: {
    cacheSeconds: number | null;
    contentType: string;
    isForVisitors?: boolean;
    staleSince?: number | null;
  },
): Promise<FastifyReply> {
  reply.header('content-type', contentType);
  if (staleSince !== null) reply.header(staleHeader, staleAge(staleSince));
  reply.header('vary', `accept-encoding, accept, authorization${isForVisitors ? ', cookie' : ''}`);
  if (request.method !== 'POST' && cacheSeconds !== null) {
    reply.header('cache-control', `public, max-age=${cacheSeconds}`);
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
