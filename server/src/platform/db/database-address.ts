export interface DatabaseServer {
  /** The address of the database on this server alone. */
  url: string;
  /** A name, an address, or the folder of a socket. */
  host: string;
  port: number;
}

/** Where a database is, as DATABASE_URL says: on one server, or on any of several of which one is the primary. */
export interface DatabaseAddress {
  servers: readonly DatabaseServer[];
  /** As they are said to people: `db1:5432, db2:5432`, without name and password. */
  hosts: string;
  database: string;
}

const shape = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^@/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/;
const hostShape = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._%-]+)(:\d{1,5})?$/;
const usualPort = 5432;
const primaryWords = ['read-write', 'primary', 'any'];

/**
 * Reads an address with one host or several (`a:5432,b:5432`), or of a socket (`?host=/run/postgresql`). Answers what is
 * wrong with it in words.
 */
export function readDatabaseAddress(url: string): DatabaseAddress | string {
  const [, scheme = '', user, hosts = '', path = '', query = ''] = shape.exec(url) ?? [];
  if (scheme === '') return 'must be an address like postgres://user:password@host:5432/database';
  const asked = new URLSearchParams(query);
  const wanted = asked.get('target_session_attrs');
  if (wanted !== null && !primaryWords.includes(wanted))
    return `may say target_session_attrs=read-write, and not ${wanted}: the site writes`;
  asked.delete('target_session_attrs');
  const rest = `${path}${asked.size === 0 ? '' : `?${asked}`}`;
  const before = `${scheme}${user === undefined ? '' : `${user}@`}`;
  const database = decodeURIComponent(path.slice(1));
  if (hosts === '') {
    const socket = asked.get('host') ?? '';
    if (!socket.startsWith('/')) return 'names no host';
    const port = Number(asked.get('port') ?? usualPort);
    return { servers: [{ url: `${before}localhost${rest}`, host: socket, port }], hosts: socket, database };
  }
  const names = hosts.split(',');
  const wrong = names.find((name) => !hostShape.test(name));
  if (wrong !== undefined) return `holds "${wrong}", which is no host`;
  const servers = names.map((name) => {
    const [, host = '', port = `:${usualPort}`] = hostShape.exec(name)!;
    return { url: before + name + rest, host: host.replace(/^\[|\]$/g, ''), port: Number(port.slice(1)) };
  });
  return { servers, hosts: names.join(', '), database };
}

/** The same for an address that has been read before. */
export function databaseAddress(url: string): DatabaseAddress {
  const address = readDatabaseAddress(url);
  if (typeof address === 'string') throw new Error(`The address of the database ${address}.`);
  return address;
}
