import type { Config } from '../config.ts';
import { configuredOutbound } from './configured-outbound.ts';

/** A service that makes a CDN drop what it has cached. */
export interface EdgePurge {
  /**
   * Addresses of files, and prefixes that stand for everything under them. Throws if the request was not
   * accepted.
   */
  ask(urls: readonly string[], prefixes: readonly string[], signal?: AbortSignal): Promise<void>;
}

/** Addresses per request: what CDNs accept at once. */
const mostUrls = 100;

/** Origins from which files are fetched, and under which a CDN in front may cache them. */
export const edgeOrigins = ({ publicUrl, s3 }: Pick<Config, 'publicUrl' | 's3'>): string[] =>
  [publicUrl, s3?.publicUrl ?? null].filter((origin) => origin !== null);

/** Asks the configured address by POST, as many times as the addresses need. Null: none is configured. */
export function configuredPurge(config: Config): EdgePurge | null {
  const { cdnPurge } = config;
  if (cdnPurge === null) return null;
  const { hostname, port, protocol } = new URL(cdnPurge.url);
  // The operator named it, so it may be in their own network.
  const host = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
  const outbound = configuredOutbound({ ...config, outboundHosts: [...config.outboundHosts, host] });
  return {
    async ask(urls, prefixes, signal) {
      for (let at = 0; at === 0 || at < urls.length; at += mostUrls) {
        const { status } = await outbound.fetch(cdnPurge.url, {
          method: 'POST',
          headers: { authorization: `Bearer ${cdnPurge.secret}`, 'content-type': 'application/json' },
          body: JSON.stringify({ urls: urls.slice(at, at + mostUrls), prefixes }),
          maxBytes: 64 * 1024,
          totalMs: cdnPurge.patience,
          idleMs: cdnPurge.patience,
          // The secret goes to the address it was given for, and nowhere else.
          redirects: 0,
          ...(signal ? { signal } : {}),
        });
        if (status < 200 || status > 299)
          throw new Error(`The address that purges the CDN answered ${status}.`);
      }
    },
  };
}
