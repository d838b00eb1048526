import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { parseJsonBody } from '../../../platform/http/json-body.ts';
import { clientKey, type RateLimiter } from '../../../platform/http/rate-limiter.ts';
import type { RequestReader } from '../../../platform/http/request-facts.ts';
import { isOwnPage } from '../own-page.ts';
import { readServe, tokenLife } from './ad-token.ts';
import { convert, isClickId, wantsClickId, withClickId, withoutClickId } from './conversions.ts';
import { deliveryOf } from './delivery.ts';
import { reportEvent } from './report-event.ts';
import { findLanding } from './snapshot-queries.ts';

export interface GoRouteOptions {
  platform: Platform;
  reader: RequestReader;
  limiter: Pick<RateLimiter, 'take'>;
}

/** The smallest picture there is: one pixel that nobody sees. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const gone = {
  click: 'There is no such click.',
  foreign: 'There is no such ad.',
  ad: 'This ad is gone. Go back and reload the page.',
  old: 'This link has expired. Go back and reload the page.',
};

/** What must not happen by itself: browsers look ahead, and HEAD asks without going there. */
const isLookingAhead = ({ headers, method }: FastifyRequest): boolean =>
  method === 'HEAD' || /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));

/** Addresses that leave the site, and by which advertisers say what came of it. */
export function goRoutes(app: FastifyInstance, { platform, reader, limiter }: GoRouteOptions): void {
  const { db, config, log } = platform;
  const told = async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'tracking');
    return { ...platform, viewer, request: reader.facts(request, reply) };
  };
  const plain = (reply: FastifyReply, status: number, words: string): FastifyReply =>
    reply.code(status).type('text/plain; charset=utf-8').send(`${words}\n`);

  app.get<{ Params: { token: string } }>('/go/:token', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const context = await told(request, reply);
    const { token } = request.params;
    const serve = readServe(config.secret, token);
    if (serve === null) return plain(reply, 404, gone.foreign);
    if (Date.now() - serve.givenAt > tokenLife) return plain(reply, 410, gone.old);
    const landing =
      deliveryOf(platform).snapshot().byNumber.get(serve.postingNumber)?.creative.clickUrl ??
      (await findLanding(db, serve.postingNumber));
    if (landing === null || !(isOwnPage(landing) || /^https?:\/\//i.test(landing)))
      return plain(reply, 410, gone.ad);
    if (isLookingAhead(request)) return reply.code(204).send();
    // Whoever pressed it arrives, whether it counts or could be written or not.
    const address = await reportEvent({ token, kind: 'click', isVisible: true }, context)
      .then(({ reason }) =>
        reason === null && wantsClickId(landing)
          ? withClickId(platform, landing, serve)
          : withoutClickId(landing),
      )
      .catch((error: unknown) => {
        log.error({ err: error, requestId: request.id }, 'a click on an ad could not be recorded');
        return withoutClickId(landing);
      });
    return reply.redirect(address, 302);
  });

  app.get<{ Params: { click: string } }>('/conversion/:click', async (request, reply) => {
    const context = await told(request, reply);
    const clickId = request.params.click.replace(/\.gif$/, '');
    if (!isClickId(config.secret, clickId)) return plain(reply, 404, gone.click);
    if (!isLookingAhead(request))
      await convert(context, clickId).catch((error: unknown) =>
        log.error({ err: error, requestId: request.id }, 'a conversion could not be recorded'),
      );
    return reply
      .headers({ 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/gif')
      .send(pixel);
  });

  app.post<{ Body: unknown }>('/conversion', async (request, reply) => {
    const context = await told(request, reply);
    const { click, secret } = readConversion(
      parseJsonBody(request.body as Buffer | undefined, request.headers['content-type']),
    );
    const reason = await convert(context, click, secret);
    return reply.header('cache-control', 'no-store').send({ recorded: reason === null, reason });
  });
}

/** What an advertiser's server sends. */
function readConversion(body: unknown): { click: string; secret: string } {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string): string => {
    const value = given[name];
    if (typeof value !== 'string' || value === '' || value.length > 400)
      throw badInput(name, `Say the ${name} as text.`);
    return value;
  };
  return { click: text('click'), secret: text('secret') };
}
