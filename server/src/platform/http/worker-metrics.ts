import { createServer, type Server } from 'node:http';
import type { Database } from '../db/database.ts';
import type { Listener } from '../db/notifications.ts';
import { jobMetrics } from '../jobs/job-counts.ts';
import { traceMetrics } from '../tracing/tracing.ts';
import { listenerMetrics, poolMetrics, processMetrics } from './metrics.ts';

/** A server for `WORKER_METRICS_PORT`: answers `/metrics`, and `/health/live` for who restarts workers that hang. */
export const workerMetricsServer = (db: Database, listener: Listener): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || (request.url !== '/metrics' && request.url !== '/health/live')) {
      response.writeHead(404).end();
      return;
    }
    if (request.url === '/health/live') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"live"}');
      return;
    }
    const lines = [
      ...jobMetrics(),
      ...poolMetrics(db),
      ...listenerMetrics(listener),
      ...traceMetrics(),
      ...processMetrics(),
    ];
    response
      .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      .end(`${lines.join('\n')}\n`);
  });
