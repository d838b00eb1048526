import type { ReportTargetKind } from '#contract/reports.ts';

/** What somebody wants to report. */
export interface Reported {
  kind: ReportTargetKind;
  id: string;
  /** Its name in the form's heading, as in `Report this comment`. */
  name: string;
}

let door: ((reported: Reported) => void) | null = null;
/** Requested before the form's part had loaded. */
let waiting: Reported | null = null;

/** The part of the page that opens the form registers here; the returned function unregisters it. */
export function listenForReports(listener: (reported: Reported) => void): () => void {
  door = listener;
  if (waiting) listener(waiting);
  waiting = null;
  return () => {
    if (door === listener) door = null;
  };
}

/** Opens the form to report something over the page. For event handlers. */
export function askToReport(reported: Reported): void {
  if (door) door(reported);
  else waiting = reported;
}
