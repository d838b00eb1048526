import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { readUpload, uploadRoute } from '../domains/pictures/index.ts';
import { AppError, badInput } from '../kit/app-error.ts';
import { requireAccess } from '../platform/calls/call-runner.ts';
import type { Platform } from '../platform/context.ts';
import { clientKey, type RateLimiter } from '../platform/http/rate-limiter.ts';
import { type RequestReader, refuseForgedCall } from '../platform/http/request-facts.ts';
import { findBucketFile, writeBucketFile } from '../platform/storage/bucket-file-queries.ts';

const bucket = 'test';
const pathForm = /^test-uploads\/[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;
const pathOf = (request: FastifyRequest): string => (request.params as { '*'?: string })['*'] ?? '';

/**
 * The bucket that the storage upload test writes to: for admins, in development alone. What is uploaded is sent back as
 * it came, as a file to save and never as a page, and is cleared away after a day.
 */
export function trialBucketRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: { platform: Platform; reader: RequestReader; limiter: RateLimiter },
): void {
  const { db, storage, config } = platform;
  app.route({
    method: 'POST',
    url: `/storage/v1/object/${bucket}/*`,
    ...uploadRoute,
    onRequest: async (request) => {
      const viewer = await reader.viewer(request);
      limiter.take(clientKey(viewer.userId, request.ip), 'picture');
      requireAccess({ access: 'admin' }, viewer);
      refuseForgedCall(request, config);
      if (!pathForm.test(pathOf(request)))
        throw badInput('path', 'A file of the test lies at test-uploads/{name}.');
    },
    handler: async (request, reply) => {
      const path = pathOf(request);
      const { file } = await readUpload(request.body as Buffer | undefined, request.headers['content-type']);
      const key = `private/test-uploads/${randomBytes(12).toString('hex')}`;
      await storage.put(key, file, 'application/octet-stream');
      const row = { bucket, path, key, contentType: 'application/octet-stream', bytes: file.length } as const;
      if ((await writeBucketFile(db, row, { overwrite: false })) === null) {
        await storage.delete(key);
        throw new AppError('conflict', 'The resource already exists', { field: 'path' });
      }
      return reply.send({ Key: `${bucket}/${path}`, Id: key });
    },
  });
  app.get(`/storage/v1/object/public/${bucket}/*`, async (request, reply) => {
    limiter.take(clientKey(null, request.ip), 'read');
    const path = pathOf(request);
    const file = pathForm.test(path) ? await findBucketFile(db, bucket, path) : null;
    const bytes = file === null ? null : await storage.get(file.key);
    if (file === null || bytes === null) throw new AppError('notFound', 'Object not found');
    return reply
      .header('content-type', file.contentType)
      .header('content-disposition', 'attachment')
      .header('cache-control', `public, max-age=${limits.pictureCacheSeconds}`)
      .send(bytes);
  });
}
