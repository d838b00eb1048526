import { dropCached } from '../../../../platform/calls/cached-answers.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { lockHandled } from '../../handling/lock-handled.ts';
import { writeLinesSearchable } from '../caption-queries.ts';

export const setCaptionsSearchable = implement('set_captions_searchable', async (input, context) => {
  await context.db.transaction(async (transaction) => {
    const { id } = await lockHandled(transaction, context.viewer, input.p_video_id);
    await writeLinesSearchable(transaction, id, input.p_is_on);
    await dropCached(transaction, 'lines');
  });
  return { is_on: input.p_is_on };
});
