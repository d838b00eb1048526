import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import { JobGivenUp, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { dropGenerationFiles, emptyGeneration } from './empty-generation.ts';
import {
  failGeneration,
  findGeneration,
  forgetWaiting,
  generationsToEmpty,
  unlistedGenerations,
  waitingGenerations,
} from './generation-queries.ts';
import { generationReasons, mostWaiting, reasonOfLostGeneration } from './generation-rules.ts';
import { holdGeneration } from './hold-generation.ts';
import { listGeneration } from './list-generation.ts';
import { makeGeneration } from './make-generation.ts';
import { makeSecondGenerationJob, tendSecondGenerationsJob } from './make-second-generation.job.ts';
import { queueGeneration } from './want-generations.ts';

/** A source that stayed for this alone goes by the rules of the operator, which ask whether it must stay. */
export const createMakeSecondGenerationHandler = (platform: Platform): JobHandler<{ mediaId: string }> => ({
  job: makeSecondGenerationJob,
  async run({ payload: { mediaId }, signal, lastAttempt }) {
    const end = await holdGeneration(platform, mediaId, { signal, lastAttempt }, makeGeneration);
    if (end !== 'failed') return;
    const generation = await findGeneration(platform.db, mediaId);
    throw new JobGivenUp(generation?.reason ?? generationReasons.failed);
  },
  async failed({ mediaId }, reason) {
    const isOurs = await failGeneration(platform.db, mediaId, reasonOfLostGeneration(reason), {
      claim: null,
    });
    if (isOurs) await dropGenerationFiles(platform, mediaId);
  },
});

const batch = 20;

export const createTendSecondGenerationsHandler = (
  platform: Platform,
): JobHandler<Record<string, never>> => ({
  job: tendSecondGenerationsJob,
  schedule: '*/5 * * * *',
  run: ({ signal }) => tendGenerations(platform, signal),
});

/** Whatever was cut short is brought to its end here. */
export async function tendGenerations(platform: Platform, signal?: AbortSignal): Promise<void> {
  const { db, jobs, config } = platform;
  const each = new EachAlone(signal);
  await each.of(await unlistedGenerations(db, batch), (mediaId) => listGeneration(platform, mediaId));
  await each.of(await generationsToEmpty(db, batch), (mediaId) => emptyGeneration(platform, mediaId));
  if (config.settings.secondGeneration.rule === 'never') await forgetWaiting(db);
  await each.of(await waitingGenerations(db, mostWaiting), (waiting) => queueGeneration(db, jobs, waiting));
  each.settle();
}
