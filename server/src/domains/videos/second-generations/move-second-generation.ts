import { AppError } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { bringMasterIntoStep, type GenerationState } from '../../media/index.ts';
import { requireSeen, unseen } from '../reviewing/who-reviews.ts';
import { videoWithFile } from './video-of-media-queries.ts';

const verbs = { asked: 'Asked for', withdrawn: 'Withdrew' } as const;

/** Asks for the second generation of a video or takes it back, as an admin, on record. Throws `notFound` and `conflict`. */
export async function moveSecondGeneration(
  context: CallContext,
  videoId: string,
  act: keyof typeof verbs,
  move: (transaction: TransactionExecutor, mediaId: string) => Promise<GenerationState>,
): Promise<{ state: GenerationState }> {
  await requireSeen(context, videoId);
  const { state, mediaId } = await context.db.transaction(async (transaction) => {
    const video = await videoWithFile(transaction, videoId);
    if (video === null) throw unseen();
    const { title } = video;
    if (video.mediaId === null)
      throw new AppError('conflict', 'This video has no file of its own.', { field: 'p_video_id' });
    const moved = await move(transaction, video.mediaId);
    await recordAct(transaction, actorOf(context.viewer), {
      act: `video.second_generation_${act}`,
      targetKind: 'video',
      targetId: videoId,
      summary: `${verbs[act]} the AV1 version of "${title}".`,
      details: {},
    });
    return { state: moved, mediaId: video.mediaId };
  });
  // If this fails, the next round of the job does it.
  await bringMasterIntoStep(context, mediaId).catch((error: unknown) =>
    context.log.warn({ err: error, mediaId }, 'a master could not be brought into step yet'),
  );
  return { state };
}
