import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { clientKey, type RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { findHostedLibrary } from './hosted-queries.ts';
import { createLibraryKeys } from './library-keys.ts';
import { mostNoticeBytes, noticePath, readNotice } from './notice-rules.ts';
import { refreshHostedVideoJob } from './refresh-hosted-video.job.ts';

/**
 * Said to anyone who cannot prove to be the host, whatever the reason, so that nothing can be learnt from it.
 */
const unproven = (): AppError =>
  new AppError('notAllowed', 'We don’t know the library that signed this notice.');

/**
 * Notices from the host, signed with the library's read-only key: HMAC-SHA256 over the raw body. The signed
 * text contains no time, so a notice may be old or repeated; it only makes us request the video again.
 */
export function noticeRoutes(
  app: FastifyInstance,
  { platform, limiter }: { platform: Platform; limiter: RateLimiter },
): void {
  const { db, jobs, config } = platform;
  const keys = createLibraryKeys(config);
  app.post(noticePath, { bodyLimit: mostNoticeBytes }, async (request, reply) => {
    // Many videos may finish at once, and all notices come from a few addresses.
    limiter.take(clientKey(null, request.ip), 'import');
    const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    const notice = readNotice(parsed(body));
    if (notice === null)
      throw new AppError('badInput', 'This is not a notice of a video.', { field: 'body' });
    const key = keys.readOnlyKey(await findHostedLibrary(db, notice.libraryId));
    if (key === null || !isSignedWith(key, body, request)) throw unproven();
    await jobs.enqueue(db, refreshHostedVideoJob, notice, { singletonKey: notice.guid });
    return reply.code(202).send({ received: true });
  });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function isSignedWith(key: string, body: Buffer, { headers }: FastifyRequest): boolean {
  if (headers['x-bunnystream-signature-version'] !== 'v1') return false;
  if (headers['x-bunnystream-signature-algorithm'] !== 'hmac-sha256') return false;
  const given = headers['x-bunnystream-signature'];
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', key).update(body).digest());
}
