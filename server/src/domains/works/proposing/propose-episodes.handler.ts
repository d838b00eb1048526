import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { proposeEpisodesJob } from './propose-episodes.job.ts';
import { proposeEpisodes } from './propose-episodes.ts';

export const proposeEpisodesHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: proposeEpisodesJob,
  schedule: '* * * * *',
  async run({ signal }) {
    await proposeEpisodes(db, signal);
  },
});
