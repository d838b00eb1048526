import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { masterPlaylist } from '../encode/playlist-rules.ts';
import { filesAdded, mediaPrefix } from '../media-facts.ts';
import { listGenerationsOf } from '../media-queries.ts';
import { audioVariant, videoVariant } from '../media-view.ts';
import { lockListing, noteListing } from './generation-queries.ts';

type Machines = Pick<Platform, 'db' | 'facts' | 'storage'>;

/**
 * Writes the master of a ready file anew, by its renditions as they stand, with the second generation if there is one and it was not
 * withdrawn. In one put: who plays by the master of before goes on.
 */
export async function writeMaster(
  transaction: TransactionExecutor,
  storage: Storage,
  mediaId: string,
): Promise<void> {
  const isNamed = await lockListing(transaction, mediaId);
  const renditions = await listGenerationsOf(transaction, mediaId);
  const of = (generation: 'h264' | 'av1') => {
    const all = renditions.filter((row) => row.generation === generation);
    return {
      videos: all.filter(({ kind }) => kind === 'video').map(videoVariant),
      sounds: all.filter(({ kind }) => kind === 'audio').map(audioVariant),
    };
  };
  const first = of('h264');
  const master = masterPlaylist(first.videos, first.sounds, isNamed === true ? of('av1') : undefined);
  await storage.put(`${mediaPrefix(mediaId)}master.m3u8`, master);
  if (isNamed !== null) await noteListing(transaction, mediaId, isNamed);
}

/** Has the master name the second generation if there is one, and not name it if it was withdrawn. Can run twice. */
export async function listGeneration({ db, facts, storage }: Machines, mediaId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    if ((await lockListing(transaction, mediaId)) === null) return;
    await writeMaster(transaction, storage, mediaId);
    await facts.state(transaction, filesAdded, { mediaId });
  });
}
