import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { placePicture, takePicture } from '../../pictures/index.ts';
import { storeImportedThumbnail, thumbnailTarget } from '../../videos/index.ts';
import { copyThumbnailJob } from './copy-thumbnail.job.ts';
import { awaitTurn, mannersOnTheWay } from './host-manners.ts';
import { patience } from './list-source.ts';

const mostBytes = 15 * 1024 * 1024;
/** Where pictures of imported videos are stored. */
export const importedPrefix = 'media/imported/';

type Machines = Pick<Platform, 'config' | 'db' | 'facts' | 'jobs' | 'log' | 'outbound' | 'storage'>;

export const createCopyThumbnailHandler = (
  platform: Machines,
): JobHandler<{ videoId: string; url: string }> => ({
  job: copyThumbnailJob,
  concurrency: 4,
  async run({ payload: { videoId, url }, signal }) {
    try {
      await copyThumbnail(platform, videoId, url, signal);
    } catch (error) {
      // If it is not a picture, or is refused, it never will be one; the video does without.
      if (error instanceof AppError && error.kind !== 'unavailable')
        platform.log.info({ videoId, reason: error.message }, 'no thumbnail could be copied');
      else throw error;
    }
  },
});

async function copyThumbnail(
  platform: Machines,
  videoId: string,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const { outbound } = platform;
  await awaitTurn(platform, url, patience.job);
  const answer = await outbound.fetch(url, {
    maxBytes: mostBytes,
    types: ['image/*', 'application/octet-stream'],
    beforeRedirect: mannersOnTheWay(platform, url, patience.job),
    signal,
  });
  if (answer.status < 200 || answer.status > 299)
    throw new AppError(
      answer.status >= 500 ? 'unavailable' : 'badInput',
      `The picture's host answered ${answer.status}.`,
    );
  const taken = await takePicture(platform, 'imported_thumbnail', answer.body);
  const target: typeof thumbnailTarget = {
    ...thumbnailTarget,
    show: (transaction, machines, _picture, [key = '']) =>
      storeImportedThumbnail(transaction, machines, videoId, key),
  };
  await placePicture(platform, target, taken, { ownerId: null, subjectId: videoId });
}
