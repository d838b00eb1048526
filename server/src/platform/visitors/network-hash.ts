import type { CallContext } from '../context.ts';
import { personHash, saltOf, type ViewerHash } from './visitor-hashes.ts';

/** A salted hash of the network that a request comes from: the salt lives for a day or two. */
export async function networkHash({ db, request }: Pick<CallContext, 'db' | 'request'>): Promise<ViewerHash> {
  const salt = await saltOf(db, new Date().toISOString().slice(0, 10));
  return personHash(salt, { userId: null, anonymousId: null, address: request.address });
}
