import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { makeGenerationOf } from '../../../media/index.ts';
import { moveSecondGeneration } from '../move-second-generation.ts';

export const makeSecondGeneration = implement('make_second_generation', (input, context) =>
  moveSecondGeneration(context, input.p_video_id, 'asked', async (transaction, mediaId) => {
    const state = await makeGenerationOf(context, transaction, mediaId);
    if (state === null)
      throw new AppError(
        'conflict',
        'This video has an AV1 version or is getting one, or its file isn’t finished.',
        { field: 'p_video_id' },
      );
    return state;
  }),
);
