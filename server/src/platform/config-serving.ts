import proxyAddr from '@fastify/proxy-addr';
import { readEmailAddress } from '../kit/email-address.ts';
import { readDatabaseAddress } from './db/database-address.ts';
import { type ReplicaAddress, readReplicaAddresses } from './db/replicas/replica-address.ts';

/** What the environment says about where the site is served, and what stands in front of it. */

/** Reads a variable; null: not set. */
type ReadText = (name: string) => string | null;

/** Variables of a fixed shape, each with a description of that shape. */
const shapes: Readonly<Record<string, readonly [shape: RegExp, words: string]>> = {
  HOST: [/^[\p{L}\p{N}.:_%-]+$/u, 'an address or a name of this machine'],
  COUNTRY_HEADER: [/^[A-Za-z0-9_-]+$/, 'the name of a header, like CF-IPCountry'],
  REGION_HEADER: [/^[A-Za-z0-9_-]+$/, 'the name of a header, like CF-Region-Code'],
  ACCEL_PREFIX: [/^\/[^\s?#]*$/, 'a path that starts with /'],
  S3_BUCKET: [/^[A-Za-z0-9._-]+$/, 'the name of a bucket'],
  S3_FORCE_PATH_STYLE: [/^[01]$/, '0 or 1'],
};

/** A fault for each of those variables that has another shape. */
export function shapeFaults(text: ReadText): string[] {
  const faults: string[] = [];
  for (const [name, [shape, words]] of Object.entries(shapes)) {
    const value = text(name);
    if (value !== null && !shape.test(value)) faults.push(`${name} must be ${words}; it is "${value}".`);
  }
  return faults;
}

/** The proxies whose forwarding headers are believed; false: none are. */
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

/** Who a mail is from or to; a bare address has an empty name. */
export interface Mailbox {
  name: string;
  address: string;
}

/** The sender of mails, `Name <address>` or a bare address. */
export function readMailFrom(text: ReadText, faults: string[]): Mailbox | null {
  const value = text('MAIL_FROM');
  if (value === null) return null;
  const named = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(value);
  const name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1');
  const address = readEmailAddress(named?.[2] ?? value, 'operator');
  if (address === null) {
    faults.push(`MAIL_FROM must be an email address, or Name <address>; it is "${value}".`);
    return null;
  }
  return { name, address };
}

/** The site is at the root of its host: all its addresses start there. */
export function publicUrlFaults(publicUrl: string | null): string[] {
  if (publicUrl === null || publicUrl === new URL(publicUrl).origin) return [];
  return [
    `PUBLIC_URL must be scheme and host alone, like ${new URL(publicUrl).origin}; it is "${publicUrl}".`,
  ];
}

/**
 * With fewer, a process could wait for itself: whatever holds a lock for long also holds a connection that
 * long.
 */
const fewestConnections = 4;
const mostConnections = 500;

/** The most connections a process opens for its statements. */
export function readConnections(text: ReadText, faults: string[]): number {
  const value = text('DATABASE_CONNECTIONS') ?? '16';
  const connections = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (connections >= fewestConnections && connections <= mostConnections) return connections;
  faults.push(
    `DATABASE_CONNECTIONS must be a whole number from ${fewestConnections} to ${mostConnections}; it is "${value}".`,
  );
  return 16;
}

/** Seconds for which a web process that is to end still answers. */
export function readDrain(text: ReadText, faults: string[]): number {
  const seconds = text('DRAIN_SECONDS') ?? '0';
  if (!/^\d+$/.test(seconds) || Number(seconds) > 300)
    faults.push(`DRAIN_SECONDS must be a whole number from 0 to 300; it is "${seconds}".`);
  return Number(seconds);
}

/** Realtime connections that one client may have open. */
export function readSockets(text: ReadText, faults: string[]): number {
  const sockets = text('SOCKETS_PER_CLIENT') ?? '20';
  if (!/^[1-9]\d{0,5}$/.test(sockets))
    faults.push(`SOCKETS_PER_CLIENT must be a whole number from 1; it is "${sockets}".`);
  return Number(sockets);
}

/** Address of the database, of one server or of several; null: the embedded one. */
export function readDatabaseUrl(name: string, text: ReadText, faults: string[]): string | null {
  const url = text(name);
  if (url === null) return null;
  const address = readDatabaseAddress(url);
  if (typeof address !== 'string') return url;
  faults.push(`${name} ${address}.`);
  return null;
}

/** Servers that follow the primary, for reads that may be a moment old. */
export interface ReplicasConfig {
  addresses: readonly ReplicaAddress[];
  /** The most connections that a process opens to each for its reads. */
  connections: number;
}

/** Null: there are none, and all is read from the primary. */
export function readReplicas(text: ReadText, faults: string[]): ReplicasConfig | null {
  const urls = text('DATABASE_REPLICA_URLS');
  const given = text('DATABASE_REPLICA_CONNECTIONS');
  const connections = given === null ? 8 : /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (connections < 1 || connections > mostConnections)
    faults.push(
      `DATABASE_REPLICA_CONNECTIONS must be a whole number from 1 to ${mostConnections}; it is "${given}".`,
    );
  if (urls === null) return null;
  const addresses = readReplicaAddresses(urls);
  if (typeof addresses !== 'string') return { addresses, connections };
  faults.push(`DATABASE_REPLICA_URLS ${addresses}.`);
  return null;
}

/** Hosts of the operator's own network, with their ports, that imports may fetch from. */
export function readOutboundHosts(text: ReadText, faults: string[]): string[] {
  const hosts = (text('OUTBOUND_HOSTS') ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  for (const host of hosts) {
    if (!/^([a-z0-9.-]+|\[[0-9a-f:]+\]):[0-9]{1,5}$/.test(host))
      faults.push(`OUTBOUND_HOSTS must hold hosts with their port, like nas:8080; it holds "${host}".`);
  }
  return hosts;
}
