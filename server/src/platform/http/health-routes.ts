import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import { backupMetrics } from '../backups/backup-metrics.ts';
import type { CachedAnswers } from '../calls/cached-answers.ts';
import type { Platform } from '../context.ts';
import type { Listener } from '../db/notifications.ts';
import { securityMetrics } from '../security-log.ts';
import type { Draining } from './draining.ts';
import { createReadiness } from './readiness.ts';
import type { RequestCounts } from './request-counts.ts';

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
  servesCached: () => boolean;
}

/**
 * `/health/live`, `/health/ready` (503 if this process cannot serve) and `/metrics` (with METRICS_TOKEN or on
 * its own port; otherwise absent). Health has no rate limit: all who ask share one check, and a proxy that is
 * refused would take the node out.
 */
export function healthRoutes(
  app: FastifyInstance,
  { platform, cache, counts, listener, draining, servesCached }: HealthOptions,
): void {
  app.addHook('onResponse', (_request, reply, done) => {
    counts.add(reply.statusCode, reply.elapsedTime / 1000);
    done();
  });

  app.get('/health/live', async () => ({ status: 'live' }));

  const readiness = createReadiness({ platform, listener, servesCached });
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
    const memory = process.memoryUsage();
    const cpu = process.cpuUsage();
    const lines = [
      '# TYPE tsukimi_http_requests_total counter',
      ...[...counts.byClass].map(
        ([status, count]) => `tsukimi_http_requests_total{status="${status}"} ${count}`,
      ),
      '# TYPE tsukimi_http_request_seconds_total counter',
      `tsukimi_http_request_seconds_total ${counts.seconds.toFixed(3)}`,
      '# TYPE tsukimi_cache_reads_total counter',
      `tsukimi_cache_reads_total{result="hit"} ${cache.hits}`,
      `tsukimi_cache_reads_total{result="miss"} ${cache.misses}`,
      '# TYPE tsukimi_stale_answers_total counter',
      `tsukimi_stale_answers_total ${cache.stale}`,
      '# TYPE tsukimi_database_connections gauge',
      `tsukimi_database_connections{state="open"} ${platform.db.pool.totalCount}`,
      `tsukimi_database_connections{state="waiting"} ${platform.db.pool.waitingCount}`,
      ...(listener
        ? [
            '# TYPE tsukimi_changes_heard gauge',
            `tsukimi_changes_heard ${listener.connected ? 1 : 0}`,
            '# TYPE tsukimi_changes_heard_timestamp_seconds gauge',
            `tsukimi_changes_heard_timestamp_seconds ${(listener.heardAt / 1000).toFixed(3)}`,
            '# TYPE tsukimi_changes_losses_total counter',
            `tsukimi_changes_losses_total ${listener.losses}`,
          ]
        : []),
      ...(await backupMetrics(platform.db)),
      ...securityMetrics(),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${memory.rss}`,
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${((cpu.user + cpu.system) / 1e6).toFixed(3)}`,
    ];
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${lines.join('\n')}\n`);
  });
}
