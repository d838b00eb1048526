import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { oneByOne } from '../one-by-one.ts';
import { setPublication } from '../set-publication.ts';

export const setVideosStatus = implement('set_videos_status', (input, context) =>
  oneByOne(context, input.p_video_ids, (transaction, id) =>
    setPublication(transaction, context, actorOf(context.viewer), id, input.p_status, {
      ground: input.p_ground ?? null,
      explanation: input.p_explanation?.trim() || null,
    }),
  ),
);
