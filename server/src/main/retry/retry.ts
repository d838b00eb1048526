import { retryVideo } from '../../domains/videos/index.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import { slugInAddress } from '../video-address.ts';
import { failedVideos, videoOfSlug } from './retry-queries.ts';

export const usage = `Usage: npm run retry              lists the videos whose file could not be prepared
       npm run retry -- VIDEO     prepares it again; VIDEO is its slug or address`;

/** Lists failed videos, or has one prepared again. Answers the lines to say; throws AppError with one sentence. */
export async function runRetry(platform: Platform, args: readonly string[]): Promise<string[]> {
  const [what, more] = args;
  if (more !== undefined || what?.startsWith('-')) throw new AppError('badInput', 'Name one video, or none.');
  if (what === undefined) {
    const failed = await failedVideos(platform.db);
    if (failed.length === 0) return ['No video has failed.'];
    return failed.map(({ slug, title, plays, reason }) =>
      [slug, title, plays ? `plays in its first version only: ${reason}` : reason].join('  '),
    );
  }
  const slug = slugInAddress(what);
  const videoId = await videoOfSlug(platform.db, slug);
  if (videoId === null) throw new AppError('notFound', `There is no video "${slug}".`);
  const pass = await platform.db.transaction((transaction) => retryVideo(transaction, platform, videoId));
  return [
    pass === 'ladder'
      ? 'The better qualities are made again as soon as a worker runs; the video goes on playing.'
      : 'It is prepared again as soon as a worker runs.',
  ];
}
