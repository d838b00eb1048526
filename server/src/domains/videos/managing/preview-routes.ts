import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { requireAccess } from '../../../platform/calls/call-runner.ts';
import type { Platform } from '../../../platform/context.ts';
import { clientKey, type RateLimiter } from '../../../platform/http/rate-limiter.ts';
import type { RequestReader } from '../../../platform/http/request-facts.ts';
import { cappedRange, isPreviewable } from './preview-rules.ts';
import { createPreviewTokens, previewHosts } from './preview-token.ts';

export interface PreviewRouteOptions {
  platform: Platform;
  reader: RequestReader;
  limiter: RateLimiter;
}

/**
 * `video-proxy`: sends part of a remote file to an admin's preview. The session and the token in this address
 * decide; the key that clients send along grants nothing. An answer never sends more than a few megabytes: a
 * player requests more.
 */
export function previewRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: PreviewRouteOptions,
): void {
  const { config, outbound } = platform;
  const tokens = createPreviewTokens(config);
  app.get('/functions/v1/video-proxy', async (request, reply) => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'read');
    const adminId = requireAccess({ access: 'admin' }, viewer);
    const { sourceUrl, token } = request.query as Record<string, unknown>;
    if (typeof sourceUrl !== 'string' || sourceUrl.length > 2048 || sourceUrl.includes('\0'))
      throw badInput('sourceUrl', '"sourceUrl" must be an address.');
    if (typeof token !== 'string' || !tokens.holds(token, adminId, sourceUrl))
      throw new AppError('notAllowed', 'The "token" is not of this address, or has expired.', {
        field: 'token',
      });
    const requireListed = (address: string): void => {
      if (isPreviewable(address, previewHosts(config))) return;
      throw new AppError('notAllowed', '"sourceUrl" is on a host that is not allowed.', {
        field: 'sourceUrl',
      });
    };
    requireListed(sourceUrl);
    const range = cappedRange(request.headers.range, limits.previewBytes);
    if (range === null) throw new AppError('badRange', 'Requested range not satisfiable', { field: 'Range' });
    const answer = await outbound.fetch(sourceUrl, {
      headers: { range: `bytes=${range.start}-${range.end}` },
      maxBytes: limits.previewBytes,
      types: ['video/*', 'audio/*', 'application/octet-stream'],
      beforeRedirect: requireListed,
    });
    if (answer.status === 416)
      throw new AppError('badRange', 'Requested range not satisfiable', { field: 'Range' });
    const part = answer.headers['content-range'];
    if (answer.status !== 200 && (answer.status !== 206 || typeof part !== 'string'))
      throw new AppError('unavailable', 'The other server didn’t send the video.');
    const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0];
    reply.header('content-type', /^(video|audio)\//.test(type ?? '') ? type : 'video/mp4');
    reply.header('cache-control', 'private, no-store').header('accept-ranges', 'bytes');
    if (answer.status === 206) reply.code(206).header('content-range', part);
    return reply.send(answer.body);
  });
}
