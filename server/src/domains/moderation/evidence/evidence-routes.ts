import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../kit/app-error.ts';
import { isUuid } from '../../../kit/ids.ts';
import { requireAccess } from '../../../platform/calls/call-runner.ts';
import type { Platform } from '../../../platform/context.ts';
import { sealedKey } from '../../../platform/evidence/evidence.ts';
import { clientKey, type RateLimiter } from '../../../platform/http/rate-limiter.ts';
import type { RequestReader } from '../../../platform/http/request-facts.ts';
import { coveredUnlessAsked, seesMinors } from '../../accounts/index.ts';
import { preservedPath } from './hold-view.ts';
import { findPreserved } from './preserved-queries.ts';

/** Files of preserved things, for admins who may see them, never cached. */
export function evidenceRoutes(
  app: FastifyInstance,
  { platform, reader, limiter }: { platform: Platform; reader: RequestReader; limiter: RateLimiter },
): void {
  const { db, storage } = platform;
  app.get(`${preservedPath}/:id/:index`, async (request, reply) => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'read');
    const viewerId = requireAccess({ access: 'admin' }, viewer);
    const { id, index } = request.params as { id: string; index: string };
    const found = isUuid(id) ? await findPreserved(db, id, await seesMinors(db, viewer)) : null;
    const key = /^\d{1,3}$/.test(index) ? found?.keys[Number(index)] : undefined;
    const bytes =
      key === undefined || key.endsWith('/')
        ? null
        : ((await storage.get(sealedKey(key))) ?? (await storage.get(key)));
    if (bytes === null) throw new AppError('notFound', 'Object not found');
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'private, no-store')
      .send(
        found?.is_minor_related === true
          ? await coveredUnlessAsked(db, { viewerId, subjectId: found.id }, bytes)
          : bytes,
      );
  });
}
