import { limits } from '#contract/limits.ts';
import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { finishUpload } from './finish-upload.ts';
import { sweepUploadsJob } from './sweep-uploads.job.ts';
import { takeInUploadJob } from './take-in-upload.job.ts';
import { arrivedBytes, lastArrival, removeUploadFile, storedUploads } from './upload-files.ts';
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
export async function sweepUploads(platform: Pick<Platform, 'db' | 'config' | 'jobs'>): Promise<void> {
  const { db, jobs } = platform;
  // A web process was killed between the last byte and its row.
  for (const { id, bytes } of await receivingUploads(db))
    if ((await arrivedBytes(platform, id)) === bytes) await finishUpload(platform, id);
  for (const { id } of await queuedUploads(db, lostAfterSeconds))
    await jobs.enqueue(db, takeInUploadJob, { uploadId: id }, { singletonKey: id });

  // Announced, and never sent: it would stop its member from beginning another.
  for (const { id } of await silentUploads(db, limits.uploadEmptyMinutes))
    if ((await arrivedBytes(platform, id)) === 0) await writeUploadGone(db, id, 0);

  const patience = limits.uploadUnfinishedHours;
  for (const { id } of await idleUploads(db, patience)) {
    // Bytes arrive without updating the row.
    const arrived = await lastArrival(platform, id);
    if (arrived !== null && Date.now() - arrived.getTime() < patience * hour) continue;
    await writeUploadGone(db, id, await arrivedBytes(platform, id));
  }
  await removeStrayFiles(platform);
  await deleteGone(db);
}

/** Files whose upload is cancelled, forgotten, gone with its member, or long since a video. */
async function removeStrayFiles(platform: Pick<Platform, 'db' | 'config'>): Promise<void> {
  const stored = await storedUploads(platform);
  const needed = await uploadsWithFile(platform.db, stored);
  for (const id of stored) if (!needed.has(id)) await removeUploadFile(platform, id);
}
