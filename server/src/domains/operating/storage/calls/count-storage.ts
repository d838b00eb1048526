import { implement } from '../../../../platform/calls/implement.ts';
import { weighVideosJob } from '../weigh-videos.job.ts';

export const countStorage = implement('count_storage', async (_input, { db, jobs }) => {
  await jobs.enqueue(db, weighVideosJob, {}, { singletonKey: 'all', priority: 10 });
  return { message: 'We’re counting again. It takes a moment.' };
});
