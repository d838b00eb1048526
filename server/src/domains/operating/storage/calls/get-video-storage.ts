import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { partsOfFile, takesGeneration } from '../../../media/index.ts';
import { mediaOfVideos, requireSeen } from '../../../videos/index.ts';

export const getVideoStorage = implement('get_video_storage', async ({ p_video_id: id }, context) => {
  await requireSeen(context, id);
  const [video] = await mediaOfVideos(context.db, [id]);
  if (video === undefined) throw new AppError('notFound', 'Video not found.');
  const [parts, takes] =
    video.mediaId === null
      ? [[], false]
      : await Promise.all([
          partsOfFile(context.db, video.mediaId),
          takesGeneration(context.db, video.mediaId),
        ]);
  return { bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), parts, takes_av1: takes };
});
