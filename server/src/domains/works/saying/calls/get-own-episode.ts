import { implement } from '../../../../platform/calls/implement.ts';
import { lockOwnVideo } from '../../../videos/index.ts';
import { ownEpisode } from '../say-episode.ts';

export const getOwnEpisode = implement('get_own_episode', (input, { db, memberId }) =>
  db.transaction(async (transaction) => {
    await lockOwnVideo(transaction, input.p_video_id, memberId);
    return ownEpisode(transaction, input.p_video_id);
  }),
);
