import { implement } from '../../../../platform/calls/implement.ts';
import { actOnWorks } from '../answer-work.ts';
import { setVersion } from '../manage-episode.ts';

export const setEpisodeVersion = implement('set_episode_version', (input, context) =>
  actOnWorks(context, (transaction) => setVersion(transaction, context, input)),
);
