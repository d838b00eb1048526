import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../kit/app-error.ts';
import { isUuid } from '../../../kit/ids.ts';
import type { Platform } from '../../../platform/context.ts';
import { clientKey, type RateLimiter } from '../../../platform/http/rate-limiter.ts';
import type { RequestReader } from '../../../platform/http/request-facts.ts';
import { readArchive } from './export-queries.ts';
import { exportPath } from './export-view.ts';

/** Where a member downloads their archive; for anybody else there is nothing. */
export function exportRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: { platform: Platform; reader: RequestReader; limiter: RateLimiter },
): void {
  app.get(`${exportPath}:id`, async (request, reply) => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'write');
    const { id } = request.params as { id: string };
    const archive =
      viewer.userId !== null && isUuid(id) ? await readArchive(platform.db, id, viewer.userId) : null;
    if (archive === null) throw new AppError('notFound', 'There is no such archive.');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="my-data.zip"`)
      .type('application/zip')
      .send(archive);
  });
}
