import { neighbourhoodOf, networkOf } from '../../kit/network.ts';
import type { CallContext } from '../context.ts';
import { personHash, saltOf, type ViewerHash } from './visitor-hashes.ts';

/** Salted hashes of where a request comes from: the salt lives for a day or two. */
export interface NetworkHashes {
  /** Of the household: an IPv4 address, or an IPv6 /64. */
  network: ViewerHash;
  /** Of what one customer of IPv6 may have thousands of such networks in; of IPv4 the household again. */
  around: ViewerHash;
}

export async function networkHashes({
  db,
  request,
}: Pick<CallContext, 'db' | 'request'>): Promise<NetworkHashes> {
  const salt = await saltOf(db, new Date().toISOString().slice(0, 10));
  const of = (address: string): ViewerHash => personHash(salt, { userId: null, anonymousId: null, address });
  const network = networkOf(request.address);
  return { network: of(network), around: of(network.includes(':') ? neighbourhoodOf(network) : network) };
}
