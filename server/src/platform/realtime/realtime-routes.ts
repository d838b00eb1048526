import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { AppError } from '../../kit/app-error.ts';
import type { Config } from '../config.ts';
import type { Viewer } from '../context.ts';
import { clientKey, type RateLimiter } from '../http/rate-limiter.ts';
import { type RequestReader, refuseForeignOrigin } from '../http/request-facts.ts';
import { noteSecurity } from '../security-log.ts';
import type { Realtime } from './realtime.ts';

export const realtimePath = '/realtime/v1/websocket';

/** Upgrades under way: the socket, and what was read beyond the request. */
const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();

export interface RealtimeRouteOptions {
  realtime: Realtime;
  reader: RequestReader;
  config: Pick<Config, 'publicUrl' | 'rateLimitFactor' | 'secret' | 'socketsPerClient'>;
  limiter: RateLimiter;
}

/**
 * The address where browsers and client libraries hold a connection open. An upgrade request goes through the
 * router like any other, so that it is parsed the same way; nothing of it is held once the connection stands.
 */
export function realtimeRoutes(
  app: FastifyInstance,
  { realtime, reader, config, limiter }: RealtimeRouteOptions,
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: 64 * 1024,
    // Messages are short; a compression window costs each connection more than everything else.
    perMessageDeflate: false,
  });
  const open = new Map<string, number>();
  const count = (key: string, change: 1 | -1): void => {
    const now = (open.get(key) ?? 0) + change;
    if (now === 0) open.delete(key);
    else open.set(key, now);
  };

  app.get(realtimePath, async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) throw new AppError('badInput', 'This address speaks WebSocket.');
    refuseForeignOrigin(request, config.publicUrl);
    const viewer = await reader.viewer(request);
    const address = request.ip;
    const key = clientKey(viewer.userId, address);
    if (
      config.rateLimitFactor > 0 &&
      (open.get(key) ?? 0) >= config.socketsPerClient * config.rateLimitFactor
    )
      throw new AppError('rateLimited', 'Too many connections.', { retryAfter: 10 });
    const { apikey, vsn } = request.query as Record<string, unknown>;
    const facts = {
      viewer,
      allows: (limit: 'join' | 'frame') => limiter.allows(key, limit),
      noteRefusal: ({ userId }: Viewer) =>
        noteSecurity(
          { log: realtime.log, config },
          'access',
          userId === null ? 'sign-in-required' : 'not-allowed',
          { subject: userId === null ? { address } : { account: userId } },
        ),
      apiKey: typeof apikey === 'string' ? apikey : null,
      version: vsn === '2.0.0' ? ('2.0.0' as const) : ('1.0.0' as const),
    };
    reply.hijack();
    reply.raw.detachSocket(upgrade.socket as never);
    sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
      count(key, 1);
      socket.once('close', () => count(key, -1));
      realtime.accept(socket, facts);
    });
    return reply;
  });
  takeUpgrades(app, app.server);
  app.addHook('preClose', async () => realtime.close());
}

/**
 * Hands a server's upgrade requests to the router. Vite's own are left to Vite, which also listens in
 * development.
 */
export function takeUpgrades(app: FastifyInstance, server: Server): void {
  const viteListens = () => app.server.listenerCount('upgrade') > 1;
  server.on('upgrade', (request, socket, head) => {
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-') && viteListens()) {
      if (server !== app.server) app.server.emit('upgrade', request, socket, head);
      return;
    }
    socket.on('error', () => socket.destroy());
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.assignSocket(socket as never);
    // Answered instead of upgraded.
    response.on('finish', () => socket.end());
    app.routing(request, response);
  });
}
