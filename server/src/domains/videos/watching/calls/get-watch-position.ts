import { implement } from '../../../../platform/calls/implement.ts';
import { watcherOf } from '../watching-member.ts';
import { findPosition } from '../watching-queries.ts';
import { positionView } from '../watching-view.ts';

export const getWatchPosition = implement('get_watch_position', async (input, context) =>
  (await findPosition(context.db, watcherOf(context), input.p_video_id)).map(positionView),
);
