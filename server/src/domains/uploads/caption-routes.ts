import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits.ts';
import { AppError } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import { requireAccess } from '../../platform/calls/call-runner.ts';
import { isAdmin, type Platform } from '../../platform/context.ts';
import { sendError } from '../../platform/http/error-replies.ts';
import { clientKey, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import { type RequestReader, refuseForgedCall } from '../../platform/http/request-facts.ts';
import { bytesWords } from '../media/index.ts';
import { readUpload } from '../pictures/index.ts';
import { addCaptions, requireCaptioned } from '../videos/index.ts';
import { ownThumbnail } from './own-thumbnail.ts';
import { usageOf } from './upload-queries.ts';
import { requireRoom } from './upload-rules.ts';

const sends = { access: 'member' } as const;
const tooLarge = () =>
  new AppError('tooLarge', `A subtitle file may have at most ${bytesWords(limits.captionFileBytes)}.`, {
    field: 'file',
  });

/** The bucket `captions`: subtitles for one's own video, for admins for any, as `{videoId}/{language}`. */
export function captionRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: { platform: Platform; reader: RequestReader; limiter: RateLimiter },
): void {
  async function requireMember(request: FastifyRequest): Promise<void> {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'write');
    requireAccess(sends, viewer);
    refuseForgedCall(request, platform.config);
  }
  app.route({
    method: ['POST', 'PUT'],
    url: '/storage/v1/object/captions/:videoId/:language',
    // Beyond the limit, so that a slightly too large file gets a clear message and not a closed connection.
    bodyLimit: limits.captionFileBytes * 4,
    errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
      void sendError(error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error, request, reply),
    // Before the body is read.
    onRequest: requireMember,
    handler: async (request, reply) => {
      const { videoId, language } = request.params as { videoId: string; language: string };
      if (!isUuid(videoId)) throw new AppError('notFound', 'There is no such video of yours.');
      const viewer = await reader.viewer(request);
      const memberId = requireAccess(sends, viewer);
      const id = videoId.toLowerCase();
      const { uploaderId } = await requireCaptioned(platform, viewer, id);
      if (!isAdmin(viewer)) requireAccess({ access: 'uploader' }, viewer);
      const { file } = await readUpload(request.body as Buffer | undefined, request.headers['content-type']);
      if (file.length > limits.captionFileBytes) throw tooLarge();
      if (uploaderId === memberId)
        requireRoom(await usageOf(platform.db, memberId), file.length, platform.config.settings.uploadQuota);
      const { isReviewed } = await ownThumbnail({ ...platform, viewer, memberId }, id);
      const isHeld = await addCaptions(
        platform,
        { ...viewer, userId: memberId },
        { videoId: id, language, file, isReviewed },
      );
      return reply.send({
        Key: `captions/${id}/${language}`,
        Id: id,
        ...(isHeld ? { held: true } : {}),
      });
    },
  });
}
