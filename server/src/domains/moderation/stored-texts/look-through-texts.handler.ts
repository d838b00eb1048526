import { setTimeout as rest } from 'node:timers/promises';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { lookThroughTextsJob } from './look-through-texts.job.ts';
import { type LookedThrough, lookThroughTexts } from './look-through-texts.ts';

/** Milliseconds of one job; the next one goes on. */
const longest = 45_000;

export const createLookThroughTextsHandler = (
  platform: Platform,
  what: LookedThrough,
): JobHandler<Record<string, never>> => ({
  job: lookThroughTextsJob,
  // Once everything was checked against the current list, one look at a few rows.
  schedule: '* * * * *',
  async run({ signal }) {
    const end = Date.now() + longest;
    let began = Date.now();
    await lookThroughTexts(platform, what, {
      signal,
      // As long as it took: half of one processor is left for other work.
      async afterEach() {
        await rest(Date.now() - began, undefined, { signal });
        began = Date.now();
        return began < end;
      },
    });
  },
});
