import { implement } from '../../../../platform/calls/implement.ts';
import { lockOwnVideo } from '../../../videos/index.ts';
import { deleteSaid } from '../../proposing/proposal-queries.ts';
import { ownEpisode, readSeries, saySeries } from '../say-episode.ts';

export const sayEpisode = implement('say_episode', (input, { db, memberId }) =>
  db.transaction(async (transaction) => {
    await lockOwnVideo(transaction, input.p_video_id, memberId);
    if (input.p_series === null) await deleteSaid(transaction, input.p_video_id);
    else await saySeries(transaction, input.p_video_id, await readSeries(transaction, input.p_series));
    return ownEpisode(transaction, input.p_video_id);
  }),
);
