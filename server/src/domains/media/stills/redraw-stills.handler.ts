import { setTimeout as rest } from 'node:timers/promises';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { redrawStillsJob } from './redraw-stills.job.ts';
import { redrawStills } from './redraw-stills.ts';

/** Milliseconds of one job; the next one goes on. */
const longest = 40_000;

export const createRedrawStillsHandler = (platform: Platform): JobHandler<Record<string, never>> => ({
  job: redrawStillsJob,
  // Once all have theirs, one look into an index.
  schedule: '* * * * *',
  async run({ signal }) {
    const end = Date.now() + longest;
    let began = Date.now();
    await redrawStills(platform, {
      signal,
      // As long as the picture took: half of one processor is left for other work.
      async afterEach() {
        await rest(Date.now() - began, undefined, { signal });
        began = Date.now();
        return began < end;
      },
    });
  },
});
