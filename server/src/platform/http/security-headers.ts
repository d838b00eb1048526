import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { libraryOrigin } from '../settings/settings.ts';

/** Hosts beyond our own that the operator configured; nothing else is ever asked by a page. */
function configuredHosts(config: Config): { media: string[]; frames: string[] } {
  const origin = (address: string | null): string[] => (address === null ? [] : [new URL(address).origin]);
  return {
    media: [...origin(config.s3?.publicUrl ?? null), ...origin(libraryOrigin(config.settings))],
    frames: config.settings.embedHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`]),
  };
}

/** The pages that other sites may show in a frame. */
const framed = /^\/embed\//;

/** The policy of a page by where its scripts may come from and its address. */
export type PagePolicy = (scripts: string, address: string) => string;

/** Scripts of a page that is made for one visitor: those of its nonce, and what they load. */
export const scriptsOfNonce = (nonce: string): string => `'nonce-${nonce}' 'strict-dynamic'`;

/**
 * The policies of pages, by what is set at the time. `streamOrigins` tells hosts of streams beside those that are set; the
 * list is another one when they change.
 */
export function contentSecurityPolicy(
  config: Config,
  development: boolean,
  streamOrigins: () => readonly string[] = () => none,
): PagePolicy {
  let madeOf: Config['settings'] | null = null;
  let madeFor: readonly string[] = none;
  let policy: PagePolicy | null = null;
  return (scripts, address) => {
    const origins = streamOrigins();
    if (policy === null || madeOf !== config.settings || madeFor !== origins) {
      madeOf = config.settings;
      madeFor = origins;
      policy = buildPolicy(config, development, origins);
    }
    return policy(scripts, address);
  };
}
const none: readonly string[] = [];

function buildPolicy(config: Config, development: boolean, streamOrigins: readonly string[]): PagePolicy {
  const { media, frames } = configuredHosts(config);
  const also = [...new Set([...media, ...streamOrigins])].map((origin) => ` ${origin}`).join('');
  const fixed = [
    `default-src 'self'`,
    // The player's styles are set from script; style attributes cannot carry a nonce.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${also}`,
    `media-src 'self' blob:${also}`,
    `connect-src 'self'${also}${development ? ' ws:' : ''}`,
    `font-src 'self'`,
    `worker-src 'self' blob:`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(config.publicUrl?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const ancestors = config.settings.embeddedBy.flatMap((host) =>
    host === '*' ? ['*'] : [`https://${host}`, ...(host.includes(':') ? [] : [`https://*.${host}`])],
  );
  const allowed = ancestors.length > 0 ? ancestors.join(' ') : `'none'`;
  return (scripts, address) =>
    `script-src ${scripts}; ${fixed}; frame-ancestors ${framed.test(address) ? allowed : `'none'`}`;
}

/** Headers of every answer but its id and its content security policy. */
export function securityHeaders(config: Config): readonly (readonly [string, string])[] {
  const https = config.publicUrl?.startsWith('https:') ?? false;
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['rating', 'RTA-5042-1996-1400-1577-RTA'],
    ...(https ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ];
}

/** Puts them on every answer. Pages put their own policy over the one for data, which lets nothing run. */
export function secureAnswers(app: FastifyInstance, config: Config): void {
  const headers = {
    ...Object.fromEntries(securityHeaders(config)),
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
}
