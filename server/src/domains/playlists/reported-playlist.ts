import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import {
  deleteRemovedPlaylists,
  findPlaylist,
  type LockedPlaylist,
  lockPlaylist,
  playlistIdsByName,
  writeState,
} from './playlist-write-queries.ts';

type State = LockedPlaylist['state'];

async function move(
  transaction: TransactionExecutor,
  id: string,
  from: readonly State[],
  to: State,
): Promise<boolean> {
  const playlist = await lockPlaylist(transaction, id);
  if (playlist === null || !from.includes(playlist.state)) return false;
  await writeState(transaction, id, to);
  await dropCached(transaction, 'playlists');
  return true;
}

type Machines = Pick<Platform, 'facts'>;

/** How reports act on a playlist: on its name and description, not on its videos. */
export const reportedPlaylist = {
  kind: 'playlist' as const,

  /** Somebody who just saw it may report it while another report holds it. */
  async find(db: Executor, id: string, memberId: string) {
    const playlist = await findPlaylist(db, id);
    if (playlist === null || playlist.state === 'removed') return null;
    if (!playlist.is_public && playlist.owner_id !== memberId) return null;
    const { name, description } = playlist;
    return { ownerId: playlist.owner_id, evidence: { title: name, description } };
  },

  idsByName: playlistIdsByName,

  hold: (transaction: TransactionExecutor, _platform: Machines, id: string): Promise<boolean> =>
    move(transaction, id, ['shown'], 'held'),

  async release(transaction: TransactionExecutor, _platform: Machines, id: string): Promise<void> {
    await move(transaction, id, ['held'], 'shown');
  },

  async remove(transaction: TransactionExecutor, _platform: Machines, id: string): Promise<void> {
    await move(transaction, id, ['shown', 'held'], 'removed');
  },

  restore: (transaction: TransactionExecutor, _platform: Machines, id: string): Promise<boolean> =>
    move(transaction, id, ['removed'], 'shown'),

  /** Nobody was shown it since then, so no answer is cached. */
  forgetRemoved: (
    transaction: TransactionExecutor,
    _platform: Machines,
    days: number,
    limit: number,
  ): Promise<boolean> => deleteRemovedPlaylists(transaction, days, limit),
};
