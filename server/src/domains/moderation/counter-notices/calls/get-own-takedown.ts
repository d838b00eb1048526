import { implement } from '../../../../platform/calls/implement.ts';
import { disablingOfVideo } from '../counter-notice-queries.ts';

export const getOwnTakedown = implement('get_own_takedown', (input, { db, memberId }) =>
  disablingOfVideo(db, input.p_video_id, memberId),
);
