import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import type { CallReads } from '../calls/call-reads.ts';
import type { CallRunner, CheckTexts } from '../calls/call-runner.ts';
import type { Platform } from '../context.ts';
import type { Listener } from '../db/notifications.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import type { PlaceGroups } from '../places/place-groups.ts';
import type { Shields } from '../shield/shields.ts';
import type { TableSources } from '../tables/table-queries.ts';
import type { TableWriters } from '../tables/table-write.ts';
import { tellOperator } from '../warnings/tell-operator.ts';
import { apiDocsRoutes } from './api-docs.ts';
import { callRoutes } from './call-routes.ts';
import type { Draining } from './draining.ts';
import { sendError } from './error-replies.ts';
import { healthRoutes } from './health-routes.ts';
import { noteRefusals } from './noted-refusals.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { RequestCounts } from './request-counts.ts';
import { createRequestReader, type RequestReader, type Sessions } from './request-facts.ts';
import { refuseBrokenHosts } from './request-host.ts';
import { secureAnswers } from './security-headers.ts';
import { tableRoutes } from './table-routes.ts';
import { traceRequests } from './traced-requests.ts';
import { noticeUntrustedForwarding } from './untrusted-forwarding.ts';

export interface AppOptions {
  platform: Platform;
  runner: CallRunner;
  tableSources: TableSources;
  tableWriters: TableWriters;
  checkTexts: CheckTexts;
  /** Sources read back after a write, in place of those that everybody reads. */
  writtenTableSources?: Partial<TableSources>;
  limiter: RateLimiter;
  places: PlaceGroups;
  shields: Shields;
  reads: CallReads;
  /** Null: there are none. */
  replicas: Replicas | null;
  counts: RequestCounts;
  sessions: Sessions;
  /** Where changes in other processes are heard; null in tests of one process. */
  listener: Listener | null;
  draining: Draining;
  /** Whether there are cached pages to serve while the database is gone. */
  servesCached: () => boolean;
  /** Lines of metrics about what the site does. */
  siteMetrics: () => Promise<string[]>;
  /** Routes added by main: media, pages, geo. */
  also?: (app: FastifyInstance, reader: RequestReader) => void | Promise<void>;
}

const largestBody = 256 * 1024;
/** Milliseconds within which a request must have arrived. */
const requestPatience = 30_000;
const processMark = randomBytes(4).toString('hex');
let requestCount = 0;
/** Unique within this process and across all others. */
export const nextRequestId = (): string => `${processMark}-${(++requestCount).toString(36)}`;

/** The web server of one process, not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { platform, runner, tableSources, limiter, sessions, counts } = options;
  const { config, log } = platform;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    // Every line we write names its request itself; a logger per request costs more than a cached answer.
    childLoggerFactory: (logger) => logger,
    bodyLimit: largestBody,
    trustProxy: config.trustProxy === false ? false : config.trustProxy,
    // A slow client may not hold a connection forever; keep-alive outlasts that of the usual proxies.
    connectionTimeout: 0,
    // For the whole request, body included; see below.
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300, caseSensitive: true },
    frameworkErrors: (error, request, reply) => void sendError(error, request as never, reply as never),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('notFound', 'Not found.'), request, reply),
  );
  app.addHook('preClose', async () => letGoOfIdle(app.server));
  app.server.headersTimeout = requestPatience;
  traceRequests(app, config);
  boundBodies(app);
  secureAnswers(app, config);
  refuseBrokenHosts(app);
  noticeUntrustedForwarding(app, {
    config,
    log,
    tell: (peer) => tellOperator(platform, 'untrusted_forwarding', peer),
  });
  const reader = createRequestReader(config, sessions, limiter);
  noteRefusals(app, { platform, reader, limiter });
  const { listener, servesCached, draining, siteMetrics } = options;
  healthRoutes(app, {
    ...{ platform, cache: runner.cache, counts, listener, draining, servesCached, siteMetrics },
    replicas: options.replicas,
  });
  callRoutes(app, { runner, reader, limiter, config });
  tableRoutes(app, {
    platform,
    sources: tableSources,
    writers: options.tableWriters,
    checkTexts: options.checkTexts,
    written: options.writtenTableSources ?? {},
    reader,
    limiter,
    places: options.places,
    shields: options.shields,
    reads: options.reads,
  });
  apiDocsRoutes(app, config);
  await options.also?.(app, reader);
  return app;
}

/** While a server closes: a connection whose last request is done may not stay open for another. */
export function letGoOfIdle(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), 50);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * A body must arrive within the time of a request, unless a route says that its bodies take long
 * (`longBody`): the server's own limit knows no exceptions.
 */
function boundBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers } = request.raw;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !request.raw.complete && !request.routeOptions.config.longBody) {
      const timer = setTimeout(() => {
        if (!reply.raw.headersSent)
          request.raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
        request.raw.destroy();
      }, requestPatience);
      timer.unref();
      for (const event of ['end', 'close']) request.raw.once(event, () => clearTimeout(timer));
    }
    done(null, payload);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies of this route may take as long as they like, while bytes keep coming. */
    longBody?: boolean;
  }
}
