import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../kit/app-error.ts';
import { insteadOfAvif } from '../../kit/picture-names.ts';
import type { Config } from '../config.ts';
import { cacheControlOf, contentTypeOf, isPlaylist, isSafeKey } from '../storage/object-keys.ts';
import type { Storage } from '../storage/storage.ts';
import { byteRange, hasVersion, rangeHolds } from './byte-range.ts';
import { etagOf, type HotObject, ObjectCache } from './object-cache.ts';
import { takesGzip, worthCompressing } from './send-answer.ts';

export interface ObjectRoutesOptions {
  storage: Storage;
  config: Pick<Config, 'accelPrefix'>;
  /** Created if left out. Passed in so that its owner can drop what was deleted. */
  cache?: ObjectCache;
  /** Who is sent what. Left out: everybody gets everything. */
  access?: ObjectAccess;
}

export interface ObjectAccess {
  /** Whether the object under a key is public. */
  isOpen(key: string): boolean | Promise<boolean>;
  /**
   * Whether this request may have it all the same; `covered`: only as `cover` draws it. `pass`: the proof in its address, else
   * null.
   */
  maySee(request: FastifyRequest, key: string, pass: string | null): Promise<boolean | 'covered'>;
  /** A picture as it is sent to those who have not asked to see it clearly. */
  cover(bytes: Buffer): Promise<Buffer>;
}

/**
 * `media/signed/{pass}/{rest of the key}`: the pass is part of the path, because playlists use relative
 * names.
 */
const signedKey = /^media\/signed\/([^/]+)\/(.+)$/;

/** Memory for hot objects: about a hundred segments. */
const hotBytes = 64 * 1024 * 1024;
export const createObjectCache = (storage: Storage): ObjectCache => new ObjectCache(storage, hotBytes);

const notFound = (): AppError => new AppError('notFound', 'There is no such file.');

/** For what stands in for a file that may be made any moment. */
const forNow = 'max-age=300';
/** Milliseconds for which it is remembered that a form is there, or is not. */
const formsFresh = 30_000;

/**
 * The key of what is sent: an AVIF that was not made, or not yet, is answered with a WebP beside it. Browsers tell a
 * picture by its content type, whatever its name.
 */
function createForms(storage: Storage, cache: ObjectCache): (key: string) => string | Promise<string> {
  const known = new LRUCache<string, boolean>({ max: 5000, ttl: formsFresh });
  const isThere = async (key: string): Promise<boolean> => {
    const is = known.get(key) ?? (await storage.stat(key)) !== null;
    known.set(key, is);
    return is;
  };
  const look = async (key: string, others: readonly string[]): Promise<string> => {
    // Of the last it is not asked whether it is there: if not, there is none.
    for (const one of [key, ...others.slice(0, -1)]) if (await isThere(one)) return one;
    return others.at(-1) ?? key;
  };
  return (key) => {
    const others = insteadOfAvif(key);
    return others.length === 0 || cache.hot(key) ? key : look(key, others);
  };
}

/** Serves `/media/*`: from memory, as a stream, or by handing the work to nginx, object storage or a CDN. */
export function objectRoutes(
  app: FastifyInstance,
  { storage, config, cache = createObjectCache(storage), access }: ObjectRoutesOptions,
): void {
  const formOf = createForms(storage, cache);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const asked = `media/${(request.params as { '*': string })['*']}`;
      if (!isSafeKey(asked)) throw notFound();
      const [, pass = null, rest = ''] = signedKey.exec(asked) ?? [];
      const named = pass === null ? asked : `media/${rest}`;
      if (access !== undefined) {
        const open = access.isOpen(named);
        // An answer from memory costs no turn of the event loop.
        const isOpen = typeof open === 'boolean' ? open : await open;
        if (!isOpen || pass !== null) {
          const sees = isOpen || (await access.maySee(request, named, pass));
          if (sees === false) throw notFound();
          const key = await formOf(named);
          if (sees === 'covered') return sendCovered(reply, storage, key, access);
          return sendObject(request, reply, storage, key, 'private, no-store');
        }
      }
      const form = formOf(named);
      const key = typeof form === 'string' ? form : await form;
      const control = key === named ? undefined : `public, ${forNow}`;
      const hot = cache.hot(key);
      if (hot && config.accelPrefix === null) return sendBytes(request, reply, key, hot, control);
      // We read playlists ourselves, because only the text tells whether they may be cached; one that was
      // moved is complete.
      if (!isPlaylist(key) || storage.places !== null) {
        const address = await storage.publicUrl(key);
        if (address !== null)
          return reply.header('cache-control', control ?? 'public, max-age=3600').redirect(address, 302);
        if (!isPlaylist(key) && config.accelPrefix !== null && storage.localPath(key) !== null)
          return handOff(reply, storage, key, config.accelPrefix, control);
      }
      const object = await cache.read(key);
      if (object === null) throw notFound();
      return object === 'large'
        ? sendObject(request, reply, storage, key, control)
        : sendBytes(request, reply, key, object, control);
    },
  });
}

