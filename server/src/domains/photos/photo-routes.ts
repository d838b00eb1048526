import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import { requireAccess } from '../../platform/calls/call-runner.ts';
import type { Platform, Viewer } from '../../platform/context.ts';
import { clientKey, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import { type RequestReader, refuseForgedCall } from '../../platform/http/request-facts.ts';
import { coveredUnlessAsked, hasChildSafety } from '../accounts/index.ts';
import { readUpload, uploadRoute } from '../pictures/index.ts';
import { addPhoto } from './add-photo.ts';
import { findPhoto, type PhotoRow, photoToSend } from './photo-queries.ts';
import { ownerOfUpload, pathOfPhoto, photoOfPath, readMetadata } from './photo-rules.ts';

export interface PhotoRouteOptions {
  platform: Platform;
  reader: RequestReader;
  limiter: RateLimiter;
}

const notFound = (): AppError => new AppError('notFound', 'Object not found');
const pathOf = (request: FastifyRequest): string => (request.params as { '*'?: string })['*'] ?? '';

/** Metadata as client libraries send it: a form field, or base64 in a header. */
function metadataOf(request: FastifyRequest, fields: Readonly<Record<string, string>>): string | undefined {
  const header = request.headers['x-metadata'];
  return (
    fields.metadata ?? (typeof header === 'string' ? Buffer.from(header, 'base64').toString() : undefined)
  );
}

/**
 * A photo that a report holds, or that was removed: for admins who decide about minors, and for nobody else.
 */
async function photoToJudge(
  db: Platform['db'],
  asked: { photoId: string; ownerId: string },
  viewer: Viewer,
): Promise<PhotoRow | null> {
  if (viewer.userId === null || viewer.role !== 'admin') return null;
  const photo = await findPhoto(db, asked.photoId);
  const isOutOfSight = photo?.owner_id === asked.ownerId && photo.state !== 'published';
  return isOutOfSight && (await hasChildSafety(db, viewer.userId)) ? photo : null;
}

/** The bucket `photos`: members upload their own and fetch what they may see. Deleting is a call. */
export function photoRoutes(app: FastifyInstance, { platform, reader, limiter }: PhotoRouteOptions): void {
  async function requireOwner(request: FastifyRequest): Promise<void> {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'picture');
    const memberId = requireAccess({ access: 'verified' }, viewer);
    refuseForgedCall(request, platform.config);
    if (ownerOfUpload(pathOf(request)) !== memberId)
      throw new AppError('notAllowed', 'A photo lies under its owner’s id, as {userId}/{name}.', {
        field: 'path',
      });
  }

  async function upload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const ownerId = ownerOfUpload(pathOf(request));
    if (ownerId === null) throw notFound();
    const { file, fields } = await readUpload(
      request.body as Buffer | undefined,
      request.headers['content-type'],
    );
    const { id, isHeld } = await addPhoto(platform, ownerId, file, readMetadata(metadataOf(request, fields)));
    return reply.send({
      Key: `photos/${pathOfPhoto(ownerId, id, 'photo')}`,
      Id: id,
      ...(isHeld ? { held: true } : {}),
    });
  }
  app.route({
    method: 'POST',
    url: '/storage/v1/object/photos/*',
    ...uploadRoute,
    // Before the body is read.
    onRequest: requireOwner,
    handler: upload,
  });

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'read');
    const asked = photoOfPath(pathOf(request));
    let photo =
      asked === null
        ? null
        : await photoToSend(platform.db, {
            id: asked.photoId,
            ownerId: asked.ownerId,
            viewerId: viewer.userId,
          });
    const isToJudge = asked !== null && photo === null;
    if (isToJudge) photo = await photoToJudge(platform.db, asked, viewer);
    if (asked === null || photo === null) throw notFound();
    if (isToJudge) return sendToJudge(reply, photo, viewer);
    const key = asked.size === 'small' ? photo.small_key : photo.photo_key;
    // Browsers cache it and revalidate each time: it is never rewritten, but it may be removed.
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, authorization');
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const bytes = await platform.storage.get(key);
    if (bytes === null) throw notFound();
    return reply.header('content-type', 'image/webp').send(bytes);
  }
  async function sendToJudge(
    reply: FastifyReply,
    photo: PhotoRow,
    { userId }: Viewer,
  ): Promise<FastifyReply> {
    const bytes = await platform.storage.get(photo.photo_key);
    if (bytes === null || userId === null) throw notFound();
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-type', 'image/webp')
      .send(await coveredUnlessAsked(platform.db, { viewerId: userId, subjectId: photo.id }, bytes));
  }
  for (const url of ['/storage/v1/object/photos/*', '/storage/v1/object/authenticated/photos/*'])
    app.get(url, send);
}
