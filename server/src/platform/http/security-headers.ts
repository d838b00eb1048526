import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { libraryOrigin } from '../settings/settings.ts';

/** Hosts besides our own that the operator configured; pages contact no others. */
function configuredHosts(config: Config): { media: string[]; frames: string[] } {
  const origin = (address: string | null): string[] => (address === null ? [] : [new URL(address).origin]);
  return {
    media: [...origin(config.s3?.publicUrl ?? null), ...origin(libraryOrigin(config.settings))],
    // Players of other sites, and network frames of ads.
    frames: [...config.settings.embedHosts, ...config.settings.adHosts].flatMap((host) => [
      `https://${host}`,
      `https://*.${host}`,
    ]),
  };
}

/** The pages that other sites may show in a frame. */
const framed = /^\/embed\//;

/** The policy of a page, by its script sources and its address. */
export type PagePolicy = (scripts: string, address: string) => string;

/** Script sources of a page made for one visitor: those with its nonce, and what they load. */
export const scriptsOfNonce = (nonce: string): string => `'nonce-${nonce}' 'strict-dynamic'`;

/**
 * Page policies under the current settings. `streamOrigins` adds the hosts of streams to the configured ones;
 * it answers a new list when they change.
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
    // The player sets its styles from script; style attributes cannot carry a nonce.
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

/** Headers of every answer except its id and its content security policy. */
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

/** Puts them on every answer. Pages replace the policy for data, which lets nothing run, with their own. */
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
