import type { ScrapedVideo } from '#contract/import-shapes.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import {
  checkVideoTexts,
  createVideo,
  findImported,
  lockSource,
  type PublishStatus,
} from '../../videos/index.ts';
import { proposeFromSource } from '../../works/index.ts';
import { copyThumbnailJob } from './copy-thumbnail.job.ts';
import { fetchFileJob } from './fetch-file.job.ts';
import {
  type BatchRow,
  broughtIn,
  findCategoryName,
  insertItem,
  lockBatch,
  mappingsOf,
} from './import-queries.ts';
import {
  fitTexts,
  mappingHost,
  mappingName,
  type Playing,
  pageFault,
  playingOf,
  secondsOf,
  words,
} from './import-rules.ts';

type Machines = Pick<Platform, 'config' | 'db' | 'facts' | 'jobs'>;

export interface ImportedOne {
  outcome: 'imported' | 'skipped';
  message: string;
  videoId: string | null;
  slug: string | null;
}

export interface OneVideo extends ScrapedVideo {
  category_id?: string | null | undefined;
  status?: 'published' | 'pending' | undefined;
}

/**
 * Imports one video of a batch, or records why not, with the same checks as for every video. One that is here
 * already, by page or file, is skipped. Throws an AppError whose message is the reason; the item is then
 * recorded as failed.
 */
export async function importOne(machines: Machines, batch: BatchRow, video: OneVideo): Promise<ImportedOne> {
  try {
    return await bringIn(machines, batch, video);
  } catch (error) {
    // A batch being taken back gets no more items.
    if (!(error instanceof AppError) || error.kind === 'conflict') throw error;
    await noteFailure(machines.db, batch, video, error.message);
    throw error;
  }
}

/** Records in the batch why one of its videos was not imported. */
export const noteFailure = (
  db: Machines['db'],
  { id: batchId }: Pick<BatchRow, 'id'>,
  { original_source_url: sourceUrl, title }: Pick<OneVideo, 'original_source_url' | 'title'>,
  reason: string,
): Promise<void> => insertItem(db, { batchId, sourceUrl, title, state: 'failed', reason, videoId: null });

/** As `importOne`, but failures are not recorded. */
export async function bringIn(
  { config, db, facts, jobs }: Machines,
  batch: BatchRow,
  video: OneVideo,
  /** Of which it is an episode, as its source says. */
  workId: string | null = null,
): Promise<ImportedOne> {
  const fault = pageFault(video);
  if (fault !== null) throw badInput('original_source_url', fault);
  const playing = requirePlaying(video, config.settings.embedHosts);
  const texts = fitTexts(video);
  // Before opening a transaction for it.
  checkVideoTexts({ config }, texts);
  const categoryId = await categoryFor(db, batch, video);
  return db.transaction(async (transaction) => {
    if ((await lockBatch(transaction, batch.id)) !== 'open') throw new AppError('conflict', words.takenBack);
    // In a fixed order, so that imports cannot deadlock.
    for (const address of [video.original_source_url, playing.url].sort())
      await lockSource(transaction, address);
    const [here] = await findImported(transaction, [video.original_source_url], [playing.url]);
    const item = { batchId: batch.id, sourceUrl: video.original_source_url, title: texts.title };
    if (here !== undefined) {
      const isRemoved = here.publish_status === 'removed';
      const isSame = !isRemoved && here.original_source_url === item.sourceUrl;
      // Asked again after the answer was lost: give the same answer.
      if (isSame && (await broughtIn(transaction, batch.id, here.id)))
        return { ...imported(here.title), videoId: here.id, slug: here.slug };
      const message = isRemoved ? words.removedHere : words.alreadyHere;
      await insertItem(transaction, { ...item, state: 'skipped', reason: message, videoId: null });
      return { outcome: 'skipped', message, videoId: here.id, slug: here.slug };
    }
    const { id, slug } = await createVideo(
      transaction,
      { config, facts },
      {
        ...texts,
        categoryId,
        publishStatus: stateFor(playing, batch, video),
        declaration: batch.declaration,
        origin: {
          videoSource: playing.kind === 'embed' ? 'embed' : 'upload',
          videoUrl: playing.kind === 'embed' ? playing.url : null,
          sourceUrl: playing.url,
          originalSourceUrl: video.original_source_url,
          sourceVideoId: video.source_video_id ?? null,
          durationSeconds: secondsOf(video),
          // Until its file has been checked.
          quality: 'HD',
        },
      },
    );
    if (workId !== null) await proposeFromSource(transaction, id, workId, texts.title);
    await insertItem(transaction, { ...item, state: 'imported', reason: null, videoId: id });
    await queueFetching(transaction, jobs, id, playing, video.thumbnail ?? null);
    return { ...imported(texts.title), videoId: id, slug };
  });
}
const imported = (title: string) => ({ outcome: 'imported', message: `"${title}" was imported.` }) as const;

function requirePlaying(video: OneVideo, embedHosts: readonly string[]): Playing {
  const playing = playingOf(video, embedHosts);
  if (playing === null) throw badInput('video_url', words.nothingToPlay);
  if ('refusal' in playing) throw badInput('video_url', playing.refusal);
  return playing;
}

/** Filmed work waits until its performers' records are there, a file until it plays. */
function stateFor(playing: Playing, batch: BatchRow, { status }: OneVideo): PublishStatus {
  if (batch.declaration.depicts === 'live_action' || (status ?? batch.publish_as) === 'pending')
    return 'pending';
  return playing.kind === 'file' ? 'processing' : 'published';
}

/** The one chosen for it, else the one that the source's categories map to, else the batch's. */
async function categoryFor(db: Machines['db'], batch: BatchRow, video: OneVideo): Promise<string> {
  const names = (video.categories ?? []).map(mappingName);
  const mapped = batch.uses_mapping
    ? await mappingsOf(db, mappingHost(batch.source_url), names)
    : new Map<string, string>();
  const own = names.map((name) => mapped.get(name)).find((id) => id !== undefined);
  const categoryId = video.category_id ?? own ?? batch.category_id;
  if (categoryId === null || (await findCategoryName(db, categoryId)) === null)
    throw new AppError('notFound', 'There is no such category.', { field: 'category_id' });
  return categoryId;
}

async function queueFetching(
  transaction: TransactionExecutor,
  jobs: Machines['jobs'],
  videoId: string,
  playing: Playing,
  thumbnail: string | null,
): Promise<void> {
  if (playing.kind === 'file')
    await jobs.enqueue(transaction, fetchFileJob, { videoId, url: playing.url }, { singletonKey: videoId });
  if (thumbnail !== null)
    await jobs.enqueue(transaction, copyThumbnailJob, { videoId, url: thumbnail }, { singletonKey: videoId });
}
