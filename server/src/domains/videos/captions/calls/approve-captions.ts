import { implement } from '../../../../platform/calls/implement.ts';
import { approveCaptions as approve } from '../decide-captions.ts';

export const approveCaptions = implement('approve_captions', async (input, context) => {
  await approve(context, context.viewer, input.p_captions_id);
  return { done: true as const };
});
