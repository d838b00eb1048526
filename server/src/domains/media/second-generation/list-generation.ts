import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { masterPlaylist } from '../encode/playlist-rules.ts';
import { filesAdded, mediaPrefix } from '../media-facts.ts';
import { listGenerationsOf } from '../media-queries.ts';
import { audioVariant, videoVariant } from '../media-view.ts';
import { lockListing, noteListing } from './generation-queries.ts';

type Machines = Pick<Platform, 'db' | 'facts' | 'storage'>;

/**
 * Has the master name the second generation if there is one, and not name it if it was withdrawn. In one put: who plays by the
 * master of before goes on. Can run twice.
 */
export async function listGeneration({ db, facts, storage }: Machines, mediaId: string): Promise<void> {
  await db.transaction(async (transaction: TransactionExecutor) => {
    const isNamed = await lockListing(transaction, mediaId);
    if (isNamed === null) return;
    const renditions = await listGenerationsOf(transaction, mediaId);
    const of = (generation: 'h264' | 'av1') => {
      const all = renditions.filter((row) => row.generation === generation);
      return {
        videos: all.filter(({ kind }) => kind === 'video').map(videoVariant),
        sounds: all.filter(({ kind }) => kind === 'audio').map(audioVariant),
      };
    };
    const first = of('h264');
    const master = masterPlaylist(first.videos, first.sounds, isNamed ? of('av1') : undefined);
    await storage.put(`${mediaPrefix(mediaId)}master.m3u8`, master);
    await noteListing(transaction, mediaId, isNamed);
    await facts.state(transaction, filesAdded, { mediaId });
  });
}