/** A picture is drawn again; anything else is not sent, because only its clear form would show anything. */
async function sendCovered(
  reply: FastifyReply,
  storage: Storage,
  key: string,
  { cover }: ObjectAccess,
): Promise<FastifyReply> {
  if (!contentTypeOf(key).startsWith('image/'))
    throw new AppError('notAllowed', 'This may show a minor. Ask to see it where it is decided.');
  const bytes = await storage.get(key);
  if (bytes === null) throw notFound();
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-type', 'image/webp')
    .send(await cover(bytes));
}

async function handOff(
  reply: FastifyReply,
  storage: Storage,
  key: string,
  prefix: string,
  control: string = cacheControlOf(key, null),
): Promise<FastifyReply> {
  if ((await storage.stat(key)) === null) throw notFound();
  reply.header('cache-control', control).header('content-type', contentTypeOf(key));
  return reply.header('x-accel-redirect', `${prefix.replace(/\/$/, '')}/${key}`).send('');
}

interface Answer {
  status: 200 | 206 | 304 | 416;
  /** For a 200 or 206. */
  start: number;
  end: number;
}

/** Writes status and headers for a request to an object of that many bytes. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  size: number,
  etag: string,
  modifiedAt: Date,
  control: string,
): Answer {
  const { headers } = request;
  reply.header('etag', etag).header('cache-control', control).header('accept-ranges', 'bytes');
  reply.header('last-modified', modifiedAt.toUTCString());
  if (hasVersion(headers['if-none-match'], etag)) {
    reply.code(304);
    return { status: 304, start: 0, end: -1 };
  }
  const asked = rangeHolds(headers['if-range'] as string | undefined, etag, modifiedAt)
    ? headers.range
    : undefined;
  const range = byteRange(asked, size);
  if (range === 'unsatisfiable') {
    reply.code(416).header('content-range', `bytes */${size}`);
    return { status: 416, start: 0, end: -1 };
  }
  reply.header('content-type', contentTypeOf(key));
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header('content-length', end - start + 1);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return { status: range ? 206 : 200, start, end };
}

const isText = (key: string): boolean => isPlaylist(key) || key.endsWith('.vtt');

function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  object: HotObject,
  given?: string,
): FastifyReply {
  const { body, etag, modifiedAt } = object;
  const control = given ?? cacheControlOf(key, isPlaylist(key) ? body : null);
  if (isText(key) && body.length >= worthCompressing) {
    reply.header('vary', 'accept-encoding');
    const { range, 'accept-encoding': asked } = request.headers;
    if (range === undefined && takesGzip(asked as string | undefined, body.length)) {
      object.gzip ??= gzipSync(body, { level: 6 });
      reply.header('content-encoding', 'gzip');
      // The bytes differ, so it is the same version only weakly.
      const { status } = answer(request, reply, key, object.gzip.length, `W/${etag}`, modifiedAt, control);
      return status === 304 || request.method === 'HEAD' ? reply.send() : reply.send(object.gzip);
    }
  }
  const { status, start, end } = answer(request, reply, key, body.length, etag, modifiedAt, control);
  if (status === 304 || status === 416 || request.method === 'HEAD') return reply.send();
  // A view of the same memory: nothing is copied.
  return reply.send(start === 0 && end === body.length - 1 ? body : body.subarray(start, end + 1));
}

/** Streams an object, or the part of it that was asked for. Throws `notFound`. */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  key: string,
  control: string = cacheControlOf(key, null),
): Promise<FastifyReply> {
  const facts = await storage.stat(key);
  if (facts === null) throw notFound();
  const etag = etagOf(facts.size, facts.modifiedAt);
  const { status, start, end } = answer(request, reply, key, facts.size, etag, facts.modifiedAt, control);
  if (status === 304 || status === 416 || request.method === 'HEAD') return reply.send();
  const stream = await storage.stream(key, { start, end });
  if (stream === null) throw notFound();
  return reply.send(stream);
}
