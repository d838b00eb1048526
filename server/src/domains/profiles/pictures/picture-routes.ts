import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { requireAccess } from '../../../platform/calls/call-runner.ts';
import type { Platform } from '../../../platform/context.ts';
import { parseJsonBody } from '../../../platform/http/json-body.ts';
import { clientKey, type RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { type RequestReader, refuseForgedCall } from '../../../platform/http/request-facts.ts';
import { readUpload, uploadRoute } from '../../pictures/index.ts';
import { changePicture, removePicture } from './change-picture.ts';
import { findPicture } from './picture-queries.ts';
import { type Bucket, buckets, defaultAvatar, ownerOfPath } from './picture-rules.ts';

export interface PictureRouteOptions {
  platform: Platform;
  reader: RequestReader;
  limiter: RateLimiter;
}

const notFound = (): AppError => new AppError('notFound', 'Object not found');

/**
 * The buckets avatars and covers, at the addresses that storage client libraries use. Uploading changes one's
 * own picture.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: PictureRouteOptions,
): void {
  const parts = (request: FastifyRequest): { bucket: Bucket; path: string } => {
    const { bucket, '*': path } = request.params as { bucket: string; '*'?: string };
    const found = buckets.find((name) => name === bucket);
    if (!found) throw new AppError('notFound', 'Bucket not found');
    return { bucket: found, path: path ?? '' };
  };
  const uploader = async (request: FastifyRequest, limit: 'picture' | 'write'): Promise<string> => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), limit);
    const memberId = requireAccess({ access: 'verified' }, viewer);
    refuseForgedCall(request, platform.config);
    return memberId;
  };
  const requireOwn = (userId: string, path: string): void => {
    if (ownerOfPath(path) !== userId)
      throw new AppError('notAllowed', 'A picture lies under its owner’s id, as {userId}/{name}.', {
        field: 'path',
      });
  };

  async function upload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { bucket, path } = parts(request);
    const ownerId = ownerOfPath(path);
    if (ownerId === null) throw notFound();
    const { file } = await readUpload(request.body as Buffer | undefined, request.headers['content-type']);
    const isHeld = await changePicture(platform, { bucket, ownerId, path }, file);
    return reply.send({ Key: `${bucket}/${path}`, Id: ownerId, ...(isHeld ? { held: true } : {}) });
  }
  for (const method of ['POST', 'PUT'] as const)
    app.route({
      method,
      url: '/storage/v1/object/:bucket/*',
      ...uploadRoute,
      // Before the body is read.
      onRequest: async (request) => {
        const { path } = parts(request);
        requireOwn(await uploader(request, 'picture'), path);
      },
      handler: upload,
    });

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { bucket, path } = parts(request);
    limiter.take(clientKey(null, request.ip), 'read');
    // The picture of a member without one is a file of the site.
    if (bucket === 'avatars' && path === defaultAvatar) return reply.redirect(`/${defaultAvatar}`, 302);
    const ownerId = ownerOfPath(path);
    const picture = ownerId === null ? null : await findPicture(platform.db, bucket, ownerId);
    const bytes =
      picture?.path === path && picture.key !== null ? await platform.storage.get(picture.key) : null;
    if (bytes === null) throw notFound();
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', `public, max-age=${limits.pictureCacheSeconds}`)
      .send(bytes);
  }
  for (const url of ['/storage/v1/object/public/:bucket/*', '/storage/v1/object/:bucket/*'])
    app.get(url, send);

  async function remove(userId: string, bucket: Bucket, path: string): Promise<{ name: string }[]> {
    requireOwn(userId, path);
    if ((await findPicture(platform.db, bucket, userId))?.path !== path) return [];
    await removePicture(platform, { bucket, ownerId: userId });
    return [{ name: path }];
  }
  app.delete('/storage/v1/object/:bucket/*', async (request) => {
    const { bucket, path } = parts(request);
    if ((await remove(await uploader(request, 'write'), bucket, path)).length === 0) throw notFound();
    return { message: 'Successfully deleted' };
  });
  app.delete('/storage/v1/object/:bucket', async (request) => {
    const { bucket } = parts(request);
    const userId = await uploader(request, 'write');
    const body = parseJsonBody(request.body as Buffer | undefined, request.headers['content-type']);
    const prefixes = (body as { prefixes?: unknown } | null)?.prefixes;
    if (!Array.isArray(prefixes) || prefixes.length > 10 || !prefixes.every((one) => typeof one === 'string'))
      throw new AppError('badInput', '"prefixes" must be a list of at most 10 paths.', { field: 'prefixes' });
    const gone: { name: string }[] = [];
    for (const path of prefixes as string[]) gone.push(...(await remove(userId, bucket, path)));
    return gone;
  });
}
