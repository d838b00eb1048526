import { recordAct, theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import {
  bytesWords,
  costsOfFiles,
  dropSource,
  type IdleSource,
  idleSources,
  trimRenditions,
} from '../../media/index.ts';
import { longPublished, reducibleFiles, videosOfMedia } from '../../videos/index.ts';
import { watchedOf } from '../../watching/index.ts';
import { noteTrimmed, type TallVideo, unwatchedTall } from './cost-queries.ts';

/** Files that one run deletes something of, and how many it looks at: what must stay is not looked at over and over. */
const atMost = { deletes: 100, looksAt: 2000 } as const;
const atOnce = 100;
const day = 86_400;
/** A worker that is done with a file may still be about to delete its source. */
const leastIdle = day;

/** Lets go what the rules of retention say, a bounded number at a time. What is evidence, or waits for somebody, stays. */
export async function applyRetention(platform: Platform, signal: AbortSignal): Promise<void> {
  const each = new EachAlone(signal);
  await each.steps(
    () => dropIdleSources(platform, signal),
    () => trimUnwatched(platform, signal),
  );
  each.settle();
}

async function dropIdleSources(platform: Platform, signal: AbortSignal): Promise<void> {
  const { sourceRetention } = platform.config.settings;
  if (sourceRetention.rule === 'never') return;
  const seconds = sourceRetention.rule === 'days' ? sourceRetention.days * day : leastIdle;
  const { db } = platform;
  const gone = { files: 0, bytes: 0 };
  const each = new EachAlone(signal);
  let last: IdleSource | null = null;
  for (let looked = 0; looked < atMost.looksAt && gone.files < atMost.deletes; looked += atOnce) {
    const found: IdleSource[] = await idleSources(db, { seconds, after: last, limit: atOnce });
    const may = await reducibleFiles(
      db,
      found.map(({ mediaId }) => mediaId),
    );
    await each.of(found, async (source) => {
      if (gone.files >= atMost.deletes) return;
      if (!may.has(source.mediaId) || !(await dropSource(platform, source))) return;
      gone.files++;
      gone.bytes += source.bytes;
    });
    last = found.at(-1) ?? null;
    if (found.length < atOnce) break;
  }
  if (gone.files === 0) return each.settle();
  const after = sourceRetention.rule === 'days' ? ` after ${sourceRetention.days} days` : '';
  await record(
    platform,
    `Deleted the sources of ${gone.files} videos${after}: ${bytesWords(gone.bytes)}.`,
    gone,
  );
  each.settle();
}

async function trimUnwatched(platform: Platform, signal: AbortSignal): Promise<void> {
  const months = platform.config.settings.tallRungMonths;
  if (months === 0) return;
  const { db } = platform;
  const gone = { files: 0, bytes: 0 };
  const each = new EachAlone(signal);
  let last: TallVideo | null = null;
  for (let looked = 0; looked < atMost.looksAt && gone.files < atMost.deletes; looked += atOnce) {
    const found: TallVideo[] = await unwatchedTall(db, { months, after: last, limit: atOnce });
    const may = await reducibleFiles(
      db,
      found.map(({ mediaId }) => mediaId),
    );
    await each.of(found, async ({ mediaId }) => {
      if (gone.files >= atMost.deletes || !may.has(mediaId)) return;
      const bytes = await trim(platform, mediaId, months);
      if (bytes === 0) return;
      gone.files++;
      gone.bytes += bytes;
    });
    last = found.at(-1) ?? null;
    if (found.length < atOnce) break;
  }
  if (gone.files === 0) return each.settle();
  await record(
    platform,
    `Deleted the tallest renditions of ${gone.files} videos that nobody watched for ${months} months: ${bytesWords(gone.bytes)}.`,
    gone,
  );
  each.settle();
}

/** Looks once more, for all videos of the file: it may have been watched, withdrawn or replaced since it was weighed. */
const trim = (platform: Platform, mediaId: string, months: number): Promise<number> =>
  platform.db.transaction(async (transaction) => {
    if (!(await reducibleFiles(transaction, [mediaId])).has(mediaId)) return 0;
    if (!(await longPublished(transaction, [mediaId], months)).has(mediaId)) return 0;
    const videos = (await videosOfMedia(transaction, mediaId)).map(({ id }) => id);
    const since = new Date();
    since.setUTCMonth(since.getUTCMonth() - months);
    const day = since.toISOString().slice(0, 10);
    const [cost] = await costsOfFiles(transaction, [mediaId]);
    if (cost === undefined || cost.readyAt === null || cost.readyAt >= since) return 0;
    const watched = await watchedOf(transaction, videos);
    if (watched.some(({ lastOn }) => lastOn !== null && lastOn >= day)) return 0;
    const bytes = await trimRenditions(transaction, platform, mediaId);
    if (bytes > 0) await noteTrimmed(transaction, mediaId);
    return bytes;
  });

const record = (
  { db }: Pick<Platform, 'db'>,
  summary: string,
  details: { files: number; bytes: number },
): Promise<void> =>
  db.transaction((transaction) =>
    recordAct(transaction, theSite, {
      act: 'storage.freed',
      targetKind: 'storage',
      targetId: null,
      summary,
      details,
    }),
  );
