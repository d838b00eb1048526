import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { dropReactionsOf } from './playlist-reaction-queries.ts';
import { dropPlaylist, ownedBy } from './playlist-write-queries.ts';

/** Deletes the playlists of a member who goes, and takes back what they liked. */
export async function forgetPlaylists(transaction: TransactionExecutor, memberId: string): Promise<void> {
  await dropReactionsOf(transaction, memberId);
  for (const id of await ownedBy(transaction, memberId)) await dropPlaylist(transaction, id);
  await dropCached(transaction, 'playlists');
}
