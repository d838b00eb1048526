import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { Platform } from '../../../platform/context.ts';
import { type FeedRow, findFeed, writeFeedResult } from './feed-queries.ts';
import { bringIn, noteFailure } from './import-one.ts';
import { type BatchRow, insertBatch } from './import-queries.ts';
import { runWords, scrapedVideo } from './import-rules.ts';
import { listSource, patience, readVideoPage } from './list-source.ts';
import { outlooksOf } from './outlook.ts';
import type { FoundVideo } from './readers/found-video.ts';
import { fill } from './readers/read-page.ts';
import { closeRun, doneAddresses, findRunBatch, pastFailures } from './run-queries.ts';

type Machines = Pick<Platform, 'config' | 'db' | 'facts' | 'jobs' | 'outbound'>;
/** On repeated looks only the beginning of a source is new. */
const mostPages = 20;
const mostNew = 500;
/** What failed before may work by now. */
const mostAgain = 50;

/** A look at a feed. An interrupted one already has its batch, and knows which items are done. */
interface Run {
  id: string;
  feed: FeedRow;
  batch: BatchRow | null;
  done: Set<string>;
  tried: number;
  /** Those that fail as before. */
  failAgain: number;
}

/**
 * Looks at a source, imports what is new, and records the outcome. A removed source is skipped. Given the
 * `runId` of an interrupted run, it continues that one.
 */
export async function runFeed(
  machines: Machines,
  feedId: string,
  signal: AbortSignal,
  runId: string = newId(),
): Promise<void> {
  const { db } = machines;
  const feed = await findFeed(db, feedId);
  if (feed === null) return;
  const batch = await findRunBatch(db, runId);
  const done = batch === null ? new Set<string>() : await doneAddresses(db, batch.id);
  const run: Run = { id: runId, feed, batch, done, tried: 0, failAgain: 0 };
  let fault: string | null = null;
  try {
    await importNew(machines, run, signal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Taken back during the run: the rest is not imported.
    fault = error.message;
  }
  const counts = run.batch === null ? null : await closeRun(db, run.batch.id);
  const { imported, skipped, failed } = counts ?? { imported: 0, skipped: 0, failed: 0 };
  const words = runWords({ imported, skipped, failed, failAgain: run.failAgain }, fault);
  await writeFeedResult(db, feedId, words, fault !== null || (failed > 0 && imported === 0));
}

async function importNew(machines: Machines, run: Run, signal: AbortSignal): Promise<void> {
  const { feed } = run;
  for (let page = 1; page <= mostPages; page += 1) {
    const found = await listSource(machines, feed.url, page, patience.job);
    const outlooks = await outlooksOf(machines, feed.url, found.videos.map(scrapedVideo));
    const failures = await pastFailures(
      machines.db,
      feed.id,
      found.videos.map(({ sourceUrl }) => sourceUrl),
    );
    for (const [order, video] of found.videos.entries()) {
      if (run.done.has(video.sourceUrl)) continue;
      const { outlook, reason } = outlooks[order]!;
      if (outlook !== 'new' && outlook !== 'refused') continue;
      if (run.tried >= mostNew) return;
      const before = failures.get(video.sourceUrl) ?? null;
      if (before !== null && run.failAgain >= mostAgain) continue;
      signal.throwIfAborted();
      const failure = outlook === 'refused' ? (reason ?? '') : await importFound(machines, run, video);
      if (failure === null) run.tried += 1;
      else if (failure === before) run.failAgain += 1;
      else {
        run.tried += 1;
        await noteFailure(machines.db, await batchOf(machines, run), scrapedVideo(video), failure);
      }
    }
    if (page >= found.totalPages) break;
  }
}

/** Why it was not imported, as a message; null: it was. Throws `conflict` if the batch was taken back. */
async function importFound(machines: Machines, run: Run, video: FoundVideo): Promise<string | null> {
  try {
    const whole =
      video.contentUrl === null && video.embedUrl === null
        ? fill(await readVideoPage(machines, video.sourceUrl, patience.job), video)
        : video;
    const batch = await batchOf(machines, run);
    const one = { ...scrapedVideo(whole), original_source_url: video.sourceUrl };
    await bringIn(machines, batch, one, run.feed.work_id);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.kind === 'conflict') throw error;
    return error.message;
  }
}

/** The batch of a run, created with the first video that needs it. */
async function batchOf({ db }: Pick<Machines, 'db'>, run: Run): Promise<BatchRow> {
  if (run.batch !== null) return run.batch;
  const { feed } = run;
  const batch = {
    id: newId(),
    source_url: feed.url,
    category_id: feed.category_id,
    uses_mapping: true,
    publish_as: feed.publish_as,
    declaration: feed.declaration,
  };
  await insertBatch(db, { ...batch, feedId: feed.id, declaredBy: feed.declared_by, runId: run.id });
  run.batch = { ...batch, state: 'open' };
  return run.batch;
}
