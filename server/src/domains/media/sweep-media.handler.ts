import path from 'node:path';
import { isUuid } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import { EachAlone, eachAlone } from '../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { failMedia } from './fail-media.ts';
import { finishMediaJob } from './finish-media.job.ts';
import { assetsOfSources, lostAssets } from './media-queries.ts';
import { mostAttempts, reasons } from './media-rules.ts';
import { processMediaJob } from './process-media.job.ts';
import { sourcePrefix } from './receive-source.ts';
import { sweepMediaJob } from './sweep-media.job.ts';

/** Longer than the queue needs to pass on a lost job by itself. */
const lostAfterSeconds = 120;
const day = 86_400_000;

export const createSweepMediaHandler = (platform: Platform): JobHandler<Record<string, never>> => ({
  job: sweepMediaJob,
  schedule: '*/2 * * * *',
  async run({ signal }) {
    const each = new EachAlone(signal);
    await each.steps(
      () => sweepLostAssets(platform, lostAfterSeconds),
      () => sweepSources(platform),
    );
    each.settle();
  },
});

/**
 * Nothing stays unfinished forever: what nobody works on is queued again, or given up after a number of
 * attempts.
 */
export async function sweepLostAssets(platform: Platform, afterSeconds: number): Promise<void> {
  await eachAlone(await lostAssets(platform.db, afterSeconds), async ({ id, attempts, firstPassDone }) => {
    if (attempts >= mostAttempts) {
      await failMedia(platform, id, reasons.interrupted, { claim: null, sourceIsAtFault: false });
      return;
    }
    // One still waiting in the queue is not doubled: at most one waiting job has the key.
    const job = firstPassDone ? finishMediaJob : processMediaJob;
    await platform.jobs.enqueue(platform.db, job, { mediaId: id }, { singletonKey: id });
  });
}

/** Sources whose asset was never written, or forgot them. Others go by the rules of the operator, which ask whether they must stay. */
export async function sweepSources({ db, storage }: Platform, olderThan = day): Promise<void> {
  const keys: { key: string; id: string }[] = [];
  for await (const key of storage.list(sourcePrefix)) {
    const id = path.posix.basename(key).split('.')[0]!;
    if (isUuid(id)) keys.push({ key, id });
  }
  if (keys.length === 0) return;
  const ids = keys.map(({ id }) => id);
  const needed = await assetsOfSources(db, ids);
  await eachAlone(
    keys.filter(({ id }) => !needed.has(id)),
    async ({ key }) => {
      const facts = await storage.stat(key);
      if (facts !== null && Date.now() - facts.modifiedAt.getTime() > olderThan) await storage.delete(key);
    },
  );
}
