import { implement } from '../../../../platform/calls/implement.ts';
import { findPosition } from '../history-queries.ts';
import { positionView } from '../position-view.ts';

export const getWatchPosition = implement('get_watch_position', async (input, context) =>
  (await findPosition(context.db, context.memberId, input.p_video_id)).map(positionView),
);
