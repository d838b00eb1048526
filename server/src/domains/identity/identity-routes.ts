import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type IdentityPictureKind,
  identityPictureKinds,
  identityPicturesPath,
} from '#contract/identity-words.ts';
import { limits } from '#contract/limits.ts';
import { AppError } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import { actorOf } from '../../platform/audit/record-act.ts';
import { requireAccess } from '../../platform/calls/call-runner.ts';
import type { Platform } from '../../platform/context.ts';
import { sendError } from '../../platform/http/error-replies.ts';
import { clientKey, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import { type RequestReader, refuseForeignPage } from '../../platform/http/request-facts.ts';
import { requireFreshSession } from '../accounts/index.ts';
import { takePicture } from '../pictures/index.ts';
import { submitPictures } from './check-identity.ts';
import { findPicture, findWhole } from './identity-queries.ts';
import { picturesPath } from './identity-view.ts';
import { noteLook } from './note-look.ts';
import { openPicture } from './sealed-facts.ts';

const page = '/settings/verify';
const submits = { access: 'verified' } as const;

/** What the page says about a refused picture, by the word in its address. */
const faultWord = (error: { kind?: string; code?: string }): string | null =>
  error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.kind === 'tooLarge'
    ? 'size'
    : error.kind === 'badInput'
      ? 'type'
      : error.kind === 'conflict'
        ? 'state'
        : null;

/**
 * Pictures of identity checks. A form on the page sends both, without a script, and returns to it; admins
 * fetch them one by one, and nothing on the way caches them.
 */
export function identityRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: { platform: Platform; reader: RequestReader; limiter: RateLimiter },
): void {
  app.route({
    method: 'POST',
    url: identityPicturesPath,
    // Two pictures, and some room so that larger ones can be refused with a message.
    bodyLimit: limits.pictureBytes * 3,
    onRequest: async (request) => {
      const viewer = await reader.viewer(request);
      limiter.take(clientKey(viewer.userId, request.ip), 'picture');
      refuseForeignPage(request, platform.config.publicUrl);
      requireAccess(submits, viewer);
    },
    errorHandler: (error, request, reply) => {
      const word = faultWord(error);
      if (word === null) return void sendError(error, request, reply);
      void reply
        .code(303)
        .header('location', `${page}?error=${word}`)
        .header('cache-control', 'no-store')
        .send();
    },
    handler: async (request, reply) => {
      const memberId = requireAccess(submits, await reader.viewer(request));
      const files = await readPictures(request);
      const drawn = {
        document: (await takePicture(platform, 'identity', files.document)).drawn[0].bytes,
        selfie: (await takePicture(platform, 'identity', files.selfie)).drawn[0].bytes,
      };
      await platform.db.transaction((transaction) => submitPictures(transaction, platform, memberId, drawn));
      return reply.code(303).header('location', page).header('cache-control', 'no-store').send();
    },
  });

  app.get(`${picturesPath}:recordId/:kind`, async (request, reply): Promise<FastifyReply> => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'read');
    requireAccess({ access: 'admin' }, viewer);
    await requireFreshSession(platform, { viewer, request });
    const { recordId, kind } = request.params as { recordId: string; kind: string };
    const isNamed = isUuid(recordId) && identityPictureKinds.some((one) => one === kind);
    const sealed = isNamed ? await findPicture(platform.db, recordId, kind) : null;
    const bytes = sealed === null ? null : openPicture(platform.config, recordId.toLowerCase(), kind, sealed);
    const record = bytes === null ? null : await findWhole(platform.db, recordId);
    if (bytes === null || record === null) throw new AppError('notFound', 'Object not found');
    await noteLook(platform.db, actorOf(viewer), record, kind === 'selfie' ? 'selfie' : 'document');
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'private, no-store')
      .send(bytes);
  });
}

async function readPictures(request: FastifyRequest): Promise<Record<IdentityPictureKind, Buffer>> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array((request.body as Buffer | undefined) ?? Buffer.alloc(0)), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
  } catch (error) {
    throw new AppError('badInput', 'We couldn’t read the form. Reload the page and try again.', {
      field: 'document',
      cause: error,
    });
  }
  const pictures: Partial<Record<IdentityPictureKind, Buffer>> = {};
  for (const kind of identityPictureKinds) {
    const file = form.get(kind);
    if (!(file instanceof Blob) || file.size === 0)
      throw new AppError('badInput', 'The form lacks a picture.', { field: kind });
    if (file.size > limits.pictureBytes)
      throw new AppError('tooLarge', 'File is too large (Max 5MB).', { field: kind });
    pictures[kind] = Buffer.from(await file.arrayBuffer());
  }
  return pictures as Record<IdentityPictureKind, Buffer>;
}
