import { isUuid } from '../../../kit/ids.ts';

/** What an address on a notice names, before anybody has looked whether it exists. */
export type NamedThing =
  | { kind: 'video' | 'playlist'; by: 'slug' | 'id'; name: string }
  | { kind: 'profile'; by: 'username' | 'id'; name: string };

export type AddressFault = 'not_an_address' | 'not_on_this_site' | 'not_a_public_thing';

export type ReadAddress = { line: string; thing: NamedThing } | { line: string; fault: AddressFault };

/** Pages that show one public thing, by the first part of their path. */
const kindsOfPages: ReadonlyMap<string, NamedThing['kind']> = new Map([
  ['play', 'video'],
  ['embed', 'video'],
  ['playlist', 'playlist'],
  ['user', 'profile'],
]);

const schemePattern = /^[a-z][a-z0-9+.-]*:/i;
const hostAndPortPattern = /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i;

/**
 * What a line names, if it is the address of a public thing of this site. `ownHosts` are host names with their port
 * if they have one, as `URL.host` writes them, so a host that only looks like one of them is foreign.
 */
export function readAddress(line: string, ownHosts: ReadonlySet<string>): ReadAddress {
  const url = parse(line, ownHosts);
  if (url === null) return { line, fault: 'not_an_address' };
  if (!ownHosts.has(withoutWww(url.host))) return { line, fault: 'not_on_this_site' };
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const kind = kindsOfPages.get(parts[0] ?? '');
  const name = kind === undefined || parts.length !== 2 ? null : decoded(parts[1]!);
  if (kind === undefined || name === null) return { line, fault: 'not_a_public_thing' };
  if (isUuid(name)) return { line, thing: { kind, by: 'id', name: name.toLowerCase() } };
  return kind === 'profile'
    ? { line, thing: { kind, by: 'username', name } }
    : { line, thing: { kind, by: 'slug', name: name.toLowerCase() } };
}

/** The own hosts of a site whose public address is `publicUrl`. */
export const ownHostsOf = (publicUrl: string): ReadonlySet<string> =>
  new Set([withoutWww(new URL(publicUrl).host)]);

/** People paste addresses without a scheme too, or their path alone; a name alone is not an address. */
function parse(line: string, ownHosts: ReadonlySet<string>): URL | null {
  // The URL parser drops tabs and takes backslashes and user names, with which addresses are disguised.
  if (/[\s\\]/.test(line)) return null;
  if (/^\/(?!\/)/.test(line)) return URL.parse(line, `https://${[...ownHosts][0]}`);
  const hasScheme = schemePattern.test(line) && !hostAndPortPattern.test(line);
  if (!hasScheme && !/^[^/?#]*[.:]/.test(line) && !ownHosts.has(line.split(/[/?#]/, 1)[0]!.toLowerCase()))
    return null;
  const url = URL.parse(hasScheme ? line : `https://${line}`);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return url.username === '' && url.password === '' ? url : null;
}

const withoutWww = (host: string): string =>
  (host.startsWith('www.') ? host.slice(4) : host).replace(/\.(?=:|$)/, '');

/** A part of a path as its page reads it; null: it is badly encoded, or holds a slash or a control character. */
function decoded(part: string): string | null {
  try {
    const name = decodeURIComponent(part).normalize('NFC');
    return name.length > 200 || /[\p{Cc}/\\]/u.test(name) ? null : name;
  } catch {
    return null;
  }
}
