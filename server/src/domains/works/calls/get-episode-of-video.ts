import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { episodeOfVideo } from '../work-queries.ts';

export const getEpisodeOfVideo = implement('get_episode_of_video', async (input, { db, objectBase }) =>
  rawJson(await episodeOfVideo(db, objectBase, input.p_video_id)),
);
