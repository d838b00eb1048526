import proxyAddr from '@fastify/proxy-addr';
import { readEmailAddress } from '../kit/email-address.ts';

/** What the environment says of where the site is served, and of what stands before it. */

/** Reads a variable; null: not set. */
type ReadText = (name: string) => string | null;

/** Variables of a fixed shape: what they must be, in words. */
const shapes: Readonly<Record<string, readonly [shape: RegExp, words: string]>> = {
  HOST: [/^[\p{L}\p{N}.:_%-]+$/u, 'an address or a name of this machine'],
  COUNTRY_HEADER: [/^[A-Za-z0-9_-]+$/, 'the name of a header, like CF-IPCountry'],
  ACCEL_PREFIX: [/^\/[^\s?#]*$/, 'a path that starts with /'],
  S3_BUCKET: [/^[A-Za-z0-9._-]+$/, 'the name of a bucket'],
  S3_FORCE_PATH_STYLE: [/^[01]$/, '0 or 1'],
};

/** A fault for each of those variables that holds something else. */
export function shapeFaults(text: ReadText): string[] {
  const faults: string[] = [];
  for (const [name, [shape, words]] of Object.entries(shapes)) {
    const value = text(name);
    if (value !== null && !shape.test(value)) faults.push(`${name} must be ${words}; it is "${value}".`);
  }
  return faults;
}

/** The proxies whose forwarding headers are believed; false: none is. */
export function readProxies(text: ReadText, faults: string[]): false | string[] {
  const value = text('TRUST_PROXY');
  if (value === null) return false;
  const proxies = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const proxy of proxies) {
    try {
      proxyAddr.compile([proxy]);
    } catch {
      faults.push(`TRUST_PROXY must hold addresses or ranges, like 10.0.0.0/8; it holds "${proxy}".`);
    }
  }
  return proxies;
}

/** Who a mail is from or for; an address alone has an empty name. */
export interface Mailbox {
  name: string;
  address: string;
}

/** The sender of mails, `Name <address>` or an address alone. */
export function readMailFrom(text: ReadText, faults: string[]): Mailbox | null {
  const value = text('MAIL_FROM');
  if (value === null) return null;
  const named = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(value);
  const name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1');
  const address = readEmailAddress(named?.[2] ?? value, 'operator');
  if (address === null) {
    faults.push(`MAIL_FROM must be an e-mail address, or Name <address>; it is "${value}".`);
    return null;
  }
  return { name, address };
}

/** The site lies at the root of its host: all its addresses begin there. */
export function publicUrlFaults(publicUrl: string | null): string[] {
  if (publicUrl === null || publicUrl === new URL(publicUrl).origin) return [];
  return [
    `PUBLIC_URL must be scheme and host alone, like ${new URL(publicUrl).origin}; it is "${publicUrl}".`,
  ];
}

/** A process with fewer would wait for itself: what holds a lock for long keeps one for as long. */
const fewestConnections = 4;
const mostConnections = 500;

/** The most connections that a process opens for its statements. */
export function readConnections(text: ReadText, faults: string[]): number {
  const value = text('DATABASE_CONNECTIONS') ?? '16';
  const connections = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (connections >= fewestConnections && connections <= mostConnections) return connections;
  faults.push(
    `DATABASE_CONNECTIONS must be a whole number from ${fewestConnections} to ${mostConnections}; it is "${value}".`,
  );
  return 16;
}
