import { implement } from '../../../../platform/calls/implement.ts';
import { actOnWorks } from '../answer-work.ts';
import { deleteEpisode } from '../manage-episode.ts';

export const deleteEpisodeCall = implement('delete_episode', (input, context) =>
  actOnWorks(context, (transaction) => deleteEpisode(transaction, input.p_episode_id)),
);
