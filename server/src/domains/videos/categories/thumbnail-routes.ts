import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import { requireAccess } from '../../../platform/calls/call-runner.ts';
import type { Platform, Viewer } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { parseJsonBody } from '../../../platform/http/json-body.ts';
import { clientKey, type RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { type RequestReader, refuseForgedCall } from '../../../platform/http/request-facts.ts';
import { findBucketFile, forgetBucketFile } from '../../../platform/storage/bucket-file-queries.ts';
import { placePicture, readUpload, takePicture, uploadRoute } from '../../pictures/index.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { isPictureShown, swapPicture } from './category-picture-queries.ts';
import { categoryPictureTarget, writeCategoryPicture } from './category-picture-target.ts';
import { isThumbnailPath } from './category-rules.ts';

export interface ThumbnailRouteOptions {
  platform: Platform;
  reader: RequestReader;
  limiter: RateLimiter;
}

const bucket = 'category_thumbnails';
const waits = 'This picture looks like something on a list. It is waiting in the review queue.';
const notFound = (): AppError => new AppError('notFound', 'Object not found');
const pathOf = (request: FastifyRequest): string => (request.params as { '*'?: string })['*'] ?? '';

/**
 * The bucket category_thumbnails as client libraries use it: admins upload to `public/{name}.{ext}`,
 * everybody reads. A category shows a file once it is given its address; unused files are deleted after a
 * day.
 */
export function categoryThumbnailRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: ThumbnailRouteOptions,
): void {
  const { db, storage, jobs } = platform;
  async function requireAdmin(request: FastifyRequest, limit: 'picture' | 'write'): Promise<Viewer> {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), limit);
    requireAccess({ access: 'admin' }, viewer);
    refuseForgedCall(request, platform.config);
    return viewer;
  }

  async function upload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    const overwrite = request.method === 'PUT' || request.headers['x-upsert'] === 'true';
    const { file } = await readUpload(request.body as Buffer | undefined, request.headers['content-type']);
    const taken = await takePicture(platform, 'category', file);
    const viewer = await reader.viewer(request);
    const target: typeof categoryPictureTarget = {
      ...categoryPictureTarget,
      async show(transaction, _machines, _picture, [key = '']) {
        const bytes = taken.drawn[0].bytes.length;
        await writeCategoryPicture(transaction, platform, actorOf(viewer), { path, key, bytes, overwrite });
        return true;
      },
    };
    const { keys, isHeld } = await placePicture(platform, target, taken, {
      ownerId: viewer.userId,
      subjectId: null,
      details: { path, overwrite, bytes: taken.drawn[0].bytes.length },
    });
    if (isHeld) throw new AppError('conflict', waits, { field: 'file' });
    return reply.send({ Key: `${bucket}/${path}`, Id: keys[0] });
  }
  for (const method of ['POST', 'PUT'] as const)
    app.route({
      method,
      url: `/storage/v1/object/${bucket}/*`,
      ...uploadRoute,
      // Before the body is read.
      onRequest: async (request) => {
        await requireAdmin(request, 'picture');
        if (!isThumbnailPath(pathOf(request)))
          throw badInput('path', 'A picture of a category lies at public/{name}.{png, jpg, gif or webp}.');
      },
      handler: upload,
    });

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    limiter.take(clientKey(null, request.ip), 'read');
    const path = pathOf(request);
    const file = isThumbnailPath(path) ? await findBucketFile(db, bucket, path) : null;
    const bytes = file === null ? null : await storage.get(file.key);
    if (file === null || bytes === null) throw notFound();
    return reply
      .header('content-type', file.contentType)
      .header('cache-control', `public, max-age=${limits.pictureCacheSeconds}`)
      .send(bytes);
  }
  for (const url of [`/storage/v1/object/public/${bucket}/*`, `/storage/v1/object/${bucket}/*`])
    app.get(url, send);

  async function remove(transaction: TransactionExecutor, viewer: Viewer, path: string): Promise<boolean> {
    const key = isThumbnailPath(path) ? await forgetBucketFile(transaction, bucket, { path }) : null;
    if (key === null) return false;
    if (await isPictureShown(transaction, key)) {
      await swapPicture(transaction, key, null);
      await dropCached(transaction, 'categories');
      await recordAct(transaction, actorOf(viewer), {
        act: 'category.picture_removed',
        targetKind: 'category',
        targetId: null,
        summary: 'Removed the picture of a category.',
        details: { path },
      });
    }
    await jobs.enqueue(transaction, deletePictureJob, { key });
    return true;
  }
  app.delete(`/storage/v1/object/${bucket}/*`, async (request) => {
    const viewer = await requireAdmin(request, 'write');
    if (!(await db.transaction((transaction) => remove(transaction, viewer, pathOf(request)))))
      throw notFound();
    return { message: 'Successfully deleted' };
  });
  app.delete(`/storage/v1/object/${bucket}`, async (request) => {
    const viewer = await requireAdmin(request, 'write');
    const body = parseJsonBody(request.body as Buffer | undefined, request.headers['content-type']);
    const prefixes = (body as { prefixes?: unknown } | null)?.prefixes;
    if (!Array.isArray(prefixes) || prefixes.length > 10 || !prefixes.every((one) => typeof one === 'string'))
      throw badInput('prefixes', '"prefixes" must be a list of at most 10 paths.');
    const gone: { name: string }[] = [];
    await db.transaction(async (transaction) => {
      for (const path of prefixes as string[])
        if (await remove(transaction, viewer, path)) gone.push({ name: path });
    });
    return gone;
  });
}
