import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { withdrawGenerationOf } from '../../../media/index.ts';
import { moveSecondGeneration } from '../move-second-generation.ts';

export const withdrawSecondGeneration = implement('withdraw_second_generation', (input, context) =>
  moveSecondGeneration(context, input.p_video_id, 'withdrawn', async (transaction, mediaId) => {
    if (!(await withdrawGenerationOf(transaction, mediaId)))
      throw new AppError('conflict', 'This video has no AV1 version.', { field: 'p_video_id' });
    return 'withdrawn';
  }),
);
