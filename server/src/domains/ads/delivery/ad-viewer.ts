import type { AdViewer } from '#contract/ad-words.ts';
import { dayOf } from '../../../kit/dates.ts';
import type { RequestFacts, Viewer } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  personHash,
  saltOf,
  type ViewerHash,
  viewerHash,
} from '../../../platform/visitors/visitor-hashes.ts';

/** Who somebody is to permissions of advertising. */
export const adViewerOf = ({ userId, role }: Viewer): AdViewer =>
  userId === null ? 'anonymous' : (role ?? 'unverified_member');

export interface Asker {
  userId: string | null;
  anonymousId: string | null;
  address: string;
}

/**
 * Hash of the day of who asks. Of those who refuse advertising it is that of their network, whoever they are: it
 * proves that what is reported comes from where it was given out, and no more.
 */
export async function adViewerHash(
  db: Executor,
  { allowsAdvertising, at }: { allowsAdvertising: boolean; at: number },
  asker: Asker,
): Promise<ViewerHash> {
  const salt = await saltOf(db, dayOf(at));
  return allowsAdvertising
    ? viewerHash(salt, asker)
    : personHash(salt, { userId: null, anonymousId: null, address: asker.address });
}

export const askerOf = (viewer: Viewer, request: Pick<RequestFacts, 'anonymousId' | 'address'>): Asker => ({
  userId: viewer.userId,
  anonymousId: viewer.userId === null ? request.anonymousId : null,
  address: request.address,
});
