import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import {
  alignPictures,
  alignSounds,
  findSoundPrint,
  listenTo,
  type Offset,
  picturePrint,
} from '../../media/index.ts';
import { mediaOfVideos } from '../../videos/index.ts';
import { type ComparedVersions, isCompared, versionsToAlign, writeOffsets } from './offset-queries.ts';

type Machines = Pick<Platform, 'config' | 'db' | 'log' | 'storage'>;

/** Pairs compared in one job: others have their turn in between. */
const mostPairs = 20;

/**
 * Compares the versions of each episode of a work with one of them, by sound, and by picture where that does not say. `more`:
 * some were not compared yet.
 */
export async function alignVersions(
  platform: Machines,
  workId: string,
  signal: AbortSignal,
): Promise<'all' | 'more'> {
  const { db } = platform;
  const versions = await versionsToAlign(db, workId);
  const media = new Map(
    (
      await mediaOfVideos(
        db,
        versions.map(({ videoId }) => videoId),
      )
    ).map((video) => [video.id, video.mediaId]),
  );
  let compared = 0;
  for (const all of Map.groupBy(versions, ({ episodeId }) => episodeId).values()) {
    const [reference, ...others] = all.flatMap(({ videoId }) => {
      const mediaId = media.get(videoId);
      return mediaId == null ? [] : [{ videoId, mediaId }];
    });
    for (const other of others) {
      signal.throwIfAborted();
      const pair = { ...other, referenceId: reference!.videoId, referenceMediaId: reference!.mediaId };
      if (await isCompared(db, pair)) continue;
      if (compared === mostPairs) return 'more';
      if (await comparePair(platform, pair, signal)) compared++;
    }
  }
  return 'all';
}

/** False: one of the files is not finished. */
async function comparePair(
  platform: Machines,
  pair: ComparedVersions,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = platform;
  let offsets: Offset[] | null;
  try {
    const [one, other] = [
      await printOf(platform, pair.referenceMediaId, signal),
      await printOf(platform, pair.mediaId, signal),
    ];
    if (one === null || other === null) return false;
    offsets = alignSounds(one, other) ?? (await alignByPicture(platform, pair, signal));
  } catch (error) {
    signal.throwIfAborted();
    platform.log.warn({ err: error, ...pair }, 'two versions of an episode could not be compared');
    return false;
  }
  await db.transaction(async (transaction) => {
    await writeOffsets(transaction, pair, offsets ?? []);
    await dropCached(transaction, 'works');
  });
  return true;
}

async function printOf(
  platform: Machines,
  mediaId: string,
  signal: AbortSignal,
): Promise<Uint32Array | null> {
  const known = await findSoundPrint(platform.db, mediaId);
  if (known !== null) return known;
  return (await listenTo(platform, mediaId, signal)) ? findSoundPrint(platform.db, mediaId) : null;
}

async function alignByPicture(
  platform: Machines,
  { mediaId, referenceMediaId }: ComparedVersions,
  signal: AbortSignal,
): Promise<Offset[] | null> {
  const [one, other] = [
    await picturePrint(platform, referenceMediaId, signal),
    await picturePrint(platform, mediaId, signal),
  ];
  return one === null || other === null ? null : alignPictures(one, other);
}
