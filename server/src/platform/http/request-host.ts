import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import { remembered } from '../../kit/remembered.ts';

const shape = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a Host header is a valid host with an optional port, so that an address can be made of it. */
export const isHost = remembered((host) => shape.test(host) && URL.canParse(`http://${host}`), {
  most: 100,
  longest: 260,
});

/**
 * Refuses requests whose host or protocol is invalid, whether the client or a trusted proxy says so:
 * addresses are built from both later on. A request without a Host, as HTTP/1.0 and some health checks send,
 * means the configured one.
 */
export function refuseBrokenHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => done(brokenHost(request) ?? undefined));
}

function brokenHost(request: FastifyRequest): AppError | null {
  const { host, protocol, headers } = request;
  if ([headers.host, host].some((name) => name !== undefined && name !== '' && !isHost(name)))
    return new AppError('badInput', 'The request names an invalid host.');
  return protocol === 'http' || protocol === 'https'
    ? null
    : new AppError('badInput', 'The request names a protocol that is neither http nor https.');
}
