import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { Platform } from '../../../platform/context.ts';
import { type FeedRow, findFeed, writeFeedResult } from './feed-queries.ts';
import { importOne } from './import-one.ts';
import { type BatchRow, insertBatch } from './import-queries.ts';
import { scrapedVideo, summaryWords } from './import-rules.ts';
import { listSource, patience, readVideoPage } from './list-source.ts';
import { outlooksOf } from './outlook.ts';
import { fill } from './readers/read-page.ts';

type Machines = Pick<Platform, 'config' | 'db' | 'facts' | 'jobs' | 'outbound'>;
/** Of a source that is looked at again and again only its beginning is new. */
const mostPages = 20;
const mostNew = 500;

/** Looks at a source, imports what is new, and writes down how that went. A source that is gone is none. */
export async function runFeed(machines: Machines, feedId: string, signal: AbortSignal): Promise<void> {
  const feed = await findFeed(machines.db, feedId);
  if (feed === null) return;
  try {
    const { imported, failed } = await importNew(machines, feed, signal);
    const result = summaryWords(imported, 0, failed);
    await writeFeedResult(machines.db, feedId, result, failed > 0 && imported === 0);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await writeFeedResult(machines.db, feedId, error.message, true);
  }
}

async function importNew(
  machines: Machines,
  feed: FeedRow,
  signal: AbortSignal,
): Promise<{ imported: number; failed: number }> {
  const counts = { imported: 0, failed: 0 };
  let batch: BatchRow | null = null;
  for (let page = 1; page <= mostPages; page += 1) {
    const found = await listSource(machines, feed.url, page, patience.job);
    const videos = found.videos.map(scrapedVideo);
    const outlooks = await outlooksOf(machines, feed.url, videos);
    for (const [order, video] of found.videos.entries()) {
      const outlook = outlooks[order]?.outlook;
      // What is refused is told once, in the batch that meets it first with something new.
      if (outlook !== 'new') continue;
      if (counts.imported + counts.failed >= mostNew) return counts;
      signal.throwIfAborted();
      batch ??= await beginBatch(machines, feed);
      try {
        const whole =
          video.contentUrl === null && video.embedUrl === null
            ? fill(await readVideoPage(machines, video.sourceUrl, patience.job), video)
            : video;
        const { outcome } = await importOne(machines, batch, {
          ...scrapedVideo(whole),
          original_source_url: video.sourceUrl,
        });
        if (outcome === 'imported') counts.imported += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.kind === 'conflict') return counts;
        counts.failed += 1;
      }
    }
    if (page >= found.totalPages) break;
  }
  return counts;
}

async function beginBatch({ db }: Pick<Machines, 'db'>, feed: FeedRow): Promise<BatchRow> {
  const batch = {
    id: newId(),
    source_url: feed.url,
    category_id: feed.category_id,
    uses_mapping: true,
    publish_as: feed.publish_as,
    declaration: feed.declaration,
  };
  await insertBatch(db, { ...batch, feedId: feed.id, declaredBy: feed.declared_by });
  return { ...batch, state: 'open' };
}
