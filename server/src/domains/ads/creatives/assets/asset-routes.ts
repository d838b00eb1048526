import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, badInput } from '../../../../kit/app-error.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { requireAccess } from '../../../../platform/calls/call-runner.ts';
import type { Platform, Viewer } from '../../../../platform/context.ts';
import { parseJsonBody } from '../../../../platform/http/json-body.ts';
import { sendObject } from '../../../../platform/http/objects.ts';
import { clientKey, type RateLimiter } from '../../../../platform/http/rate-limiter.ts';
import { type RequestReader, refuseForgedCall } from '../../../../platform/http/request-facts.ts';
import { findAsset, findAssetByFolder } from './asset-queries.ts';
import {
  assetAddress,
  assetBucket,
  defaultCopy,
  folderOfCopy,
  isAssetPath,
  storeKey,
} from './asset-rules.ts';
import { removeAsset } from './drop-asset.ts';
import { receiveAsset } from './receive-asset.ts';
import { takeAsset } from './take-asset.ts';

const notFound = (): AppError => new AppError('notFound', 'Object not found');
const pathOf = (request: FastifyRequest): string => (request.params as { '*'?: string })['*'] ?? '';
/** Of a client that asks the bucket for an `asset_path` as `get_available_ads` answers it, which is an address already. */
const pathInBucket = (path: string): string => {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return rooted.startsWith(assetAddress) ? rooted.slice(assetAddress.length) : path;
};
const immutable = 'public, max-age=31536000, immutable';

/**
 * The bucket ad_assets as client libraries use it: admins send files under names that never mean another file, everybody
 * reads what was made of them. Neither is ever a page or a script, whatever it was sent as.
 */
export function adAssetRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: { platform: Platform; reader: RequestReader; limiter: RateLimiter },
): void {
  const { db, storage } = platform;
  const url = `/storage/v1/object/${assetBucket}`;

  async function requireAdmin(request: FastifyRequest, limit: 'picture' | 'write'): Promise<Viewer> {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), limit);
    requireAccess({ access: 'admin' }, viewer);
    refuseForgedCall(request, platform.config);
    return viewer;
  }

  async function upload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    const body: IncomingMessage = request.raw;
    try {
      const received = await receiveAsset(platform, body, request.headers['content-type']);
      try {
        const viewer = await reader.viewer(request);
        const { folder, state } = await takeAsset(platform, actorOf(viewer), path, received);
        return reply.send({
          Key: `${assetBucket}/${path}`,
          Id: folder,
          ...(state === 'held' ? { held: true } : {}),
        });
      } finally {
        await rm(received.file, { force: true });
      }
    } catch (error) {
      // What still comes is not read.
      if (!body.complete) {
        reply.header('connection', 'close');
        reply.raw.once('finish', () => body.destroy());
      }
      throw error;
    }
  }

  void app.register(async (inner) => {
    // A file is not read into memory: it goes from the connection to the disk.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const method of ['POST', 'PUT'] as const)
      inner.route({
        method,
        url: `${url}/*`,
        config: { longBody: true },
        // Before the body is read.
        onRequest: async (request) => {
          await requireAdmin(request, 'picture');
          if (!isAssetPath(pathOf(request)))
            throw badInput(
              'path',
              'A file of an ad has a plain name that ends with png, jpg, gif, mp4 or webp.',
            );
        },
        handler: upload,
      });
  });

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    limiter.take(clientKey(null, request.ip), 'read');
    const path = pathInBucket(pathOf(request));
    const folder = folderOfCopy(path);
    const isNamed = folder === null && isAssetPath(path);
    const asset =
      folder === null ? (isNamed ? await findAsset(db, path) : null) : await findAssetByFolder(db, folder);
    if (asset?.state !== 'ready') throw notFound();
    const copy = isNamed ? defaultCopy(asset.copies) : asset.copies.find((one) => one.path === path);
    if (!copy) throw notFound();
    return sendObject(request, reply, storage, storeKey(copy.path), immutable);
  }
  for (const address of [`/storage/v1/object/public/${assetBucket}/*`, `${url}/*`]) app.get(address, send);

  app.delete(`${url}/*`, async (request) => {
    const viewer = await requireAdmin(request, 'write');
    const isGone = await db.transaction((transaction) =>
      removeAsset(transaction, platform, actorOf(viewer), pathOf(request)),
    );
    if (!isGone) throw notFound();
    return { message: 'Successfully deleted' };
  });
  app.delete(url, async (request) => {
    const viewer = await requireAdmin(request, 'write');
    const body = parseJsonBody(request.body as Buffer | undefined, request.headers['content-type']);
    const prefixes = (body as { prefixes?: unknown } | null)?.prefixes;
    if (!Array.isArray(prefixes) || prefixes.length > 10 || !prefixes.every((one) => typeof one === 'string'))
      throw badInput('prefixes', '"prefixes" must be a list of at most 10 paths.');
    const gone: { name: string }[] = [];
    await db.transaction(async (transaction) => {
      for (const path of prefixes as string[])
        if (await removeAsset(transaction, platform, actorOf(viewer), path)) gone.push({ name: path });
    });
    return gone;
  });
}
