import { copyFile, link, rm } from 'node:fs/promises';
import { uncategorizedId } from '#contract/wire-values.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import {
  adoptSource,
  checkSource,
  createMediaAsset,
  discardSource,
  newIncomingFile,
  type ReceivedSource,
  receiveSource,
} from '../media/index.ts';
import {
  beginReplacement,
  checkFileTexts,
  createVideo,
  planFor,
  writeLicence,
  writePlan,
} from '../videos/index.ts';
import { saySeriesAgain } from '../works/index.ts';
import { wholeKey } from './in-parts/part-rules.ts';
import { takeInUploadJob } from './take-in-upload.job.ts';
import { fileOfUpload, removeUploadFile } from './upload-files.ts';
import {
  findUpload,
  holdCategory,
  lockUpload,
  skipsReview,
  type UploadRow,
  writeReplaced,
  writeUploadState,
} from './upload-queries.ts';
import { reasons } from './upload-rules.ts';

export const createTakeInUploadHandler = (platform: Platform): JobHandler<{ uploadId: string }> => ({
  job: takeInUploadJob,
  run: ({ payload }) => takeInUpload(platform, payload.uploadId),
  failed: ({ uploadId }) => failUpload(platform, uploadId, reasons.interrupted),
});

/**
 * Makes the video of an upload whose file and form are here. Anything wrong with either is stored with the
 * upload as its reason. The file stays until everything made from it is written, so this can start over at
 * any point.
 */
export async function takeInUpload(platform: Platform, id: string): Promise<void> {
  const row = await findUpload(platform.db, id);
  if (row?.state !== 'queued') {
    if (row?.state === 'done') await removeUploadFile(platform, id);
    return;
  }
  try {
    await takeIn(platform, row);
  } catch (error) {
    // A refusal is the same at every attempt; anything else may pass.
    if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
    await failUpload(platform, id, error.message);
    return;
  }
  await removeUploadFile(platform, id);
}

const lookAtTexts = (platform: Platform, { chapters, audio, subtitles }: ReceivedSource['facts']): void =>
  checkFileTexts(platform, {
    chapters: chapters.map(({ title }) => title),
    tracks: [...audio, ...subtitles].map(({ label }) => label),
  });

/** The file stays where it is, as the source of the video: both have the same id. */
async function takeInFromStorage(
  platform: Platform,
  { id, file_name: name, bytes }: UploadRow,
): Promise<void> {
  const file = { mediaId: id, key: wholeKey(id), name, bytes };
  const source = await adoptSource(platform, file, (facts) => lookAtTexts(platform, facts));
  if (source === null) throw new AppError('notFound', reasons.lost);
  await makeVideo(platform, id, source);
}

async function takeIn(platform: Platform, row: UploadRow): Promise<void> {
  // A process of an older version may have taken all of it into its folder.
  if (row.arrived === row.bytes) return await takeInFromStorage(platform, row);
  const file = fileOfUpload(platform, row.id);
  lookAtTexts(platform, await checkSource(platform, file));
  const own = await anotherName(platform, file);
  let source: ReceivedSource;
  try {
    source = await receiveSource(platform, { path: own, name: row.file_name, mode: 'move' });
  } catch (error) {
    await rm(own, { force: true });
    throw error;
  }
  try {
    if (!(await makeVideo(platform, row.id, source))) await discardSource(platform, source);
  } catch (error) {
    await discardSource(platform, source);
    throw error;
  }
}

/**
 * The same file under a second name, which storage may take: nothing is copied on file systems with hard
 * links.
 */
async function anotherName(platform: Platform, file: string): Promise<string> {
  const name = await newIncomingFile(platform.config.dataDir);
  await link(file, name).catch(() => copyFile(file, name));
  return name;
}

/**
 * Video (or its new file), media asset, its job and the end of the upload in one transaction. False if the
 * upload was cancelled in the meantime.
 */
function makeVideo(platform: Platform, id: string, source: ReceivedSource): Promise<boolean> {
  const { db, jobs } = platform;
  return db.transaction(async (transaction) => {
    // The category before the upload, in the same order as ending a category.
    const wanted = (await findUpload(transaction, id))?.details?.category_id;
    if (wanted !== undefined) await holdCategory(transaction, wanted);
    const row = await lockUpload(transaction, id);
    if (row?.state !== 'queued' || row.details === null) return false;
    const { details, owner_id: ownerId, replaces_video_id: replacedId } = row;
    const mediaId = await createMediaAsset(transaction, jobs, source);
    const passes = !platform.config.settings.reviewUploads || (await skipsReview(transaction, ownerId));
    if (replacedId !== null) {
      const target = { videoId: replacedId, memberId: ownerId };
      await beginReplacement(transaction, target, { mediaId, isReviewed: !passes });
      await writeReplaced(transaction, replacedId, id);
      await writeUploadState(transaction, id, 'done', { videoId: replacedId });
      return true;
    }
    const isThere = await holdCategory(transaction, details.category_id);
    const video = await createVideo(transaction, platform, {
      title: details.title,
      description: details.description,
      categoryId: isThere ? details.category_id : uncategorizedId,
      uploaderId: ownerId,
      tags: details.tags,
      mediaId,
      publishStatus: 'processing',
      format: details.format,
      audioLanguage: details.audio_language,
      subtitleLanguages: details.subtitle_languages,
      declaration: {
        adultsOnly: true,
        depicts: details.contains_actual_humans ? 'live_action' : 'drawn',
        rightsHeld: true,
        declaredBy: ownerId,
        // Forms that were sent before versions were named have none.
        terms: details.terms ?? null,
      },
    });
    const publishAt = details.publish_at === null ? null : new Date(details.publish_at);
    await writePlan(transaction, video.id, planFor(details.publish, { publishAt, skipsReview: passes }));
    if (details.licence_ends_at !== null)
      await writeLicence(transaction, video.id, new Date(details.licence_ends_at));
    if (details.series) await saySeriesAgain(transaction, video.id, details.series);
    await writeUploadState(transaction, id, 'done', { videoId: video.id });
    return true;
  });
}

async function failUpload(platform: Pick<Platform, 'db'>, id: string, reason: string): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const row = await lockUpload(transaction, id);
    if (row?.state === 'queued') await writeUploadState(transaction, id, 'failed', { reason });
  });
}
