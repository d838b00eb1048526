import { Batcher } from '../../../kit/batcher.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { type NewPageView, type ViewReport, writePageViews, writeViews } from './viewing-queries.ts';
import type { ViewOutcome } from './viewing-rules.ts';

export interface ViewRecorder {
  /** Resolves with the verdict when the view is safe on disk. */
  recordView(report: ViewReport): Promise<ViewOutcome>;
  /** Resolves when the page view is safe on disk. */
  recordPageView(view: NewPageView): Promise<void>;
}

const batches = { patience: 2, largestBatch: 400, mostWaiting: 20_000 };
const recorders = new WeakMap<Executor, ViewRecorder>();

/** The recorder of this process: all requests share it, and so share its writes. */
export function recorderOf(db: Executor): ViewRecorder {
  let recorder = recorders.get(db);
  if (!recorder) {
    const views = new Batcher({ ...batches, write: (reports: ViewReport[]) => judge(db, reports) });
    const pages = new Batcher({
      ...batches,
      write: async (rows: NewPageView[]) => {
        await writePageViews(db, rows);
        return rows.map(() => undefined);
      },
    });
    recorder = { recordView: (report) => views.add(report), recordPageView: (view) => pages.add(view) };
    recorders.set(db, recorder);
  }
  return recorder;
}

/**
 * One statement can touch a viewer's row of a video once: of several reports in a batch the best one counts
 * for all.
 */
async function judge(db: Executor, reports: readonly ViewReport[]): Promise<ViewOutcome[]> {
  const speakers = new Map<string, ViewReport>();
  const keys = reports.map(({ videoId, viewerHash }) => `${videoId} ${viewerHash}`);
  reports.forEach((report, i) => {
    const key = keys[i] as string;
    const speaker = speakers.get(key);
    if (!speaker || (speaker.obstacle !== null && report.obstacle === null)) speakers.set(key, report);
  });
  const outcomes = await writeViews(db, [...speakers.values()]);
  return reports.map((report, i) => {
    const speaker = speakers.get(keys[i] as string) as ViewReport;
    const outcome = outcomes.get(speaker) ?? 'unknown';
    if (report === speaker || outcome === 'unknown' || outcome === 'own') return outcome;
    return report.obstacle ?? 'repeated';
  });
}
