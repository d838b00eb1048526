import { randomBytes } from 'node:crypto';
import { mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import {
  checkSource,
  createMediaAsset,
  discardSource,
  incomingFolder,
  mediaPriority,
  receiveSource,
} from '../../media/index.ts';
import { checkFileTexts, failFetchedVideo, giveFetchedMedia } from '../../videos/index.ts';
import { fetchFileJob } from './fetch-file.job.ts';
import { awaitTurn, mannersOnTheWay } from './host-manners.ts';
import { patience } from './list-source.ts';

/** Twenty gigabytes, and never more than a quarter of the free space. */
const mostBytes = 20 * 1024 ** 3;
const types = [
  'video/*',
  'application/mp4',
  'application/octet-stream',
  'binary/octet-stream',
  'application/x-matroska',
];

export const createFetchFileHandler = (platform: Platform): JobHandler<{ videoId: string; url: string }> => ({
  job: fetchFileJob,
  concurrency: 2,
  async run({ payload: { videoId, url }, signal, lastAttempt }) {
    try {
      await fetchFile(platform, videoId, url, signal);
    } catch (error) {
      const isFinal = error instanceof AppError && (error.kind !== 'unavailable' || lastAttempt);
      if (!isFinal || signal.aborted) throw error;
      await fail(platform, videoId, error.message);
    }
  },
  failed: ({ videoId }, reason) => {
    platform.log.warn({ videoId, reason }, 'the file of an imported video was given up');
    return fail(platform, videoId, 'The file could not be fetched from its source.');
  },
});

const fail = (platform: Platform, videoId: string, reason: string): Promise<void> =>
  platform.db.transaction((transaction) => failFetchedVideo(transaction, platform, videoId, reason));

/** Fetches the file, with the same checks as a file imported by hand. */
async function fetchFile(
  platform: Platform,
  videoId: string,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const { config, db, jobs, outbound } = platform;
  await awaitTurn(platform, url, patience.job);
  const folder = incomingFolder(config.dataDir);
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  const file = path.join(folder, randomBytes(12).toString('hex'));
  try {
    const request = {
      maxBytes: Math.min(mostBytes, Math.floor((bavail * bsize) / 4)),
      totalMs: 3 * 3_600_000,
      idleMs: 60_000,
      types,
      beforeRedirect: mannersOnTheWay(platform, url, patience.job),
      signal,
    };
    const { status, bytes } = await outbound.download(url, request, file);
    if (status < 200 || status > 299)
      throw new AppError(
        status >= 500 || status === 429 ? 'unavailable' : 'badInput',
        `The file's host answered ${status}.`,
      );
    if (bytes === 0) throw new AppError('badInput', 'The file at the source is empty.');
    const { chapters, audio, subtitles } = await checkSource(platform, file);
    checkFileTexts(platform, {
      chapters: chapters.map(({ title }) => title),
      tracks: [...audio, ...subtitles].map(({ label }) => label),
    });
    const name = path.posix.basename(new URL(url).pathname) || 'film';
    const source = await receiveSource(platform, { path: file, name, mode: 'move' });
    const isWanted = await db
      .transaction(async (transaction) => {
        const mediaId = await createMediaAsset(transaction, jobs, source, {
          priority: mediaPriority.background,
        });
        if (await giveFetchedMedia(transaction, videoId, mediaId)) return true;
        throw new NotWanted();
      })
      .catch(async (error: unknown) => {
        await discardSource(platform, source);
        if (error instanceof NotWanted) return false;
        throw error;
      });
    if (!isWanted) platform.log.info({ videoId }, 'a fetched file is no longer waited for');
  } finally {
    await rm(file, { force: true });
  }
}

/** Rolls the asset back: the video was removed, or already has its file. */
class NotWanted extends Error {}
