import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import { requireAccess } from '../../platform/calls/call-runner.ts';
import type { Platform } from '../../platform/context.ts';
import { clientKey, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { RequestReader } from '../../platform/http/request-facts.ts';
import { coveredUnlessAsked, hasChildSafety } from '../accounts/index.ts';
import { requireWaiting } from './decide-picture.ts';
import { findPicture } from './picture-queries.ts';
import { heldPicturesPath } from './queue-view.ts';

/** Pictures awaiting review, for admins who may decide on them; nothing on the way caches them. */
export function heldPictureRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: { platform: Platform; reader: RequestReader; limiter: RateLimiter },
): void {
  const { db, storage } = platform;
  app.get(`${heldPicturesPath}:pictureId`, async (request, reply): Promise<FastifyReply> => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'read');
    const adminId = requireAccess({ access: 'admin' }, viewer);
    const { pictureId } = request.params as { pictureId: string };
    const seesMinors = await hasChildSafety(db, adminId);
    const found = isUuid(pictureId) ? await findPicture(db, pictureId.toLowerCase()) : null;
    const picture = requireWaiting(found, seesMinors);
    const key = picture.keys[0];
    const bytes = key === undefined ? null : await storage.get(key);
    if (bytes === null) throw new AppError('notFound', 'Object not found');
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'private, no-store')
      .send(
        picture.isMinorRelated
          ? await coveredUnlessAsked(db, { viewerId: adminId, subjectId: picture.id }, bytes)
          : bytes,
      );
  });
}
