import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import type { CachedAnswers } from '../calls/cached-answers.ts';
import type { Platform } from '../context.ts';
import type { Listener } from '../db/notifications.ts';
import { replicaMetrics } from '../db/replicas/replica-metrics.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import { securityMetrics } from '../security-log.ts';
import { traceMetrics } from '../tracing/tracing.ts';
import type { Draining } from './draining.ts';
import { cacheMetrics, listenerMetrics, poolMetrics, processMetrics, requestMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import type { RequestCounts } from './request-counts.ts';
import { requestName } from './request-name.ts';
import { createSharedMetrics } from './shared-metrics.ts';

/** Requests that came through `METRICS_PORT`. */
const byOwnPort = new WeakSet<IncomingMessage>();

/** A server for `METRICS_PORT`: answers `/metrics` without a token, and nothing else. */
export const metricsServer = (app: FastifyInstance): Server =>
  createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    byOwnPort.add(request);
    app.routing(request, response);
  });

/** Said before the process ends, while it still answers. */
const leaving = { status: 'not ready', process: 'leaving' } as const;

export interface HealthOptions {
  platform: Platform;
  cache: CachedAnswers;
  counts: RequestCounts;
  listener: Listener | null;
  draining: Draining;
  /** Null: there are none. */
  replicas: Replicas | null;
  servesCached: () => boolean;
  /** Lines of metrics about what the site does. */
  siteMetrics: () => Promise<string[]>;
}

/**
 * `/health/live`, `/health/ready` (503 if this process cannot serve) and `/metrics` (with METRICS_TOKEN or on
 * its own port; otherwise absent). Health has no rate limit: all who ask share one check, and a proxy that is
 * refused would take the node out.
 */
export function healthRoutes(
  app: FastifyInstance,
  { platform, cache, counts, listener, draining, replicas, servesCached, siteMetrics }: HealthOptions,
): void {
  app.addHook('onResponse', ({ routeOptions, url }, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    counts.add(requestName(routeOptions.url, url, statusCode), statusCode, elapsedTime / 1000);
    done();
  });

  const sharedMetrics = createSharedMetrics(platform, siteMetrics);
  app.get('/health/live', async () => ({ status: 'live' }));

  const readiness = createReadiness({ platform, listener, replicas, servesCached });
  app.get('/health/ready', async (_request, reply) => {
    const answer = draining.isOn ? leaving : await readiness();
    return reply
      .code(answer.status === 'not ready' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(answer);
  });

  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = platform.config;
    const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    const token = Buffer.from(metricsToken ?? '');
    const bearsToken =
      metricsToken !== null && given.length === token.length && timingSafeEqual(given, token);
    if (!bearsToken && !byOwnPort.has(request.raw)) throw new AppError('notFound', 'Not found.');
    const lines = [
      ...requestMetrics(counts),
      ...cacheMetrics(cache),
      ...poolMetrics(platform.db),
      ...replicaMetrics(replicas),
      ...listenerMetrics(listener),
      ...securityMetrics(),
      ...traceMetrics(),
      ...processMetrics(),
      ...(await sharedMetrics()),
    ];
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${lines.join('\n')}\n`);
  });
}
