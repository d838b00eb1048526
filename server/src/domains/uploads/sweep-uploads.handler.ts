import { limits } from '#contract/limits.ts';
import type { Platform } from '../../platform/context.ts';
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
  run: () => sweepUploads(platform),
});

/** Reconciles rows and files of uploads, and forgets those abandoned by their members. */
export async function sweepUploads(
  platform: Pick<Platform, 'db' | 'config' | 'jobs' | 'storage' | 'log'>,
): Promise<void> {
  const { db, jobs } = platform;
  // A web process was killed between the last byte and its row.
  for (const row of await receivingUploads(db))
    if ((await arrivedBytes(platform, row)) === row.bytes) await finishUpload(platform, row.id);
  for (const { id } of await queuedUploads(db, lostAfterSeconds))
    await jobs.enqueue(db, takeInUploadJob, { uploadId: id }, { singletonKey: id });

  // Announced, and never sent: it would stop its member from beginning another.
  for (const row of await silentUploads(db, limits.uploadEmptyMinutes))
    if ((await arrivedBytes(platform, row)) === 0) await writeUploadGone(db, row.id, 0);

  const patience = limits.uploadUnfinishedHours;
  for (const row of await idleUploads(db, patience)) {
    // Bytes arrive in a file without updating the row.
    const arrived = await lastArrival(platform, row);
    if (arrived !== null && Date.now() - arrived.getTime() < patience * hour) continue;
    await writeUploadGone(db, row.id, await arrivedBytes(platform, row));
  }
  await removeStrayFiles(platform);
  await sweepParts(platform);
  await deleteGone(db);
}

/** Files whose upload is cancelled, forgotten, gone with its member, or long since a video. */
async function removeStrayFiles(platform: Pick<Platform, 'db' | 'config'>): Promise<void> {
  const stored = await storedUploads(platform);
  const needed = await uploadsWithFile(platform.db, stored);
  for (const id of stored) if (!needed.has(id)) await removeUploadFile(platform, id);
}
