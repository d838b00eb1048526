import { isIP } from 'node:net';
import { isOpenAddress } from './open-address.ts';
import { OutboundFault } from './outbound-fault.ts';

/** Ports that web servers use. Anything else is a database, a mail server or worse. */
const openPorts = new Set(['', '80', '443', '8000', '8080', '8443']);
/** Names that are never public: of this machine, this network, or reserved (RFC 6761, 6762, 8375, 9476). */
const closedNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|alt|test|invalid)$/;

/** Longest address we fetch, in characters. */
export const longestAddress = 2048;

/**
 * Reads an address that a user or feed gave. Throws OutboundFault unless it is http(s), has no credentials,
 * and its host and port are allowed at all. `allowedHosts` (`host:port`) are the operator's own and pass
 * without checks of port and name.
 */
export function readAddress(address: string, allowedHosts: ReadonlySet<string>): URL {
  if (address.length > longestAddress || !URL.canParse(address)) throw new OutboundFault('badAddress');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new OutboundFault('badAddress');
  if (url.username !== '' || url.password !== '') throw new OutboundFault('credentials');
  if (isAllowed(url, allowedHosts)) return url;
  if (!openPorts.has(url.port)) throw new OutboundFault('port');
  const host = hostOf(url);
  if (isIP(host) !== 0) {
    if (!isOpenAddress(host)) throw new OutboundFault('privateAddress');
  } else if (!host.includes('.') || closedNames.test(host)) {
    throw new OutboundFault('privateAddress');
  }
  return url;
}

export const isAllowed = (url: URL, allowedHosts: ReadonlySet<string>): boolean =>
  allowedHosts.has(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`);

/** The host without brackets and without a trailing dot. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/**
 * Where an answer redirects to. Throws OutboundFault if that must not be followed: no target, or out of
 * https.
 */
export function redirectTarget(
  from: URL,
  location: string | undefined,
  allowedHosts: ReadonlySet<string>,
): URL {
  if (location === undefined || !URL.canParse(location, from)) throw new OutboundFault('badRedirect');
  const target = new URL(location, from);
  if (from.protocol === 'https:' && target.protocol !== 'https:') throw new OutboundFault('badRedirect');
  return readAddress(target.href, allowedHosts);
}

/** Whether a content type is among those expected: `text/html`, `image/*`, `application/*+xml`. */
export function isExpectedType(contentType: string | undefined, expected: readonly string[]): boolean {
  const type = (contentType ?? '').split(';', 1)[0]!.trim().toLowerCase();
  return expected.some((pattern) => {
    if (!pattern.includes('*')) return type === pattern;
    const [head = '', tail = ''] = pattern.split('*');
    return type.length >= head.length + tail.length && type.startsWith(head) && type.endsWith(tail);
  });
}
