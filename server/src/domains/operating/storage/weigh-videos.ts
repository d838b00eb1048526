import type { StorageSums } from '#contract/storage-costs.ts';
import { retentionSteps } from '#contract/storage-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { bytesOfCost, costsOfFiles, type RenditionSum, sumExtras, sumRenditions } from '../../media/index.ts';
import { type StoredVideo, videosWithFiles } from '../../videos/index.ts';
import { watchedOf } from '../../watching/index.ts';
import {
  countVideoCosts,
  deleteOthers,
  idleSourceSums,
  tallSums,
  type VideoCost,
  writeSums,
  writeVideoCosts,
} from './cost-queries.ts';

const atOnce = 500;

/**
 * Weighs every video with a file here, in statements of a few hundred, and writes the sums at the end: cut off, the sums are those of
 * the time before.
 */
export async function weighVideos(db: Executor, signal: AbortSignal, now = new Date()): Promise<void> {
  let after: string | null = null;
  for (;;) {
    signal.throwIfAborted();
    const videos: StoredVideo[] = await videosWithFiles(db, after, atOnce);
    const isLast = videos.length < atOnce;
    const costs = await weigh(db, videos);
    const upTo: string | null = isLast ? null : (videos.at(-1)?.id ?? null);
    const ids = costs.map(({ videoId }) => videoId);
    await writeVideoCosts(db, costs);
    await deleteOthers(db, ids, { after, upTo });
    if (isLast) break;
    after = upTo;
  }
  await writeSums(db, await sumUp(db), now);
}

async function weigh(db: Executor, videos: readonly StoredVideo[]): Promise<VideoCost[]> {
  const ids = videos.map(({ id }) => id);
  const [costs, watched] = await Promise.all([
    costsOfFiles(
      db,
      videos.map(({ mediaId }) => mediaId),
    ),
    watchedOf(db, ids),
  ]);
  const byFile = new Map(costs.map((cost) => [cost.mediaId, cost]));
  const byVideo = new Map(watched.map((one) => [one.videoId, one]));
  return videos.flatMap(({ id, mediaId, createdAt, publishedAt }) => {
    const cost = byFile.get(mediaId);
    if (cost === undefined) return [];
    const { seconds = 0, lastOn = null } = byVideo.get(id) ?? {};
    return [
      {
        ...cost,
        videoId: id,
        bytes: bytesOfCost(cost),
        watchedSeconds: seconds,
        // What nobody can watch yet, or any more, is not idle.
        tallBytes: publishedAt === null ? 0 : cost.tallBytes,
        idleSince: latestDay(lastOn, dayOf(publishedAt ?? createdAt), cost.readyAt && dayOf(cost.readyAt)),
      },
    ];
  });
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const latestDay = (...days: (string | null)[]): string =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1)!;

async function sumUp(db: Executor): Promise<StorageSums> {
  const renditions = await sumRenditions(db);
  const extras = await sumExtras(db);
  const sources = await idleSourceSums(db, retentionSteps.sourceDays);
  const rungs = await tallSums(db, retentionSteps.rungMonths);
  const { videos, unwatched } = await countVideoCosts(db);
  const parts = [
    ...renditions.map((sum) => ({
      part: partOf(sum),
      height: sum.height,
      bytes: sum.bytes,
      files: sum.files,
    })),
    { part: 'sources' as const, height: null, bytes: extras.sourceBytes, files: extras.sources },
    { part: 'pictures' as const, height: null, bytes: extras.pictureBytes, files: null },
    { part: 'previews' as const, height: null, bytes: extras.previewBytes, files: null },
    { part: 'captions' as const, height: null, bytes: extras.captionBytes, files: null },
  ];
  return {
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    parts: parts.filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes),
    ...{ videos, unwatched, uncounted: extras.uncounted, sources, rungs },
  };
}

const partOf = ({ kind, height }: RenditionSum) =>
  kind === 'audio' ? ('sound' as const) : height === null ? ('av1' as const) : ('h264' as const);
