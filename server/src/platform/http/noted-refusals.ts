import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../kit/network.ts';
import type { Platform } from '../context.ts';
import { noteSecurity, type SecuritySubject, takeNoted } from '../security-log.ts';
import { clientKey, type RateLimiter } from './rate-limiter.ts';
import type { RequestReader } from './request-facts.ts';

/**
 * Notes every answer that turns somebody away, whichever route gave it, unless whatever decided it has
 * already done so. Registered before the routes. A used-up budget is noted by the limiter, once per window.
 */
export function noteRefusals(
  app: FastifyInstance,
  {
    platform,
    reader,
    limiter,
  }: { platform: Platform; reader: RequestReader; limiter: Pick<RateLimiter, 'hasNoted'> },
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isNoted = takeNoted(request.id);
    const { statusCode } = reply;
    if (!isNoted && (statusCode === 401 || statusCode === 403 || statusCode === 429))
      void subjectOf(request, reader, statusCode).then((subject) => note(request, statusCode, subject));
    done();
  });

  function note(request: FastifyRequest, status: 401 | 403 | 429, subject: SecuritySubject): void {
    const about = { subject, requestId: request.id, call: routeOf(request) };
    if (status === 401) noteSecurity(platform, 'access', 'sign-in-required', about);
    else if (status === 403) noteSecurity(platform, 'access', 'not-allowed', about);
    else if (!hasNotedBudget(request, subject)) noteSecurity(platform, 'rate-limit', 'reached', about);
    // Already answered.
    takeNoted(request.id);
  }

  function hasNotedBudget(request: FastifyRequest, subject: SecuritySubject): boolean {
    const account = subject !== null && 'account' in subject ? subject.account : null;
    return [clientKey(account, request.ip), networkOf(request.ip)].some((key) => limiter.hasNoted(key));
  }
}

/** As declared, so that it contains nobody's id. */
const routeOf = (request: FastifyRequest): string =>
  `${request.method} ${request.routeOptions.url ?? 'unknown'}`;

/** Who was turned away; a credential that belongs to nobody tells no more than the address. */
async function subjectOf(
  request: FastifyRequest,
  reader: RequestReader,
  status: number,
): Promise<SecuritySubject> {
  const address = { address: networkOf(request.ip) };
  if (status === 401) return address;
  try {
    const { userId } = await reader.viewer(request);
    return userId === null ? address : { account: userId };
  } catch {
    return address;
  }
}
