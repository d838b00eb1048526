import { implement } from '../../../../platform/calls/implement.ts';
import { takedownOfVideo } from '../counter-notice-queries.ts';

export const getOwnTakedown = implement('get_own_takedown', (input, { db, memberId }) =>
  takedownOfVideo(db, input.p_video_id, memberId),
);
