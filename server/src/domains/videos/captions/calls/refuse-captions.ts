import { implement } from '../../../../platform/calls/implement.ts';
import { refuseCaptions as refuse } from '../decide-captions.ts';

export const refuseCaptions = implement('refuse_captions', async (input, context) => {
  await refuse(context, context.viewer, { id: input.p_captions_id, reason: input.p_reason });
  return { done: true as const };
});
