import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { clientKey, type RateLimiter } from '../http/rate-limiter.ts';
import type { RequestReader } from '../http/request-facts.ts';
import { findPlace } from './place.ts';

/** `GET /geoip`: country and city of the connection. */
export function geoRoutes(
  app: FastifyInstance,
  { config, reader, limiter }: { config: Config; reader: RequestReader; limiter: Pick<RateLimiter, 'take'> },
): void {
  app.get('/geoip', async (request, reply) => {
    limiter.take(clientKey(null, request.ip), 'read');
    const place = await findPlace(config, reader.facts(request, reply));
    return reply.header('cache-control', 'private, no-store').send(place);
  });
}
