import { implement } from '../../../../platform/calls/implement.ts';
import { actOnWorks } from '../answer-work.ts';
import { saveEpisode } from '../manage-episode.ts';

export const saveEpisodeCall = implement('save_episode', (input, context) =>
  actOnWorks(context, (transaction) => saveEpisode(transaction, input)),
);
