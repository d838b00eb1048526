import { Batcher } from '../../../kit/batcher.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { addWatched, reportTables, writeWatchReports } from './watch-queries.ts';
import { joinReports, type WatchReport } from './watch-rules.ts';

const batches = { patience: 5, largestBatch: 400, mostWaiting: 20_000 };
const recorders = new WeakMap<Executor, Batcher<WatchReport, boolean>>();

/**
 * Resolves when a report is safe on disk, with whether it was accepted. Reports of all requests share their
 * writes.
 */
export function recordWatching(db: Executor, report: WatchReport): Promise<boolean> {
  let recorder = recorders.get(db);
  if (!recorder) {
    recorder = new Batcher({ ...batches, write: (reports: WatchReport[]) => write(db, reports) });
    recorders.set(db, recorder);
  }
  return recorder.add(report);
}

/** One statement can touch a playback once. */
async function write(db: Executor, reports: readonly WatchReport[]): Promise<boolean[]> {
  const joined = new Map<string, WatchReport>();
  for (const report of reports) {
    const before = joined.get(report.playback);
    joined.set(report.playback, before ? joinReports(before, report) : report);
  }
  const taken = await writeWatchReports(db, [...joined.values()]);
  return reports.map(({ playback }) => taken.has(playback));
}

/** Playbacks per statement. */
const mostPlaybacks = 2000;

/**
 * Adds to the days what playbacks have reported since the last time; answers how many playbacks that were.
 */
export async function rollUpWatching(db: Database, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (const table of reportTables) {
    let taken: number;
    do {
      taken = await addWatched(db, table, mostPlaybacks);
      total += taken;
    } while (taken === mostPlaybacks && !signal?.aborted);
  }
  return total;
}
