import { implement } from '../../../../platform/calls/implement.ts';
import { setAside } from '../seen-queries.ts';

export const setAsideWatched = implement('set_aside_watched', async (input, { db, memberId }) => ({
  set_aside: await setAside(db, memberId, input.p_video_id),
}));
