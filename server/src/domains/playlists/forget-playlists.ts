import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { dropReactionsOf } from './playlist-reaction-queries.ts';
import { dropPlaylist, ownedBy } from './playlist-write-queries.ts';

/** Deletes a departing member's playlists, and withdraws their likes. */
export async function forgetPlaylists(transaction: TransactionExecutor, memberId: string): Promise<void> {
  await dropReactionsOf(transaction, memberId);
  for (const id of await ownedBy(transaction, memberId)) await dropPlaylist(transaction, id);
  await dropCached(transaction, 'playlists');
}
