import { implement } from '../../../../platform/calls/implement.ts';
import { actOnWorks } from '../answer-work.ts';
import { removeVersion } from '../manage-episode.ts';

export const removeEpisodeVersion = implement('remove_episode_version', (input, context) =>
  actOnWorks(context, (transaction) => removeVersion(transaction, context, input.p_video_id)),
);
