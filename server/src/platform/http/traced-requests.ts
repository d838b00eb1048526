import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { beginTrace, type Span, within } from '../tracing/tracing.ts';
import { requestName } from './request-name.ts';

type Trusts = (address: string, place: number) => boolean;

/** The trace that a proxy of ours has begun. Anybody else could have theirs recorded at will, or join another's. */
const givenTrace = (request: IncomingMessage, trusts: Trusts | null): string | null => {
  const { traceparent } = request.headers;
  return typeof traceparent === 'string' && trusts?.(request.socket.remoteAddress ?? '', 0)
    ? traceparent
    : null;
};

const nameOf = (method: string, name: string): string => `${method} ${name.replace(':', ' ')}`;

/** A span for each request, from its first byte to the end of its answer. Addresses are left out: people are in them. */
export function traceRequests(app: FastifyInstance, config: Pick<Config, 'trustProxy' | 'tracing'>): void {
  if (config.tracing === null) return;
  const trusts = config.trustProxy === false ? null : proxyAddr.compile(config.trustProxy);
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const facts = { 'http.request.method': request.method, 'tsukimi.request_id': request.id };
    const span = beginTrace(request.method, { kind: 'server', facts }, givenTrace(request.raw, trusts));
    if (span === null) return done();
    spans.set(request, span);
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw;
      span.rename(nameOf(request.method, requestName(request.routeOptions.url, request.url, statusCode)));
      span.note({ 'http.route': request.routeOptions.url ?? '', 'http.response.status_code': statusCode });
      if (!reply.raw.writableEnded) span.fail('aborted');
      else if (statusCode >= 500) span.fail(String(statusCode));
      span.end();
    });
    within(span, done);
  });
  // Bodies come by events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => within(spans.get(request) ?? null, done));
}

/** A page from the cache, which the framework never sees: as good as no time. */
export function traceCached(
  request: IncomingMessage,
  { id, name, status }: { id: string; name: string; status: number },
  trusts: Trusts | null,
): void {
  const facts = {
    'http.request.method': 'GET',
    'http.response.status_code': status,
    'tsukimi.cached': true,
    'tsukimi.request_id': id,
  };
  beginTrace(nameOf('GET', name), { kind: 'server', facts }, givenTrace(request, trusts))?.end();
}
