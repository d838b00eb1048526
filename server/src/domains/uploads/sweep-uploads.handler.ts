import { limits } from '#contract/limits.ts';
import type { Platform } from '../../platform/context.ts';
import { EachAlone, eachAlone } from '../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { arrivedBytes, lastArrival } from './arrived.ts';
import { finishUpload } from './finish-upload.ts';
import { sweepParts } from './in-parts/sweep-parts.ts';
import { sweepUploadsJob } from './sweep-uploads.job.ts';
import { takeInUploadJob } from './take-in-upload.job.ts';
import { removeUploadFile, storedUploads } from './upload-files.ts';
import {
  deleteGone,
  idleUploads,
  queuedUploads,
  receivingUploads,
  silentUploads,
  uploadsWithFile,
  writeUploadGone,
} from './upload-queries.ts';

const hour = 3_600_000;
/** Longer than the queue needs to pass on a lost job by itself. */
const lostAfterSeconds = 180;

export const createSweepUploadsHandler = (platform: Platform): JobHandler<Record<string, never>> => ({
  job: sweepUploadsJob,
  schedule: '*/5 * * * *',
  run: ({ signal }) => sweepUploads(platform, signal),
});

/** Reconciles rows and files of uploads, and forgets those abandoned by their members. */
export async function sweepUploads(
  platform: Pick<Platform, 'db' | 'config' | 'jobs' | 'storage' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db, jobs } = platform;
  const each = new EachAlone(signal);
  // A web process was killed between the last byte and its row.
  await each.of(await receivingUploads(db), async (row) => {
    if ((await arrivedBytes(platform, row)) === row.bytes) await finishUpload(platform, row.id);
  });
  await each.of(await queuedUploads(db, lostAfterSeconds), ({ id }) =>
    jobs.enqueue(db, takeInUploadJob, { uploadId: id }, { singletonKey: id }),
  );

  // Announced, and never sent: it would stop its member from beginning another.
  await each.of(await silentUploads(db, limits.uploadEmptyMinutes), async (row) => {
    if ((await arrivedBytes(platform, row)) === 0) await writeUploadGone(db, row.id, 0);
  });

  const patience = limits.uploadUnfinishedHours;
  await each.of(await idleUploads(db, patience), async (row) => {
    // Bytes arrive in a file without updating the row.
    const arrived = await lastArrival(platform, row);
    if (arrived !== null && Date.now() - arrived.getTime() < patience * hour) return;
    await writeUploadGone(db, row.id, await arrivedBytes(platform, row));
  });
  await each.steps(
    () => removeStrayFiles(platform),
    () => sweepParts(platform),
    () => deleteGone(db),
  );
  each.settle();
}

/** Files whose upload is cancelled, forgotten, gone with its member, or long since a video. */
async function removeStrayFiles(platform: Pick<Platform, 'db' | 'config'>): Promise<void> {
  const stored = await storedUploads(platform);
  const needed = await uploadsWithFile(platform.db, stored);
  await eachAlone(
    stored.filter((id) => !needed.has(id)),
    (id) => removeUploadFile(platform, id),
  );
}
