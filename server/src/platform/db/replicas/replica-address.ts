import { readDatabaseAddress } from '../database-address.ts';

/** A replica, by the address of the database on it. */
export interface ReplicaAddress {
  url: string;
  /** As it is said to people and in metrics: `db2:5432`. */
  name: string;
}

/** Addresses are parted by commas, and so are the hosts of one. */
const between = /\s*,\s*(?=postgres(?:ql)?:\/\/)/;

/**
 * Reads a list of addresses. One that names several hosts names as many replicas, and may say what `DATABASE_URL` says: which
 * of them is the primary is seen, and it is left out. Answers what is wrong with it in words.
 */
export function readReplicaAddresses(text: string): ReplicaAddress[] | string {
  const found = new Map<string, ReplicaAddress>();
  for (const url of text.trim().split(between)) {
    const address = readDatabaseAddress(url.replace(/([?&])target_session_attrs=[^&]*&?/, '$1'));
    if (typeof address === 'string') return address;
    if (/[,:]/.test(address.database))
      return `must give each replica a whole address, and says "${address.database}" for a database`;
    for (const { url: one, host, port } of address.servers)
      found.set(`${host}:${port}`, { url: one, name: `${host}:${port}` });
  }
  return [...found.values()];
}
