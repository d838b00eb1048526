import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Answer } from '../calls/cached-answers.ts';
import { hasVersion } from './byte-range.ts';
import { encodingFor } from './send-answer.ts';

/** By the extension of a file of the build. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** Of what has a hash in its name. */
export const forever = 'public, max-age=31536000, immutable';

/** Already compressed: doing it again only costs time. */
const compressible = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

/**
 * The browser part of the build, a few hundred kilobytes, held in memory. Files with a hash in the name never
 * change.
 */
export function staticFiles(app: FastifyInstance, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const extension = path.extname(entry.name);
    if (url.startsWith('/.')) continue;
    const answer = new Answer(readFileSync(file));
    const cacheControl = url.startsWith('/assets/') ? forever : 'public, max-age=3600';
    app.get(url, { exposeHeadRoute: true }, async (request, reply) => {
      reply.header('content-type', contentTypes[extension] ?? 'application/octet-stream');
      reply.header('cache-control', cacheControl);
      reply.header('etag', answer.etag);
      if (hasVersion(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
      if (!compressible.has(extension)) return reply.send(answer.bytes);
      reply.header('vary', 'accept-encoding');
      const encoding = encodingFor(request.headers['accept-encoding'], answer.bytes.length);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(await answer.encoded(encoding));
    });
  }
}
