import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import { requireAccess } from '../../platform/calls/call-runner.ts';
import type { Platform } from '../../platform/context.ts';
import { clientKey, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import { type RequestReader, refuseForgedCall } from '../../platform/http/request-facts.ts';
import { readUpload, uploadRoute } from '../pictures/index.ts';
import { setOwnPicture } from '../videos/index.ts';
import { ownThumbnail } from './own-thumbnail.ts';

const sends = { access: 'uploader' } as const;

/** The bucket `thumbnails`: a member's own picture for their own video, as `{videoId}/{name}`. */
export function thumbnailRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: { platform: Platform; reader: RequestReader; limiter: RateLimiter },
): void {
  async function requireUploader(request: FastifyRequest): Promise<void> {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'picture');
    requireAccess(sends, viewer);
    refuseForgedCall(request, platform.config);
  }
  app.route({
    method: ['POST', 'PUT'],
    url: '/storage/v1/object/thumbnails/:videoId/:name',
    ...uploadRoute,
    // Before the body is read.
    onRequest: requireUploader,
    handler: async (request, reply) => {
      const { videoId, name } = request.params as { videoId: string; name: string };
      if (!isUuid(videoId)) throw new AppError('notFound', 'There is no such video of yours.');
      const { file } = await readUpload(request.body as Buffer | undefined, request.headers['content-type']);
      const viewer = await reader.viewer(request);
      const memberId = requireAccess(sends, viewer);
      const own = await ownThumbnail({ ...platform, viewer, memberId }, videoId.toLowerCase());
      const isHeld = await setOwnPicture(platform, own, file);
      return reply.send({
        Key: `thumbnails/${videoId}/${name}`,
        Id: videoId,
        ...(isHeld ? { held: true } : {}),
      });
    },
  });
}
